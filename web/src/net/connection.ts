// One table over one WebSocket: numbered requests with answers, and messages. It reconnects by itself, repeats unanswered
// requests, and never reports a dead connection as alive.
import { Refused } from '../api';
import type {
  Answer,
  ClientMessage,
  Game,
  Refusal,
  SaidMessage,
  SeatsMessage,
  ServerMessage,
  StepMessage,
  TableMessage,
} from '../protocol';
import { waitAfter } from './backoff';
import { patched } from './patch';
import type { Tab } from './tab';

export type LinkState = 'connecting' | 'live' | 'reconnecting' | 'lost';
/** A message that changed the game, with the whole game as it is now. */
export type Step = Omit<StepMessage, 'changes'> & { readonly game: Game };
export type Seats = Omit<SeatsMessage, 'changes'> & { readonly game: Game | null };
export type News = TableMessage | Step | Seats | SaidMessage;
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
  /** The last step number received. */
  seen(): number | undefined;
  onnews(news: News): void;
  onstate(state: LinkState, why?: Refusal): void;
}

interface Waiting {
  readonly text: string;
  readonly settle: (answer: Answer) => void;
  readonly fail: (why: Refused) => void;
}

/** A fallback refusal that the server never sends. */
const UNNAMED: Refusal = { code: 'not-offered' };
const OPEN = 1;
const PING_EVERY = 20_000;
const PING_PATIENCE = 8_000;
/** After this many failed attempts the page says that the table cannot be reached, and keeps trying. */
const HOPEFUL = 6;

export class Connection {
  #wire: Wire | undefined;
  #state: LinkState = 'connecting';
  #waiting = new Map<number, Waiting>();
  #hello = 0;
  /** The game as it was last sent. A new connection is sent all of it. */
  #game: Game | null = null;
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

  /** Reconnects at once when the network is back or the tab is visible again. */
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
      if (typeof event.data === 'string') this.#hear(JSON.parse(event.data) as ServerMessage);
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

  #hear(message: ServerMessage): void {
    if (!('re' in message)) {
      if (message.type === 'table') this.#welcome();
      this.options.onnews(this.#newsOf(message));
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

  #newsOf(message: Exclude<ServerMessage, Answer>): News {
    if (message.type === 'said') return message;
    if (message.type === 'table') {
      this.#game = message.game;
      return message;
    }
    const { changes, ...rest } = message;
    this.#game = patched(this.#game, changes) as Game | null;
    return { ...rest, game: this.#game } as Step | Seats;
  }

  #welcome(): void {
    if (this.#state === 'live') return;
    this.#tries = 0;
    this.#say('live');
    for (const { text } of this.#waiting.values()) this.#send(text);
  }

  /** The table does not exist or is closed to this person: retrying would not help. */
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
