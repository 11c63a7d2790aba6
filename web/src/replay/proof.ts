// Whether a seed is the one whose hash was shown: the SHA-256 of its bytes, as the engine writes both in hexadecimal.
export async function isPromised(seed: string, commitment: string): Promise<'matches' | 'differs' | 'cannot'> {
  const digits = /^(?:[\w-]+:)?((?:[0-9a-f]{2})+)$/.exec(seed)?.[1];
  // The browser computes only on pages that came over a safe way.
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle as SubtleCrypto | undefined;
  if (!digits || !subtle) return 'cannot';
  const bytes = new Uint8Array(digits.length / 2).map((_, i) => parseInt(digits.slice(2 * i, 2 * i + 2), 16));
  const hash = new Uint8Array(await subtle.digest('SHA-256', bytes));
  const text = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return text === commitment.toLowerCase() ? 'matches' : 'differs';
}
