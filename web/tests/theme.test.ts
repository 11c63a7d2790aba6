import { describe, expect, it } from 'vitest';
import css from '../src/theme.css?raw';

function coloursOf(selector: string): Map<string, string> {
  const block = css.slice(css.indexOf(selector));
  const body = block.slice(block.indexOf('{'), block.indexOf('}'));
  return new Map([...body.matchAll(/--([\w-]+): (#[0-9a-f]{6})\b/g)].map((found) => [found[1] ?? '', found[2] ?? '']));
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const part = parseInt(colour.slice(i, i + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const light = coloursOf("[data-theme='light']");
const dark = coloursOf("[data-theme='dark']");

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_, colours) => {
  it.each([
    ['ink', 'paper'],
    ['ink', 'panel'],
    ['ink', 'paper-2'],
    ['ink-soft', 'paper'],
    ['ink-soft', 'paper-2'],
    ['pencil', 'paper'],
    ['accent', 'panel'],
    ['on-primary', 'primary'],
    ['allies-line', 'paper'],
    ['axis-line', 'paper'],
    ['axis-edge', 'axis-base'],
    ['allies-edge', 'allies-base'],
    ['axis', 'axis-base'],
    ['allies', 'allies-base'],
    ['soviet', 'allies-base'],
    ['marines', 'allies-base'],
    ['japan', 'axis-base'],
    ['finland', 'axis-base'],
    ['italy', 'axis-base'],
  ])('writes %s on %s with a contrast of 4.5 to 1', (front, back) => {
    // Figures are shapes, not words.
    const least = /^(axis|allies|soviet|marines|japan|finland|italy)$/.test(front) ? 3 : 4.5;
    expect(contrast(colours.get(front) ?? '', colours.get(back) ?? '')).toBeGreaterThanOrEqual(least);
  });

  it('names the same colours as the other', () => {
    expect([...dark.keys()]).toEqual([...light.keys()]);
  });
});

it('has readable figures in red fields', () => {
  expect(contrast('#a3342a', '#fff6e6')).toBeGreaterThanOrEqual(4.5);
});
