// The command cards and the sides of the battle die, by the names that the engine uses.

/** How often each card is in a deck; the Air Sorties only where the Air rules are in force. */
export const COPIES = {
  'recon-left': 2,
  'recon-center': 2,
  'recon-right': 2,
  'probe-left': 4,
  'probe-center': 5,
  'probe-right': 4,
  'attack-left': 3,
  'attack-center': 4,
  'attack-right': 3,
  'assault-left': 2,
  'assault-center': 2,
  'assault-right': 2,
  'recon-in-force': 3,
  'general-advance': 1,
  'pincer-move': 1,
  'air-power': 1,
  ambush: 1,
  'armor-assault': 2,
  'artillery-bombard': 1,
  barrage: 1,
  'behind-enemy-lines': 1,
  'close-assault': 1,
  'counter-attack': 2,
  'dig-in': 1,
  'direct-from-hq': 2,
  firefight: 1,
  'infantry-assault': 2,
  'medics-and-mechanics': 1,
  'move-out': 2,
  'their-finest-hour': 1,
  'air-sortie': 2,
} as const;

export type CardName = keyof typeof COPIES;
export const CARDS = Object.keys(COPIES) as CardName[];
export const isCard = (name: string): name is CardName => Object.hasOwn(COPIES, name);

export type Face = 'infantry' | 'armor' | 'grenade' | 'flag' | 'star';
/** The six sides of a die. */
export const DIE_SIDES: readonly Face[] = ['infantry', 'infantry', 'armor', 'grenade', 'flag', 'star'];
