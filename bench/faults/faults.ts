import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { runOctavoProcess } from '../../src/server/testing/octavo-process.ts';
import { backUpUnderLoad } from './backup-under-load.ts';
import { type Bed, descendantsOf, signal } from './bed.ts';
import { jumpClock } from './clock-jumps.ts';
import { killAtWrites } from './kill-at-writes.ts';
import { killMigrations } from './killed-migration.ts';

/**
 * Breaks part of a running Octavo under load, and restores what doesn't recover automatically.
 * @param acknowledged grows while the load goes on
 */
export type Fault = (bed: Bed, acknowledged: ReadonlySet<string>) => Promise<void>;

const pidOf = (bed: Bed): number => bed.octavo().child.pid ?? 0;

async function killAndStart(bed: Bed): Promise<void> {
  signal(pidOf(bed), 'SIGKILL');
  await bed.octavo().exit;
  await bed.start();
}

async function killDescendants(bed: Bed, isIt: (command: string) => boolean, times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    for (const { pid, command } of descendantsOf(pidOf(bed))) if (isIt(command)) signal(pid, 'SIGKILL');
    await delay(700);
  }
}

const textFile = (): FormData => {
  const form = new FormData();
  form.append('file', new File([`# Notes\n\n${'Words of a long text. '.repeat(20_000)}`], 'notes.md'));
  return form;
};

/** Uploads files and ignores the outcome. */
async function sendFiles(bed: Bed): Promise<void> {
  const { url } = bed.owner();
  const { token }: { token: string } = await (await bed.owner().renewToken()).json();
  await fetch(`${url}/api/attachments`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: textFile(),
  })
    .then((answer) => answer.arrayBuffer())
    .catch(() => null);
}

async function stopAndGoOn(bed: Bed): Promise<void> {
  await bed.octavo().exit;
  await bed.start();
}

/** Starts a server that accepts every connection and never responds. */
async function openSilence(): Promise<{ readonly port: number; readonly close: () => void }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => sockets.add(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { port: (server.address() as AddressInfo).port, close };
}

async function withSilentServices(bed: Bed): Promise<void> {
  const silence = await openSilence();
  const address = `127.0.0.1:${silence.port}`;
  signal(pidOf(bed), 'SIGTERM');
  await bed.octavo().exit;
  await bed.start({
    SMTP_URL: `smtp://${address}`,
    MAIL_FROM: 'octavo@localhost.localdomain',
    OPENAI_BASE_URL: `http://${address}/v1`,
    OPENAI_API_KEY: 'none',
    OCTAVO_MODELS: 'plain=composer:octavo,silent=compatible:silent',
    STRIPE_API_URL: `http://${address}`,
    STRIPE_SECRET_KEY: 'sk_test_none',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_none',
    STRIPE_WEBHOOK_SECRET: 'whsec_none',
  });
  const owner = bed.owner();
  const given = new AbortController();
  const asked = Array.from({ length: 8 }, () =>
    owner
      .send(
        'POST',
        '/chat/stream',
        { messages: [{ role: 'user', content: 'A menu' }], model: 'silent' },
        { signal: given.signal },
      )
      .then((answer) => answer.text())
      .catch(() => null),
  );
  const priced = Array.from({ length: 8 }, () =>
    fetch(`${owner.url}/payments/pricing`).then(async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
  for (let time = 0; time < 20; time++) {
    await fetch(`${owner.url}/identity/send-code`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: owner.url },
      body: JSON.stringify({ purpose: 'sign_in', email: `guest${time}@example.com`, display_name: 'Guest' }),
    }).then((answer) => answer.arrayBuffer());
    await delay(300);
  }
  given.abort();
  await Promise.all(asked);
  const statuses = await Promise.all(priced);
  if (statuses.some((status) => status !== 503))
    throw new Error(`a payment server that never answers gave ${statuses.join(', ')}`);
  signal(pidOf(bed), 'SIGTERM');
  await bed.octavo().exit;
  silence.close();
}

