import { mount } from 'svelte';
import { setPref } from '../../prefs.svelte';
import TablePage from '../../table/TablePage.svelte';
import '../../theme.css';
import { known } from '../../languages';
import { need } from '../../words/words.svelte';
import { battleNamed } from '../battles';
import { fakeWire } from './fake';
import { MOMENTS } from './moments';

const asked = new URLSearchParams(location.search);
const moment = MOMENTS[asked.get('scene') ?? 'play'];
const target = document.getElementById('app');
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'light';
setPref('lang', known(asked.get('lang')) ?? 'en');
setPref('autopass', false);
setPref('guide', asked.has('guide'));

if (moment && target) {
  await need('core', 'refusal', 'game', 'table');
  const battle = battleNamed(moment.battle);
  const scene = moment.make(battle);
  mount(TablePage, {
    target,
    props: {
      id: 'demo',
      invite: null,
      open: () => fakeWire(scene),
      fetched: () => Promise.resolve(battle),
      met: () => Promise.resolve(),
    },
  });
}
