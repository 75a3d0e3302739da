import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createIdentity, migrateIdentity } from '../src/server/adapters/identity/better-auth.ts';
import type { IdentityDeps, Mail } from '../src/server/adapters/identity/identity.ts';
import { connectDatabase } from '../src/server/database/connect.ts';
import { startEmbeddedPostgres } from '../src/server/database/embedded-postgres.ts';
import { prepareSchema } from '../src/server/database/prepare-schema.ts';

/*
 * Checks that response times don't reveal whether an email address has an account: alternates trials for a
 * known and an unknown address, so that machine load affects both. The medians have to be within 10 %.
 */

const trials = 200;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const folder = await mkdtemp(path.join(tmpdir(), 'octavo-bench-'));
// Traversable: under root, the server runs as another user.
await chmod(folder, 0o711);
const postgres = await startEmbeddedPostgres({
  folder: path.join(folder, 'postgres'),
  passwordFile: path.join(folder, 'secrets', 'password'),
  logFile: path.join(folder, 'postgres.log'),
});
const { db, pool, close } = connectDatabase(postgres.url);
try {
  const mails: Mail[] = [];
  const deps: IdentityDeps = {
    db,
    pool,
    publicUrl: 'http://localhost:3000',
    instanceSecret: new Uint8Array(32).fill(1),
    isOwnerLinkEnabled: false,
    sendMail: async (mail) => void mails.push(mail),
    onSignIn: async () => undefined,
    log: () => undefined,
  };
  await prepareSchema({ db, pool }, [() => migrateIdentity(deps)]);
  const { entry } = createIdentity(deps);
  const visitor = { address: '192.0.2.1', userAgent: undefined, cookieHeader: undefined };

  const known = 'known@example.com';
  await entry.signUp({ email: known, password: 'the right password', displayName: 'Known' }, visitor);
  await entry.whenIdle();
  const token = new URL(mails.at(-1)?.link ?? '').searchParams.get('token') ?? '';
  await entry.verifyEmail({ token, password: 'the right password' }, visitor);

  const calls: Record<string, (email: string, trial: number) => Promise<unknown>> = {
    'sign-in': (email) => entry.signIn({ email, password: 'a wrong password' }, visitor),
    'sign-up': (email) =>
      entry.signUp({ email, password: 'some password', displayName: 'Somebody' }, visitor),
    'reset mail': (email) => entry.sendCode({ purpose: 'reset_password', email }, visitor),
    'verification mail': (email) => entry.sendCode({ purpose: 'verify_email', email }, visitor),
  };
  for (const [name, call] of Object.entries(calls)) {
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    for (let trial = -5; trial < trials; trial++) {
      // Rate limits are the same for both and would stop the trial.
      await db.deleteFrom('account_attempts').execute();
      for (const kind of trial % 2 === 0
        ? (['known', 'unknown'] as const)
        : (['unknown', 'known'] as const)) {
        const startedAt = performance.now();
        await call(kind === 'known' ? known : `unknown-${trial}@example.com`, trial).catch(() => undefined);
        const took = performance.now() - startedAt;
        // The first trials fill caches.
        if (trial >= 0) times[kind].push(took);
        await entry.whenIdle();
      }
    }
    const [a, b] = [median(times.known), median(times.unknown)];
    const apart = (Math.abs(a - b) / Math.max(a, b)) * 100;
    process.stdout.write(
      `${name.padEnd(18)} known ${a.toFixed(2)} ms, unknown ${b.toFixed(2)} ms, ${apart.toFixed(1)} % apart (target under 10 %)\n`,
    );
  }
} finally {
  await close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
