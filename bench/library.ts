import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { libraryEndpoints } from '../src/contract/library.ts';
import { connectDatabase } from '../src/server/database/connect.ts';
import { startEmbeddedPostgres } from '../src/server/database/embedded-postgres.ts';
import { prepareSchema } from '../src/server/database/prepare-schema.ts';
import { listDocuments } from '../src/server/features/library/list-documents.ts';
import { readLibrary } from '../src/server/features/library/read-library.ts';
import { libraryHandlers } from '../src/server/features/library/routes.ts';
import { installQueue } from '../src/server/jobs/queue.ts';
import { seedLibraries } from '../src/server/testing/seed-libraries.ts';

/*
 * Measures the library's calls for users with 10, 1,000 and 50,000 documents, in an installation of 10,000
 * documents and in one of a million, because other users' documents must not slow them down. `--documents
 * 100000 --users 1000` makes the large one smaller.
 */

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '10000' },
    documents: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '1000' },
  },
});
const rounds = Number(values.rounds);
/** Documents of users u1, u2 and u3, in both installations. */
const measured = [10, 1_000, 50_000];
const smallDocuments = 10_000;

interface Figures {
  readonly p50: number;
  readonly p99: number;
}

function figuresOf(times: number[]): Figures {
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

type Db = ReturnType<typeof connectDatabase>['db'];

/** Returns each call by name, with picture URLs signed as for the web. */
function callsOf(uid: string, db: Db): Record<string, (round: number) => Promise<unknown>> {
  const deps = {
    db,
    files: { get: async () => null },
    instanceSecret: new Uint8Array(32),
    clock: () => new Date(),
    config: { publicUrl: 'http://localhost:3000' },
  } as unknown as Parameters<typeof readLibrary>[1] & Parameters<typeof libraryHandlers.listFavorites>[1];
  const batch = libraryEndpoints.readLibrary.query.parse({});
  const list = libraryEndpoints.listDocuments.query;
  const favorites = libraryEndpoints.listFavorites.query.parse({});
  const sessionDocuments = libraryEndpoints.listSessionDocuments.query.parse({});
  const caller = { uid } as never;
  let sessionId = '';
  return {
    'library batch': async () => {
      const { sessions } = await readLibrary({ uid, query: batch }, deps);
      sessionId = sessions[0]?.id ?? '';
    },
    'session documents': () =>
      libraryHandlers.listSessionDocuments(
        { caller, params: { id: sessionId }, query: sessionDocuments } as never,
        deps,
      ),
    'favourites page': () => libraryHandlers.listFavorites({ caller, query: favorites } as never, deps),
    'search, rare word': (round) =>
      listDocuments({ uid, query: list.parse({ q: `word${1000 + ((round * 37) % 3000)}` }) }, deps),
    'search, word of all': (round) =>
      listDocuments({ uid, query: list.parse({ q: `word${round % 10}` }) }, deps),
  };
}

/** Creates an installation with its users, ready to be measured. */
async function install(url: string, users: number, documents: number) {
  const connection = connectDatabase(url);
  const { db, pool } = connection;
  await prepareSchema({ db, pool }, [() => installQueue(pool, pino({ level: 'silent' }))]);
  const each = Math.max(1, Math.floor(documents / users));
  process.stdout.write(
    `\n${documents.toLocaleString('en')} documents of ${users} users, and 51,010 of three\n`,
  );
  await seedLibraries(pool, { users: users + 3, first: measured, each, words: 24 }, (line) =>
    process.stdout.write(`  seed: ${line}\n`),
  );
  return connection;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Alternates between both installations, so that machine load affects both. */
async function compare(small: Db, large: Db): Promise<void> {
  process.stdout.write(
    `\n${'milliseconds'.padEnd(38)}    small p50      p99   large p50      p99   p99 large/small\n`,
  );
  for (const [index, count] of measured.entries()) {
    const uid = `u${index + 1}`;
    const largeCalls = callsOf(uid, large);
    for (const [name, smallCall] of Object.entries(callsOf(uid, small))) {
      const largeCall = largeCalls[name] ?? smallCall;
      const times: { small: number[]; large: number[] } = { small: [], large: [] };
      // The first rounds fill caches.
      for (let round = -20; round < rounds; round += 1) {
        const inTurn = [
          { kind: 'small' as const, call: smallCall },
          { kind: 'large' as const, call: largeCall },
        ];
        for (const { kind, call } of round % 2 === 0 ? inTurn : inTurn.reverse()) {
          const took = await timed(() => call(round + 20));
          if (round >= 0) times[kind].push(took);
        }
      }
      const [a, b] = [figuresOf(times.small), figuresOf(times.large)];
      const cells = [a.p50, a.p99, b.p50, b.p99].map((value) => value.toFixed(1).padStart(8)).join('  ');
      process.stdout.write(
        `${`${name}, user of ${count}`.padEnd(38)}  ${cells}   ${(b.p99 / a.p99).toFixed(2)} (target 1.5 at most; p50 ${(b.p50 / a.p50).toFixed(2)})\n`,
      );
    }
  }
}

const folder = await mkdtemp(path.join(tmpdir(), 'octavo-bench-'));
// Traversable: under root, the server runs as another user.
await chmod(folder, 0o711);
const postgres = await startEmbeddedPostgres({
  folder: path.join(folder, 'postgres'),
  passwordFile: path.join(folder, 'secrets', 'password'),
  logFile: path.join(folder, 'postgres.log'),
});
try {
  const { pool, close } = connectDatabase(postgres.url);
  const urls: Record<string, string> = {};
  for (const name of ['small', 'large']) {
    await pool.query(`create database bench_${name}`);
    const url = new URL(postgres.url);
    url.pathname = `/bench_${name}`;
    urls[name] = url.href;
  }
  await close();
  const small = await install(urls.small ?? '', 100, smallDocuments);
  const large = await install(urls.large ?? '', Number(values.users), Number(values.documents));
  try {
    await compare(small.db, large.db);
  } finally {
    await small.close();
    await large.close();
  }
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
