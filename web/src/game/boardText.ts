// The board's texts, from the message catalogues.
import type { BoardText } from '../board/text';
import { placeOf } from '../words/battles.svelte';
import { say } from '../words/words.svelte';
import { mineName, planeName, spokenName } from './spoken';

export const boardText: BoardText = {
  label: ({ title }) => say('board.label', { title }),
  keys: () => say('board.keys'),
  hex: spokenName,
  strip: (of, place) => (of === 'wing' ? say(`wing.${place}`) : say(`section-name.${place}`)),
  place: ({ id }, text) => placeOf(id, text),
  pennant: (by) => say(`map.pennant.${by}`),
  plane: planeName,
  mine: ({ shown }) => mineName(shown),
  exit: () => say('map.exit'),
  lostTents: () => say('board.tents-lost'),
};
