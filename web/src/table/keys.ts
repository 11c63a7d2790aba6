// The keyboard shortcuts of the table page. A focused control handles its own keys first.
export interface Keys {
  card(n: number): void;
  go(): void;
  undo(): void;
  /** Both return whether they did anything. */
  escape(): boolean;
  skip(): boolean;
  /** Names the next general; returns whether one could be named. */
  general(): boolean;
  wing(): void;
  hint(): void;
  talk(): void;
  help(): void;
}

const WRITES = 'input, textarea, select, dialog *';
const CONTROLS = 'button, a, summary, [role="button"], [role="tab"]';

export function keyed(event: KeyboardEvent, keys: Keys): void {
  const at = event.target instanceof Element ? event.target : document.body;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || at.closest(WRITES)) return;
  const done = press(event.key, at.closest(CONTROLS) !== null, keys);
  if (done) event.preventDefault();
}

function press(key: string, onControl: boolean, keys: Keys): boolean {
  if (/^[1-9]$/.test(key)) keys.card(Number(key) - 1);
  else if (key === 'Escape') return keys.escape();
  else if (key === ' ') return keys.skip();
  else if (key === 'Enter') {
    if (onControl) return false;
    keys.go();
  } else if (key === 'u' || key === 'U') keys.undo();
  else if (key === 'n' || key === 'N') return keys.general();
  else if (key === 'w' || key === 'W') keys.wing();
  else if (key === 'h' || key === 'H') keys.hint();
  else if (key === 't' || key === 'T') keys.talk();
  else if (key === '?') keys.help();
  else return false;
  return true;
}
