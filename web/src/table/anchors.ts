// Where the rules page explains a numbered rule. The page has chapters, the engine has rule numbers; the letters of a
// number identify its group.
const CHAPTER: Readonly<Record<string, string>> = {
  TURN: 'turn',
  ORD: 'orders',
  CARD: 'cards',
  AIRP: 'tactic-cards',
  AMB: 'tactic-cards',
  CLO: 'tactic-cards',
  DIG: 'tactic-cards',
  FIR: 'tactic-cards',
  INF: 'tactic-cards',
  MED: 'tactic-cards',
  TFH: 'tactic-cards',
  MOV: 'movement',
  BAT: 'battle',
  RET: 'retreat',
  TKG: 'battle',
  DRAW: 'turn',
  TEAM: 'variants',
  OBS: 'works',
  SCN: 'medals',
  OVL: 'overlord-turn',
  OCARD: 'overlord-cards',
  OCTR: 'overlord-cards',
  CIC: 'hand-out',
  INI: 'initiative',
  COM: 'talk',
  SWA: 'special-weapons',
  XU: 'more-units',
  XT: 'more-ground',
  COMR: 'commissar',
  EF: 'winter',
  IJA: 'japanese-army',
  GUNG: 'marines',
  NIGHT: 'night',
  PAC: 'pacific',
  AIR: 'air',
};

export const groups: readonly string[] = Object.keys(CHAPTER);

/** The address of the chapter for a number such as CIC-09. */
export function rulePath(rule: string): string {
  const chapter = CHAPTER[rule.replace(/-.*$/, '')];
  return chapter ? `/rules#${chapter}` : '/rules';
}
