import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/server/database/embedded-postgres.ts';
import { freePort } from '../../src/server/lifecycle/free-port.ts';
import { type OctavoProcess, runOctavoProcess, whenReady } from '../../src/server/testing/octavo-process.ts';
import { type OwnerClient, signInOwner } from '../../src/server/testing/owner-client.ts';

/** Recovery timeout (ms), for busy machines. */
const recoveryMs = 120_000;

/** A full Octavo with its own database, for fault injection. */
export interface Bed {
  readonly database: EmbeddedPostgres;
  readonly octavo: () => OctavoProcess;
  readonly owner: () => OwnerClient;
  readonly folder: string;
  /** The settings for a second process that shares everything with the first. */
  readonly settings: Readonly<Record<string, string>>;
  /** Starts Octavo if it isn't running, and signs in again. `more` are settings for this start only. */
  start(more?: Readonly<Record<string, string>>): Promise<void>;
  /** Stops Octavo in order. */
  stop(): Promise<void>;
  untilReady(): Promise<void>;
  query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>;
  close(): Promise<void>;
}

export async function openBed(): Promise<Bed> {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-faults-'));
  // Under root, the database runs as a separate user.
  chmodSync(folder, 0o711);
  const home = join(folder, 'server');
  mkdirSync(home);
  const database = await startEmbeddedPostgres({
    folder: join(home, 'postgres'),
    passwordFile: join(home, 'password'),
    logFile: join(home, 'postgres.log'),
    onTrouble: () => undefined,
  });
  const settings = {
    OCTAVO_DATA_DIR: join(folder, 'data'),
    PORT: String(await freePort('127.0.0.1')),
    DATABASE_URL: database.url,
    LOG_LEVEL: 'error',
  };
  let octavo: OctavoProcess | null = null;
  let owner: OwnerClient | null = null;
  const running = (): OctavoProcess => {
    if (!octavo) throw new Error('Octavo was not started');
    return octavo;
  };
  const signedIn = (): OwnerClient => {
    if (!owner) throw new Error('Octavo was not started');
    return owner;
  };
  return {
    database,
    folder,
    settings,
    octavo: running,
    owner: signedIn,
    async start(more = {}) {
      if (octavo && octavo.child.exitCode === null && octavo.child.signalCode === null) return;
      octavo = runOctavoProcess({ ...settings, ...more });
      await whenReady(octavo);
      owner = await signInOwner(octavo);
    },
    async stop() {
      running().child.kill('SIGTERM');
      await running().exit;
    },
    async untilReady() {
      const until = performance.now() + recoveryMs;
      while (performance.now() < until) {
        const ready = await fetch(`${signedIn().url}/readyz`).catch(() => null);
        await ready?.arrayBuffer();
        if (ready?.status === 200) return;
        await delay(200);
      }
      throw new Error('Octavo did not get ready again');
    },
    async query<Row extends pg.QueryResultRow>(text: string) {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      try {
        return (await client.query<Row>(text)).rows;
      } finally {
        await client.end();
      }
    },
    async close() {
      octavo?.child.kill('SIGTERM');
      await octavo?.exit;
      await database.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

interface SystemProcess {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

/** Returns all descendants of a process; empty on systems without /proc. */
export function descendantsOf(pid: number): SystemProcess[] {
  const all: SystemProcess[] = [];
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const status = readFileSync(`/proc/${name}/stat`, 'utf8');
      const parent = Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]);
      all.push({ pid: Number(name), parent, command: readFileSync(`/proc/${name}/cmdline`, 'utf8') });
    } catch {
      // It already ended.
    }
  }
  const found: SystemProcess[] = [];
  for (let parents = [pid]; parents.length > 0; ) {
    const children = all.filter(({ parent }) => parents.includes(parent));
    found.push(...children);
    parents = children.map((child) => child.pid);
  }
  return found;
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It already ended.
  }
}
