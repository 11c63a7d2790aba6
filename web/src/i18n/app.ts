import type { Phrase } from './lang';

export const APP = {
  battle: { en: 'Battle', fr: 'Bataille' },
  turn: { en: 'Turn the board', fr: 'Tourner le plateau' },
  light: { en: 'Daylight', fr: 'Lumière du jour' },
  dark: { en: 'Desk lamp', fr: 'Lampe de bureau' },
  loading: { en: 'The map is being unrolled…', fr: 'On déroule la carte…' },
  missing: { en: 'There is no such map.', fr: 'Cette carte n’existe pas.' },
  nowhere: { en: 'There is nothing here.', fr: 'Il n’y a rien ici.' },
  whole: { en: 'Whole board', fr: 'Tout le plateau' },
} as const satisfies Readonly<Record<string, Phrase>>;
