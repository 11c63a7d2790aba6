// All chapters of the rules, in the order of the page.
import type { Chapter } from './chapter';
import { AIR } from './chapters/air';
import { BASICS } from './chapters/basics';
import { COMBAT } from './chapters/combat';
import { FAIR } from './chapters/fair';
import { FRONTS } from './chapters/fronts';
import { OVERLORD } from './chapters/overlord';
import { WEAPONS } from './chapters/weapons';

export const CHAPTERS: readonly Chapter[] = [...BASICS, ...COMBAT, ...OVERLORD, ...WEAPONS, ...FRONTS, ...AIR, ...FAIR];
