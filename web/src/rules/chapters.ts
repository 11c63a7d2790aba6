// All chapters of the rules, in the order of the page.
import { AIR } from '../i18n/rules-air';
import { BATTLE } from '../i18n/rules-battle';
import { EAST } from '../i18n/rules-east';
import { FAIR } from '../i18n/rules-fair';
import { GROUND, OVERLORD } from '../i18n/rules-overlord';
import { PACIFIC } from '../i18n/rules-pacific';
import { PLAY } from '../i18n/rules-play';
import { WEAPONS } from '../i18n/rules-weapons';
import type { Chapter } from './chapter';

export const CHAPTERS: readonly Chapter[] = [
  ...PLAY,
  ...BATTLE,
  ...GROUND,
  ...OVERLORD,
  ...WEAPONS,
  ...EAST,
  ...PACIFIC,
  ...AIR,
  ...FAIR,
];
