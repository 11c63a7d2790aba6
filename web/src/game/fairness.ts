// Whether the seed of a game is what was promised, computed in this browser: docs/fair-dice.md says how. Everything is
// hexadecimal, as the engine writes it.
import type { TableInfo } from '../protocol';
import type { Contributed } from './contribution';

export type Finding = 'holds' | 'fails' | 'cannot';
export interface Check {
  readonly about: 'noted' | 'committed' | 'yours' | 'mixed';
  readonly found: Finding;
}
export type Seeds = Pick<TableInfo, 'commitment' | 'seed' | 'contributions' | 'game_seed'>;

const PREFIX = 'chacha20:';
const digitsOf = (seed: string): string => seed.slice(seed.startsWith(PREFIX) ? PREFIX.length : 0);

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  // Browsers offer this only to pages that came over HTTPS or from this machine.
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle as SubtleCrypto | undefined;
  if (!subtle) return undefined;
  const hash = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const isHex = (digits: string): boolean => /^(?:[0-9a-f]{2})+$/.test(digits);
const bytesOf = (digits: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(digits.length / 2).map((_, i) => parseInt(digits.slice(2 * i, 2 * i + 2), 16));
const said = (holds: boolean): Finding => (holds ? 'holds' : 'fails');

async function committed(seed: string, commitment: string): Promise<Finding> {
  if (!isHex(seed)) return 'fails';
  const hash = await sha256(bytesOf(seed));
  return hash === undefined ? 'cannot' : said(hash === commitment);
}

/** The seed of the game is the hash of these lines; without contributions it is the server's. */
async function mixed(seed: string, { contributions, game_seed }: Seeds): Promise<Finding> {
  const game = digitsOf(game_seed ?? '');
  if (contributions.length === 0) return said(game === seed);
  const lines = [{ from: 'server', bytes: seed }, ...contributions].map(
    ({ from, bytes }) => `seed-part ${from} ${bytes}\n`,
  );
  const hash = await sha256(new TextEncoder().encode(lines.join('')));
  return hash === undefined ? 'cannot' : said(hash === game);
}

/** Nothing can be checked before the seed is revealed. `own` is what this browser remembers of the table. */
export async function checksOf(table: Seeds, own: Contributed | undefined): Promise<Check[]> {
  if (table.seed === null) return [];
  const seed = digitsOf(table.seed);
  const checks: Check[] = [{ about: 'committed', found: await committed(seed, table.commitment) }];
  if (own) {
    checks.unshift({ about: 'noted', found: said(own.commitment === table.commitment) });
    const isIn = table.contributions.some(({ bytes }) => bytes === own.bytes);
    checks.push({ about: 'yours', found: said(isIn) });
  }
  return [...checks, { about: 'mixed', found: await mixed(seed, table) }];
}
