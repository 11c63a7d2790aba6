// Every message between browser and server is validated against the protocol's schema.
import Ajv, { type ValidateFunction } from 'ajv';
import { readFileSync } from 'node:fs';

const schema = JSON.parse(readFileSync('../docs/protocol.schema.json', 'utf8')) as { definitions: object };
const ajv = new Ajv({ allErrors: false, strict: false });
const checker = (name: string): ValidateFunction =>
  ajv.compile({ $ref: `#/definitions/${name}`, definitions: schema.definitions });

// By the kind of message, so that the fault is specific, not just "no alternative fits".
const SERVER: Readonly<Record<string, ValidateFunction>> = {
  table: checker('TableMessage'),
  step: checker('StepMessage'),
  seats: checker('SeatsMessage'),
  said: checker('SaidMessage'),
};
const ANSWER = checker('Answer');
const GAME = checker('Game');
const CLIENT = checker('ClientMessage');

interface Frame {
  readonly type?: string;
  readonly re?: number;
}

/** What is wrong with the game that the changes have led to. */
export function gameFault(game: unknown): string | undefined {
  return GAME(game) ? undefined : `game: ${ajv.errorsText(GAME.errors ?? null)}`;
}

/** What is wrong with a message; undefined if it is valid. */
export function faultOf(from: 'server' | 'client', text: string): string | undefined {
  const frame = JSON.parse(text) as Frame;
  const check = from === 'client' ? CLIENT : frame.re !== undefined ? ANSWER : SERVER[frame.type ?? ''];
  if (check?.(frame)) return undefined;
  return `${from}: ${ajv.errorsText(check?.errors ?? null)} in ${text.slice(0, 300)}`;
}
