// The road wheels of everything on tracks.
export const WHEELS = [-11, -5.5, 0, 5.5, 11]
  .map((x) => `M${x - 1.7}-2.6a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0`)
  .join('');
