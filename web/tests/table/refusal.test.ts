import { describe, expect, it } from 'vitest';
import { prefs } from '../../src/prefs.svelte';
import type { Refusal } from '../../src/protocol';
import { refusalText } from '../../src/table/refusal';

const section: Refusal = {
  code: 'wrong-section',
  rule: 'ORD-04',
  args: { card: 'pincer-move', sections: ['left', 'right'], section: ['center'] },
};

describe('a refusal in words', () => {
  it('names the card and the sections', () => {
    expect(refusalText(section)).toBe(
      'Pincer Move orders units in the left and right section; this unit is in the center.',
    );
    prefs.lang = 'fr';
    expect(refusalText(section)).toContain('gauche et droite');
  });

  it('says what is asked now', () => {
    const moving: Refusal = { code: 'battles-come-later', rule: 'TURN-04', args: { decision: 'move' } };
    expect(refusalText(moving)).toBe('Battles come after all moves. Now: move units.');
    prefs.lang = 'de';
    expect(refusalText(moving)).toContain('Jetzt: Einheiten bewegen.');
  });

  it('names everyone who must decide', () => {
    const asked: Refusal = {
      code: 'not-your-decision',
      args: {
        asked: [
          { post: 'axis/center', decision: 'place' },
          { post: 'axis/right', decision: 'move' },
        ],
      },
    };
    expect(refusalText(asked)).toContain('Axis Center General (place your cards) and Axis Right General (move units)');
  });

  it('counts as the language does', () => {
    expect(refusalText({ code: 'too-far', args: { number: 1 } })).toContain('at most 1 hex.');
    expect(refusalText({ code: 'too-far', args: { number: 3 } })).toContain('at most 3 hexes.');
  });

  it('falls back to the code', () => {
    expect(refusalText({ code: 'something-new' })).toBe('something-new');
  });
});
