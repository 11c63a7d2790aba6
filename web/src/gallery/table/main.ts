import { mount } from 'svelte';
import { battleFile } from '../../library';
import { setPref } from '../../prefs.svelte';
import TablePage from '../../table/TablePage.svelte';
import '../../theme.css';
import { fakeWire } from './fake';
import { MOMENTS } from './moments';

const asked = new URLSearchParams(location.search);
const moment = MOMENTS[asked.get('scene') ?? 'play'];
const target = document.getElementById('app');
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'light';
setPref('lang', asked.get('lang') === 'fr' ? 'fr' : 'en');
setPref('autopass', false);
setPref('guide', asked.has('guide'));

if (moment && target) {
  const file = await battleFile(moment.battle);
  if (file) {
    const scene = moment.make(file);
    mount(TablePage, {
      target,
      props: {
        id: 'demo',
        invite: null,
        open: () => fakeWire(scene),
        fetched: () => Promise.resolve(file),
        met: () => Promise.resolve(),
      },
    });
  }
}
