// The changes of an update, applied to what was there before: a JSON merge patch (RFC 7396) that also changes lists of
// things with ids. What does not change is the same object as before.
type Json = Readonly<Record<string, unknown>>;
interface Thing {
  readonly id: number;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function patchedThings(things: readonly Thing[], patch: Json): Thing[] {
  const known = new Set(things.map(({ id }) => String(id)));
  const kept = things.flatMap((thing) => {
    const change = patch[thing.id];
    return change === null ? [] : [change === undefined ? thing : (patched(thing, change) as Thing)];
  });
  const added = Object.entries(patch).flatMap(([id, thing]) => (known.has(id) ? [] : [thing as Thing]));
  return [...kept, ...added].sort((a, b) => a.id - b.id);
}

export function patched(before: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  if (Array.isArray(before)) return patchedThings(before as Thing[], patch);
  const changes = Object.entries(patch);
  if (isObject(before) && changes.length === 0) return before;
  const after = new Map(isObject(before) ? Object.entries(before) : []);
  for (const [key, change] of changes) {
    if (change === null) after.delete(key);
    else after.set(key, patched(after.get(key), change));
  }
  return Object.fromEntries(after);
}
