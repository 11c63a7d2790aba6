import { describe, expect, it } from 'vitest';
import names from '../../../src/game/names.cpp?raw';
import forecast from '../../../src/game/forecast.cpp?raw';
import whyNot from '../../../src/game/why_not.cpp?raw';
import whyNotAir from '../../../src/game/why_not_air.cpp?raw';
import combat from '../../../src/rules/combat.cpp?raw';
import handOut from '../../../src/rules/hand_out.cpp?raw';
import { inFrench, reasonIn } from '../../src/refusals/reasons';
import { DECISION_FR } from '../../src/refusals/names';

const server = import.meta.glob<string>('../../../src/server/**/*.cpp', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((hit) => hit[1] ?? '');

// Literal sentences: table rows and calls that give a rule's number first, plain returns, and the server's refusals.
const ROW = /"[A-Z]+-[\w.]+",\s*"([^"]+)"/g;
const RETURN = /return "([a-z][^"]+)"/g;
const NUMBERED = /"[A-Z]+-[\w.]+: ([^"]+)"/g;
const REFUSAL = /"(?!counter\b|gauge\b|histogram\b)[a-z]+(?:-[a-z]+)*",\s*"([A-Z][^"]*[.!?])"/g;
const literal = [
  ...found(combat, ROW),
  ...found(handOut, ROW),
  ...found(whyNot, ROW),
  ...found(whyNot, RETURN),
  ...[ROW, RETURN].flatMap((pattern) => found(whyNotAir, pattern)),
  ...found(forecast, NUMBERED),
  ...Object.values(server).flatMap((text) => found(text, REFUSAL)),
].filter((sentence) => !sentence.endsWith(' '));

describe('reasons in French', () => {
  it('finds the sentences of the sources', () => {
    expect(literal).toContain('an enemy is adjacent and must be the target');
    expect(literal).toContain('one card must stay in the hand');
    expect(literal).toContain('the unit cannot reach that hex');
    expect(literal).toContain('a sniper does not fire at armor');
    expect(literal).toContain('an airplane flies hex by hex');
    expect(literal).toContain('the battle is over');
    expect(literal).toContain('the other side is on turn');
    expect(literal).toContain('Nobody sits on both sides.');
    expect(literal.length).toBeGreaterThan(50);
  });

  it.each([...new Set(literal)].sort())('has one for "%s"', (sentence) => {
    expect(inFrench(sentence)).toBeTypeOf('string');
  });

  it('knows every decision of the engine', () => {
    expect(Object.keys(DECISION_FR)).toEqual(found(names, /\{Decision::\w+, "([\w-]+)"\}/g));
  });

  it('puts names into sentences that have them', () => {
    expect(reasonIn('fr', 'OVL-61: the unit is under the orders of axis/left')).toBe(
      'OVL-61 : l’unité est aux ordres de : général de gauche (Axe)',
    );
    const asked = reasonIn(
      'fr',
      'it is not the decision of allies/left; asked is axis/center (place) axis/right (move)',
    );
    expect(asked).toContain('général du centre (Axe) : poser une carte, général de droite (Axe) : bouger');
    expect(reasonIn('fr', 'this battle is not on offer: the decision is about move')).toContain('bouger');
    expect(reasonIn('fr', 'there is no unit of axis on that hex')).toContain('Axe');
  });

  it('keeps the rule’s number, and English as it is', () => {
    const text = 'BAT-08: an enemy is adjacent and must be the target';
    expect(reasonIn('fr', text)).toBe('BAT-08 : un ennemi est au contact et doit être la cible');
    expect(reasonIn('en', text)).toBe(text);
    expect(reasonIn('fr', 'XU-01.2: a sniper does not fire at armor')).toMatch(/^XU-01\.2 : un tireur/);
    expect(reasonIn('fr', 'there is no airplane of axis on that hex')).toContain('Axe');
    expect(reasonIn('fr', 'something new')).toBe('something new');
  });
});
