// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import Board from '../src/board/Board.svelte';
import { boardText } from '../src/game/boardText';
import { battleNamed } from '../src/gallery/battles';
import { StillObserver } from './observer';

const battle = battleNamed('01-pegasus-bridge');
const position = battle.opening;

vi.stubGlobal('ResizeObserver', StillObserver);
afterEach(cleanup);

const hexOn = (container: HTMLElement, key: string): SVGPathElement => {
  const found = container.querySelector<SVGPathElement>(`[data-hex="${key}"]`);
  if (!found) throw new Error(`no hex ${key}`);
  return found;
};

it('has a button for every hex, and stops at units on Tab', () => {
  const { container } = render(Board, { battle, position, text: boardText, animate: false });
  expect(container.querySelectorAll('[data-hex]')).toHaveLength(113);
  expect(container.querySelectorAll('[data-hex][tabindex="0"]')).toHaveLength(position.units.length);
  expect(hexOn(container, '16,8').getAttribute('aria-label')).toBe('Allied infantry, 4 figures, forest, I1');
});

it('reports which hex was chosen, by click and by Enter', async () => {
  const onchoose = vi.fn();
  const { container } = render(Board, { battle, position, text: boardText, animate: false, onchoose });
  await fireEvent.click(hexOn(container, '4,4'));
  await fireEvent.keyDown(hexOn(container, '6,4'), { key: 'Enter' });
  expect(onchoose.mock.calls).toEqual([[[4, 4]], [[6, 4]]]);
});

it('walks with the arrows', async () => {
  const onfocushex = vi.fn();
  const { container } = render(Board, { battle, position, text: boardText, animate: false, onfocushex });
  hexOn(container, '12,4').focus();
  await fireEvent.keyDown(hexOn(container, '12,4'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(hexOn(container, '14,4'));
  expect(onfocushex).toHaveBeenLastCalledWith([14, 4]);
});

it('shows a new position: fewer figures, one unit fewer', async () => {
  const { container, rerender } = render(Board, { battle, position, text: boardText, animate: false });
  expect(container.querySelectorAll('.unit')).toHaveLength(15);
  expect(container.querySelectorAll('.figure')).toHaveLength(60);
  const units = position.units.slice(1).map((unit) => ({ ...unit, figures: 3 }));
  await rerender({ position: { ...position, units } });
  expect(container.querySelectorAll('.unit')).toHaveLength(14);
  expect(container.querySelectorAll('.figure')).toHaveLength(42);
});

it('draws marks for what can be done', () => {
  const { container } = render(Board, {
    text: boardText,
    battle,
    position,
    animate: false,
    marks: {
      '4,4': { reach: 'free' },
      '6,4': { reach: 'no-battle' },
      '8,2': { dice: 3 },
      '9,5': { retreatFrom: [8, 4] },
    },
  });
  for (const is of ['reach', 'reach-ring', 'target', 'retreat']) {
    expect(container.querySelectorAll(`.${is}`), is).toHaveLength(1);
  }
});
