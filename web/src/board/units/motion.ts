// A lost figure tips over and fades out.
import type { TransitionConfig } from 'svelte/transition';

export function fall(
  _node: Element,
  { duration, x = 0, y = 0 }: { duration: number; x?: number; y?: number },
): TransitionConfig {
  const whole = x === 0 && y === 0;
  return {
    duration,
    css: (t) =>
      whole
        ? `opacity: ${t}`
        : `opacity: ${0.15 + 0.75 * t * t}; filter: grayscale(${1 - t}); transform: translate(${x}px, ${y}px) rotate(${(1 - t) * 80}deg)`,
  };
}
