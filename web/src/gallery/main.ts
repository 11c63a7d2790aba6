import { mount } from 'svelte';
import '../theme.css';
import { prefs } from '../prefs.svelte';
import { known } from '../languages';
import { need } from '../words/words.svelte';
import Gallery from './Gallery.svelte';

prefs.lang = known(new URLSearchParams(location.search).get('lang')) ?? 'en';
const target = document.getElementById('app');
void need('core', 'game', 'table').then(() => target && mount(Gallery, { target }));
