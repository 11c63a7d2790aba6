// A server and the people around it. Hidden problems (page errors, invalid messages, foreign hosts) fail the test.
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { mkdirSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import type { Game } from '../src/protocol';
import { patched } from '../src/net/patch';
import { faultOf, gameFault } from './schema';
import { Server } from './server';

const SHOTS = process.env['E2E_SHOTS'] ?? 'e2e-shots';
/** Generous for slow machines; nothing waits longer than it must. */
export const PATIENCE = 60_000;

export interface Guest extends BrowserContextOptions {
  /** Motion and guide at their defaults. Otherwise both are off. */
  fresh?: boolean;
  prefs?: Readonly<Record<string, unknown>>;
  /** Console errors that the test itself causes. */
  expected?: RegExp;
}

export class Person {
  readonly complaints: string[] = [];
  /** The latest message about the game, as received. */
  game: Game | undefined;
  constructor(
    readonly name: string,
    readonly context: BrowserContext,
    readonly page: Page,
    readonly home: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.page.goto(path.startsWith('http') ? path : this.home + path);
  }

  async shot(name: string): Promise<void> {
    mkdirSync(SHOTS, { recursive: true });
    await this.page.screenshot({ path: `${SHOTS}/${name}.png` });
  }
}

function listen(person: Person, { expected }: Guest): void {
  const { page, complaints, home } = person;
  const complain = (what: string): void => {
    if (!expected?.test(what)) complaints.push(`${person.name}: ${what}`);
  };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complain(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complain(`page: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    const ours = url.origin === home || ['data:', 'blob:'].includes(url.protocol);
    if (!ours) complaints.push(`${person.name}: asked another host, ${request.url()}`);
  });
  page.on('websocket', (socket) => {
    const check = (from: 'server' | 'client', payload: string | Buffer): void => {
      const fault = faultOf(from, payload.toString());
      if (fault) complaints.push(`${person.name}: ${fault}`);
    };
    socket.on('framereceived', ({ payload }) => {
      check('server', payload);
      const { game, changes } = JSON.parse(payload.toString()) as { game?: Game | null; changes?: unknown };
      if (game) person.game = game;
      if (changes) {
        person.game = patched(person.game, changes) as Game;
        const fault = gameFault(person.game);
        if (fault) complaints.push(`${person.name}: ${fault}`);
      }
    });
    socket.on('framesent', ({ payload }) => check('client', payload));
  });
}

export class World {
  readonly server = new Server();
  #browser: Browser | undefined;
  #people: Person[] = [];

  async open(): Promise<void> {
    await this.server.start();
    this.#browser = await chromium.connect(inject('browser'));
  }

  async person(name: string, guest: Guest = {}): Promise<Person> {
    if (!this.#browser) throw new Error('the world is not open');
    const { fresh = false, prefs = {}, ...options } = guest;
    delete options.expected;
    const context = await this.#browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'en-GB',
      ...options,
    });
    context.setDefaultTimeout(PATIENCE);
    if (!fresh) {
      const kept = JSON.stringify({ motion: 'off', guide: false, ...prefs });
      await context.addInitScript((text) => {
        if (localStorage.getItem('bocage.prefs') === null) localStorage.setItem('bocage.prefs', text);
      }, kept);
    }
    const person = new Person(name, context, await context.newPage(), this.server.url);
    listen(person, guest);
    this.#people.push(person);
    return person;
  }

  /** Closes everything and reports hidden problems. */
  async part(test: string): Promise<void> {
    const people = this.#people;
    this.#people = [];
    for (const [i, person] of people.entries()) {
      if (i < 2 || process.env['E2E_ALL_SHOTS']) await person.shot(`${test}-end-${person.name}`).catch(() => undefined);
      await person.context.close();
    }
    expect(people.flatMap((person) => person.complaints)).toEqual([]);
    expect(this.server.complaints).toEqual([]);
  }

  async close(): Promise<void> {
    await this.#browser?.close();
    await this.server.end();
  }
}

/** The world of a file of tests. */
export function world(name: string): World {
  const here = new World();
  beforeAll(() => here.open());
  afterEach(() => here.part(name));
  afterAll(() => here.close());
  return here;
}
