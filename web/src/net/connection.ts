// One table over one WebSocket: numbered requests with answers, and messages. It comes back by itself, repeats what was
// not answered, and never says that it lives when it does not.
import { Refused } from '../api';
import type { Answer, ClientMessage, Refusal, SaidMessage, SeatsMessage, StepMessage, TableMessage } from '../protocol';
import { waitAfter } from './backoff';
import type { Tab } from './tab';

export type LinkState = 'connecting' | 'live' | 'reconnecting' | 'lost';
export type News = TableMessage | StepMessage | SeatsMessage | SaidMessage;
/** A request before it has its number. */
export type Asking = ClientMessage extends infer R ? (R extends { id: number } ? Omit<R, 'id'> : never) : never;

/** The part of a WebSocket that is used here. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  readonly readyState: number;
  send(text: string): void;
  close(): void;
}

export interface LinkOptions {
  open(): Wire;
  tab: Tab;
  invite?: string | null;
  /** The last number that is known here. */
  seen(): number | undefined;
  onnews(news: News): void;
  onstate(state: LinkState, why?: Refusal): void;
}

interface Waiting {
  readonly text: string;
  readonly settle: (answer: Answer) => void;
  readonly fail: (why: Refused) => void;
}

/** A refusal that says nothing; the server has none such. */
const UNNAMED: Refusal = { code: 'not-offered' };
const OPEN = 1;
const PING_EVERY = 20_000;
const PING_PATIENCE = 8_000;
/** After so many tries in a row the page says that the table is lost, and goes on trying. */
const HOPEFUL = 6;

export class Connection {
  #wire: Wire | undefined;
  #state: LinkState = 'connecting';
  #waiting = new Map<number, Waiting>();
  #hello = 0;
  #tries = 0;
  #closed = false;
  #again: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: LinkOptions) {}

  start(): void {
    this.#pulse = setInterval(() => this.#ping(), PING_EVERY);
    this.#connect();
  }

  stop(): void {
    this.#closed = true;
    clearTimeout(this.#again);
    clearTimeout(this.#patience);
    clearInterval(this.#pulse);
    this.#drop();
  }

  /** No waiting when the network is back or the tab is visible again. */
  hurry(): void {
    if (this.#closed || this.#wire !== undefined) return;
    clearTimeout(this.#again);
    this.#connect();
  }

  ask(request: Asking): Promise<Answer> {
    const id = this.options.tab.nextId();
    const text = JSON.stringify({ id, ...request });
    return new Promise((settle, fail) => {
      this.#waiting.set(id, { text, settle, fail });
      if (this.#state === 'live') this.#send(text);
    });
  }

  #say(state: LinkState, why?: Refusal): void {
    if (state === this.#state && why === undefined) return;
    this.#state = state;
    this.options.onstate(state, why);
  }

  #send(text: string): void {
    if (this.#wire?.readyState === OPEN) this.#wire.send(text);
  }

  #connect(): void {
    const wire = this.options.open();
    this.#wire = wire;
    wire.onopen = () => {
      this.#hello = this.options.tab.nextId();
      const seen = this.options.seen();
      const { invite, tab } = this.options;
      wire.send(
        JSON.stringify({
          id: this.#hello,
          do: 'hello',
          key: tab.key,
          ...(invite ? { invite } : {}),
          ...(seen === undefined ? {} : { seen }),
        }),
      );
    };
    wire.onmessage = (event) => {
      if (typeof event.data === 'string') this.#hear(JSON.parse(event.data) as News | Answer);
    };
    wire.onclose = () => {
      if (this.#wire !== wire) return;
      this.#drop();
      this.#retry();
    };
  }

  #drop(): void {
    const wire = this.#wire;
    this.#wire = undefined;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }

  #retry(): void {
    if (this.#closed) return;
    this.#say(this.#tries >= HOPEFUL ? 'lost' : 'reconnecting');
    this.#again = setTimeout(() => this.#connect(), waitAfter(this.#tries, Math.random()));
    this.#tries += 1;
  }

  #hear(message: News | Answer): void {
    if (!('re' in message)) {
      if (message.type === 'table') this.#welcome();
      this.options.onnews(message);
      return;
    }
    if (message.re === this.#hello) {
      if (message.ok) this.#welcome();
      else this.#refuse(message.error ?? UNNAMED);
      return;
    }
    const waiting = this.#waiting.get(message.re);
    if (!waiting) return;
    this.#waiting.delete(message.re);
    if (message.ok) waiting.settle(message);
    else waiting.fail(new Refused(message.error ?? UNNAMED));
  }

  #welcome(): void {
    if (this.#state === 'live') return;
    this.#tries = 0;
    this.#say('live');
    for (const { text } of this.#waiting.values()) this.#send(text);
  }

  /** There is no such table, or not for this person: trying again would not help. */
  #refuse(why: Refusal): void {
    this.stop();
    this.#say('lost', why);
    for (const { fail } of this.#waiting.values()) fail(new Refused(why));
    this.#waiting.clear();
  }

  #ping(): void {
    if (this.#state !== 'live') return;
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => {
      this.#drop();
      this.#retry();
    }, PING_PATIENCE);
    this.ask({ do: 'ping' }).then(
      () => clearTimeout(this.#patience),
      () => undefined,
    );
  }
}
