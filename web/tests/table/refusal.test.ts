import { describe, expect, it } from 'vitest';
import de from '../../../words/de.json';
import en from '../../../words/en.json';
import fr from '../../../words/fr.json';
import type { Refusal } from '../../src/protocol';
import { refusalText } from '../../src/table/refusal';

/** Every message of a catalogue by its path. */
function flat(node: object, path = ''): [string, string][] {
  return Object.entries(node).flatMap(([key, value]: [string, string | object]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  );
}
const places = (message: string): string[] => [...message.matchAll(/\{(\w+)/g)].map((hit) => hit[1] ?? '').sort();

const section: Refusal = {
  code: 'wrong-section',
  rule: 'ORD-04',
  args: { card: 'pincer-move', sections: ['left', 'right'], section: ['center'] },
};

describe('a refusal in words', () => {
  it('names the card and the sections', () => {
    expect(refusalText(section, 'en')).toBe(
      'Pincer move orders units in the left and right section; this unit is in the center.',
    );
    expect(refusalText(section, 'fr')).toContain('gauche et droite');
  });

  it('says what is asked now', () => {
    const moving: Refusal = { code: 'battles-come-later', rule: 'TURN-04', args: { decision: 'move' } };
    expect(refusalText(moving, 'en')).toBe('Battles come after all moves. Now: move units.');
    expect(refusalText(moving, 'fr')).toContain('Maintenant\u202f: déplacer les unités.');
  });

  it('names everybody who must decide', () => {
    const asked: Refusal = {
      code: 'not-your-decision',
      args: {
        asked: [
          { post: 'axis/center', decision: 'place' },
          { post: 'axis/right', decision: 'move' },
        ],
      },
    };
    expect(refusalText(asked, 'en')).toContain(
      'Axis center general (place your cards) and Axis right general (move units)',
    );
  });

  it('falls back to the code', () => {
    expect(refusalText({ code: 'something-new' }, 'en')).toBe('something-new');
  });
});

describe('the catalogues', () => {
  const english = new Map(flat(en));
  it.each([
    ['fr', fr],
    ['de', de],
  ])('has the same messages in %s, with the same places', (_, other) => {
    const messages = new Map(flat(other));
    expect([...messages.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, message] of messages) expect(places(message), key).toEqual(places(english.get(key) ?? ''));
  });

  it('sets French punctuation apart', () => {
    for (const [key, message] of flat(fr)) expect(message, key).not.toMatch(/[^\u202f][:;?!](\s|$)|'/);
  });
});
