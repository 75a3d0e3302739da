import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { pino } from 'pino';
import { accountEndpoints } from '../../../contract/accounts.ts';
import { identityEndpoints } from '../../../contract/identity.ts';
import { createIdentity, migrateIdentity } from '../../adapters/identity/better-auth.ts';
import type { Identity, IdentityDeps, Mail } from '../../adapters/identity/identity.ts';
import { readConfig } from '../../config.ts';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import type { Deps } from '../../deps.ts';
import { mountContract } from '../../http/mount.ts';
import { limitKey, limitOfAll } from '../../http/rate-limits.ts';
import { respondError } from '../../http/respond-error.ts';
import { serveIdentity } from '../../http/serve-identity.ts';
import { quickPasswords } from '../../testing/quick-passwords.ts';
import { createMail } from '../mail/create-mail.ts';
import { readProfile } from '../profile/read-profile.ts';
import { recordLogin } from '../profile/record-login.ts';
import { entryHandlers } from './entry-routes.ts';
import { identityHandlers } from './routes.ts';

export const publicUrl = 'http://localhost:3000';

export interface IdentityApp {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  readonly identity: Identity;
  /** All emails so far, oldest first. */
  readonly mails: readonly Mail[];
  /** Advances the clock used for link expiry and rate limits. */
  advance(ms: number): void;
  /** Returns the last email to an address, after all background work has finished. */
  lastMail(to: string): Promise<Mail | undefined>;
  /** Returns the token of the last link emailed to an address. */
  lastToken(to: string): Promise<string>;
  close(): Promise<void>;
}

/** Mounts all identity calls as the server does, on a real database, and captures emails. */
export async function createIdentityApp(
  settings: Pick<IdentityDeps, 'google' | 'captcha'> = {},
  env: Readonly<Record<string, string>> = {},
): Promise<IdentityApp> {
  const database = await createTestDatabase();
  const mails: Mail[] = [];
  let aheadMs = 0;
  const clock = () => new Date(Date.now() + aheadMs);
  const shared = { db: database.db, pool: database.pool, clock };
  const identityDeps: IdentityDeps = {
    ...settings,
    db: database.db,
    pool: database.pool,
    publicUrl,
    instanceSecret: new Uint8Array(32).fill(7),
    isOwnerLinkEnabled: true,
    sendMail: async (mail) => void mails.push(mail),
    onSignIn: (user) => recordLogin(user, shared),
    log: () => undefined,
    passwordHashing: quickPasswords,
    now: clock,
  };
  await migrateIdentity(identityDeps);
  const identity = createIdentity(identityDeps);
  // These calls use no other dependency.
  const config = readConfig(env);
  const log = pino({ level: 'silent' });
  const mail = createMail({ db: database.db, config, log });
  const deps = { ...shared, identity, config, log, mail } as unknown as Deps;
  const app = Fastify({ trustProxy: true });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler((error, request, reply) => respondError(error, request, reply));
  await app.register(rateLimit, { ...limitOfAll, keyGenerator: limitKey });
  const { ownerSignIn, readToken, signOut, readProfile: profile } = identityEndpoints;
  mountContract(
    app,
    { ...accountEndpoints, ownerSignIn, readToken, signOut, readProfile: profile },
    { ...entryHandlers, ...identityHandlers, readProfile: ({ caller }, all) => readProfile(caller, all) },
    deps,
  );
  serveIdentity(app, deps);
  const lastMail = async (to: string) => {
    await identity.entry.whenIdle();
    return mails.findLast((mail) => mail.to === to);
  };
  return {
    app,
    database,
    identity,
    mails,
    advance: (ms) => {
      aheadMs += ms;
    },
    lastMail,
    lastToken: async (to) => new URL((await lastMail(to))?.link ?? publicUrl).searchParams.get('token') ?? '',
    async close() {
      await app.close();
      await identity.entry.whenIdle();
      await database.close();
    },
  };
}
