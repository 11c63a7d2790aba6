// The real server, on a free port, with a temporary folder.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export const PROGRAM = process.env['BOCAGE'] ?? '../build/release/bin/bocage';
/** These tests are a crowd from one address. Computer players are limited by nodes, not by time. */
const CONFIG = {
  thinkers: 1,
  adviser: 'general@1000n',
  playouts: 8,
  limits: { guests: { burst: 1000, per_minute: 6000 } },
};

export class Server {
  #child: ChildProcess | undefined;
  #port = 0;
  readonly #folder = mkdtempSync(join(tmpdir(), 'bocage-e2e-'));
  readonly #complaints: string[] = [];

  get url(): string {
    return `http://localhost:${String(this.#port)}`;
  }
  /** Its log, which contains only problems. */
  get complaints(): readonly string[] {
    return this.#complaints;
  }

  /** Starts it; the second time on the same port with the same games. */
  async start(config: object = {}): Promise<void> {
    const file = join(this.#folder, 'config.json');
    writeFileSync(file, JSON.stringify({ ...CONFIG, ...config }));
    const data = join(this.#folder, 'data');
    const args = ['serve', '--port', String(this.#port), '--data', data, '--web', 'dist', '--config', file];
    const child = spawn(PROGRAM, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    createInterface(child.stderr).on('line', (line) => this.#complaints.push(line));
    const lines = createInterface(child.stdout);
    const [first] = (await Promise.race([
      once(lines, 'line'),
      once(child, 'error').then(([error]) => Promise.reject(error as Error)),
      once(child, 'exit').then(() => Promise.reject(new Error(`no server: ${this.#complaints.join(' ')}`))),
    ])) as [string];
    this.#port = Number(/:(\d+)$/.exec(first)?.[1]);
  }

  /** Like a power failure: SIGKILL. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
