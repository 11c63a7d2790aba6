// What a browser contributes to the dice, and what it can say about the seed afterwards.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Contributed, contributedTo, contributionTo, forgetContribution } from '../src/game/contribution';
import { checksOf, type Seeds } from '../src/game/fairness';
import { memory } from './table/wire';

const sha256 = (of: string | Buffer): string => createHash('sha256').update(of).digest('hex');

describe('the seed', () => {
  const server = 'ab'.repeat(32);
  const mine = { bytes: '01'.repeat(32), commitment: sha256(Buffer.from(server, 'hex')) };
  const contributions = [
    { from: 'axis/commander', bytes: 'fe'.repeat(32) },
    { from: 'allies/commander', bytes: mine.bytes },
  ];
  const mix = sha256(
    `seed-part server ${server}\nseed-part axis/commander ${'fe'.repeat(32)}\nseed-part allies/commander ${mine.bytes}\n`,
  );
  const seeds: Seeds = {
    commitment: mine.commitment,
    seed: `chacha20:${server}`,
    contributions,
    game_seed: `chacha20:${mix}`,
  };
  const found = async (change: Partial<Seeds>, own: Contributed | undefined): Promise<string> =>
    (await checksOf({ ...seeds, ...change }, own)).map((check) => `${check.about} ${check.found}`).join(', ');

  it('is checked against the commitment and the contributions', async () => {
    expect(await found({}, mine)).toBe('noted holds, committed holds, yours holds, mixed holds');
    expect(await found({}, undefined)).toBe('committed holds, mixed holds');
    expect(await found({ seed: null, game_seed: null }, mine)).toBe('');
  });
  it('is found out if the server exchanged its own', async () => {
    const other = 'cd'.repeat(32);
    const exchanged = { seed: `chacha20:${other}`, commitment: sha256(Buffer.from(other, 'hex')) };
    expect(await found(exchanged, mine)).toBe('noted fails, committed holds, yours holds, mixed fails');
    expect(await found({ seed: 'chacha20:no' }, undefined)).toBe('committed fails, mixed fails');
  });
  it('is found out if the contribution of this browser is missing', async () => {
    expect(await found({ contributions: contributions.slice(0, 1) }, mine)).toContain('yours fails, mixed fails');
    expect(await found({ contributions: [], game_seed: seeds.seed }, mine)).toContain('yours fails, mixed holds');
  });
  it('may depend on the order of the contributions', async () => {
    expect(await found({ contributions: [...contributions].reverse() }, mine)).toContain('mixed fails');
  });
});

describe('a contribution', () => {
  it('is remembered with the commitment, and the same for every tab', () => {
    const store = memory();
    const first = contributionTo('one', 'sealed', store);
    expect(first.bytes).toMatch(/^[0-9a-f]{64}$/);
    expect(contributionTo('one', 'sealed', store)).toEqual(first);
    expect(contributedTo('one', store)).toEqual(first);
    expect(contributionTo('two', 'sealed', store).bytes).not.toBe(first.bytes);
    expect(contributionTo('one', 'other', store).bytes).not.toBe(first.bytes);
    forgetContribution('two', store);
    expect(contributedTo('two', store)).toBeUndefined();
  });
  it('is kept for the newest tables only, and not at all by a browser that keeps nothing', () => {
    const store = memory();
    for (let i = 0; i < 150; i++) contributionTo(`table-${String(i)}`, 'sealed', store);
    expect(contributedTo('table-49', store)).toBeUndefined();
    expect(contributedTo('table-50', store)).toBeDefined();
    const full = {
      getItem: () => '{',
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(contributionTo('one', 'sealed', full).bytes).toHaveLength(64);
  });
});
