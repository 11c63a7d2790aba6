// Why something is refused, as the table says it.
export interface Reason {
  /** `MOV-04`, if the table named a rule. */
  readonly rule?: string;
  readonly text: string;
}

export function reasonOf(said: string): Reason {
  const found = /^([A-Z]+-[\w.]+): ([^]*)$/.exec(said);
  return found?.[1] && found[2] ? { rule: found[1], text: found[2] } : { text: said };
}