/** Prevents the process from opening files or connections for a while. */
async function exhaustDescriptors(bed: Bed): Promise<void> {
  const pid = String(pidOf(bed));
  const limit = (count: number) => execFileSync('prlimit', ['--pid', pid, `--nofile=${count}:`]);
  const limits = readFileSync(`/proc/${pid}/limits`, 'utf8');
  const usual = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1]);
  // New descriptors must be below the limit, and the process keeps its first ones from startup.
  limit(16);
  // `fetch` would reuse an open connection.
  const isAnswered = await new Promise<boolean>((resolve) => {
    get(`${bed.owner().url}/healthz`, { agent: false, timeout: 2_000 }, (response) => {
      response.resume();
      resolve(true);
    })
      .on('error', () => resolve(false))
      .on('timeout', () => resolve(false));
  });
  await delay(6_000);
  limit(usual);
  if (isAnswered) throw new Error('a new connection was served without a descriptor left');
}

export const faults: Readonly<Record<string, Fault>> = {
  'kill -9 of Octavo': killAndStart,
  'kill -9 of Octavo, three times at random moments': async (bed) => {
    for (const pauseMs of [150, 900, 2_300]) {
      await delay(pauseMs);
      await killAndStart(bed);
    }
  },
  'kill -9 of Octavo in the middle of a write to each table': killAtWrites,
  'kill -9 of the database': async (bed) => {
    signal(bed.database.pid, 'SIGKILL');
  },
  'restart of the database': async (bed) => {
    signal(bed.database.pid, 'SIGINT');
  },
  'database hangs for 8 s': async (bed) => {
    const { pid } = bed.database;
    const all = [pid, ...descendantsOf(pid).map((child) => child.pid)];
    for (const one of all) signal(one, 'SIGSTOP');
    await delay(8_000);
    for (const one of all) signal(one, 'SIGCONT');
  },
  'database connections cut, ten times': async (bed) => {
    for (let time = 0; time < 10; time++) {
      const client = new pg.Client({ connectionString: bed.database.url });
      await client.connect();
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      await client.end();
      await delay(400);
    }
  },
  'kill -9 of the browser, five times': (bed) =>
    killDescendants(bed, (command) => /chrom|headless/i.test(command), 5),
  'kill -9 of the file reader, while it reads': async (bed) => {
    const sent = Promise.all(Array.from({ length: 6 }, () => sendFiles(bed)));
    await killDescendants(bed, (command) => command.includes('reading-process'), 5);
    await sent;
  },
  'file descriptors run out for 6 s': exhaustDescriptors,
  'mail, model and payment servers that never answer': withSilentServices,
  'clock jumps by an hour and two days, and back': jumpClock,
  'backup while everything writes': backUpUnderLoad,
  'kill -9 of four migrations half-way': killMigrations,
  'SIGTERM under load': async (bed) => {
    signal(pidOf(bed), 'SIGTERM');
    await stopAndGoOn(bed);
  },
  'SIGTERM twice': async (bed) => {
    signal(pidOf(bed), 'SIGTERM');
    await delay(300);
    signal(pidOf(bed), 'SIGTERM');
    await stopAndGoOn(bed);
  },
  'two processes on one data folder': async (bed) => {
    const second = runOctavoProcess({ ...bed.settings, PORT: '0' });
    const code = await second.exit;
    if (code !== 1 || !second.stderr().includes('already running'))
      throw new Error(`the second process ended with ${code}: ${second.stderr()}`);
  },
  'a second worker comes and dies': async (bed) => {
    const second = runOctavoProcess({
      ...bed.settings,
      PORT: '0',
      OCTAVO_ROLES: 'worker',
      OCTAVO_DATA_DIR: join(bed.folder, 'worker'),
      STORAGE_URL: `file:${join(bed.folder, 'data', 'files')}`,
    });
    await delay(6_000);
    signal(second.child.pid ?? 0, 'SIGKILL');
    await second.exit;
  },
};
