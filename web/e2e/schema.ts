// Every frame between browser and server is held against the schema of the protocol.
import Ajv, { type ValidateFunction } from 'ajv';
import { readFileSync } from 'node:fs';

const schema = JSON.parse(readFileSync('../docs/protocol.schema.json', 'utf8')) as { definitions: object };
const ajv = new Ajv({ allErrors: false, strict: false });
const checker = (name: string): ValidateFunction =>
  ajv.compile({ $ref: `#/definitions/${name}`, definitions: schema.definitions });

// By the kind of a message, so that a fault is named and not only that none of many kinds fits.
const SERVER: Readonly<Record<string, ValidateFunction>> = {
  table: checker('TableMessage'),
  step: checker('StepMessage'),
  seats: checker('SeatsMessage'),
  said: checker('SaidMessage'),
};
const ANSWER = checker('Answer');
const CLIENT = checker('ClientMessage');

interface Frame {
  readonly type?: string;
  readonly re?: number;
}

/** What is wrong with a frame; nothing if it is as the schema says. */
export function faultOf(from: 'server' | 'client', text: string): string | undefined {
  const frame = JSON.parse(text) as Frame;
  const check = from === 'client' ? CLIENT : frame.re !== undefined ? ANSWER : SERVER[frame.type ?? ''];
  if (check?.(frame)) return undefined;
  return `${from}: ${ajv.errorsText(check?.errors ?? null)} in ${text.slice(0, 300)}`;
}
