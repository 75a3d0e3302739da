import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { createIdentity, migrateIdentity } from './better-auth.ts';
import type { Identity, IdentityDeps, SignedIn } from './identity.ts';

let database: TestDatabase;
let clock: Date;
let signIns: SignedIn[];
let deps: IdentityDeps;
let identity: Identity;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  clock = new Date();
  signIns = [];
  deps = {
    pool: database.pool,
    db: database.db,
    publicUrl: 'http://localhost:3000',
    instanceSecret: new Uint8Array(32).fill(7),
    isOwnerLinkEnabled: true,
    sendMail: async () => undefined,
    onSignIn: async (user) => void signIns.push(user),
    log: () => undefined,
    now: () => clock,
  };
  await migrateIdentity(deps);
  identity = createIdentity(deps);
});

async function ownerToken(): Promise<string> {
  const link = await identity.createOwnerLink();
  return new URL(link ?? '', 'http://localhost').searchParams.get('owner') ?? '';
}

/** Returns the Cookie header that a browser would send after these Set-Cookie lines. */
function cookieOf(setCookie: readonly string[]): string {
  return setCookie.map((line) => line.split(';')[0]).join('; ');
}

async function signedIn(): Promise<string> {
  return cookieOf((await identity.signInOwner(await ownerToken())).setCookie);
}

const gone = expect.objectContaining({ code: 'gone' });

describe('owner link', () => {
  test('is a path with 32 random bytes, stored only as a hash', async () => {
    const link = await identity.createOwnerLink();
    expect(link).toMatch(/^\/auth\?owner=[A-Za-z0-9_-]{43}$/);
    const rows = await database.db.selectFrom('owner_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(link?.split('=')[1]);
  });

  test('creates a session of the same owner account, logged as a sign-in', async () => {
    const first = await identity.tokenForSession(await signedIn());
    const second = await identity.tokenForSession(await signedIn());
    const owner = await identity.verifyToken(first?.token ?? '');
    expect(owner).toMatchObject({ email: 'owner@localhost', emailVerified: true, displayName: 'Owner' });
    expect(await identity.verifyToken(second?.token ?? '')).toEqual(owner);
    expect(signIns).toEqual(
      Array.from({ length: 2 }, () => ({ uid: owner.uid, email: owner.email, displayName: 'Owner' })),
    );
  });

  test('works once', async () => {
    const token = await ownerToken();
    await identity.signInOwner(token);
    await expect(identity.signInOwner(token)).rejects.toEqual(gone);
  });

  test('creates one session for two simultaneous uses', async () => {
    const token = await ownerToken();
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => identity.signInOwner(token)));
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    expect(signIns).toHaveLength(1);
  });

  test('expires after a day', async () => {
    const token = await ownerToken();
    clock = new Date(clock.getTime() + 24 * 60 * 60_000);
    await expect(identity.signInOwner(token)).rejects.toEqual(gone);
  });

  test('is revoked by the next one', async () => {
    const older = await ownerToken();
    const newer = await ownerToken();
    await expect(identity.signInOwner(older)).rejects.toEqual(gone);
    await expect(identity.signInOwner(newer)).resolves.toBeDefined();
  });

  test.each([
    ['unknown', 'A'.repeat(43)],
    ['too short', 'abc'],
    ['in foreign letters', 'ä'.repeat(43)],
    ['with SQL in it', "' or used_at is null or token_hash <> '"],
    ['empty', ''],
  ])('rejects a token that is %s', async (_, token) => {
    await ownerToken();
    await expect(identity.signInOwner(token)).rejects.toEqual(gone);
  });

  test('is disabled off loopback once there is a verified account, also for existing links', async () => {
    const published = createIdentity({ ...deps, isOwnerLinkEnabled: false });
    const link = await published.createOwnerLink();
    expect(link).not.toBeNull();
    await database.pool.query(
      `insert into identity_users (id, name, email, "emailVerified", "createdAt", "updatedAt")
       values ('ada', 'Ada', 'ada@example.com', true, now(), now())`,
    );
    try {
      expect(await published.createOwnerLink()).toBeNull();
      await expect(published.signInOwner(link?.split('=')[1] ?? '')).rejects.toEqual(gone);
    } finally {
      await database.pool.query(`delete from identity_users where id = 'ada'`);
    }
  });
});

describe('session and token', () => {
  test('the cookie is inaccessible to scripts and other sites, and secure under https', async () => {
    const [plain] = (await identity.signInOwner(await ownerToken())).setCookie;
    expect(plain).toMatch(/^octavo\.session_token=/);
    expect(plain).toContain('HttpOnly');
    expect(plain).toContain('SameSite=Lax');
    expect(plain).not.toContain('Secure');
    identity = createIdentity({ ...deps, publicUrl: 'https://octavo.example' });
    const [secure] = (await identity.signInOwner(await ownerToken())).setCookie;
    expect(secure).toMatch(/^__Host-octavo\.session_token=.*Path=\/;.*Secure/);
    expect(secure).not.toContain('Domain');
  });

  test('a token expires after 300 s', async () => {
    const session = await identity.tokenForSession(await signedIn());
    const lifeMs = (session?.expiresAt.getTime() ?? 0) - Date.now();
    expect(lifeMs).toBeGreaterThan(295_000);
    expect(lifeMs).toBeLessThanOrEqual(300_000);
    clock = new Date((session?.expiresAt.getTime() ?? 0) + 1000);
    await expect(identity.verifyToken(session?.token ?? '')).rejects.toMatchObject({ code: 'token_expired' });
  });

  test('a token of one process is valid in another', async () => {
    const session = await identity.tokenForSession(await signedIn());
    expect(await createIdentity(deps).verifyToken(session?.token ?? '')).toMatchObject({
      email: 'owner@localhost',
    });
  });

  test('a token of another installation is invalid', async () => {
    const elsewhere = await createTestDatabase();
    try {
      const otherDeps = { ...deps, db: elsewhere.db, pool: elsewhere.pool };
      await migrateIdentity(otherDeps);
      const session = await identity.tokenForSession(await signedIn());
      await expect(createIdentity(otherDeps).verifyToken(session?.token ?? '')).rejects.toMatchObject({
        code: 'unauthenticated',
      });
    } finally {
      await elsewhere.close();
    }
  });

  test('signing out revokes the session, so a copied cookie is worthless', async () => {
    const cookie = await signedIn();
    const other = await signedIn();
    const { setCookie } = await identity.signOut(cookie);
    expect(setCookie.find((line) => line.startsWith('octavo.session_token='))).toContain('Max-Age=0');
    expect(await identity.tokenForSession(cookie)).toBeNull();
    expect(await identity.tokenForSession(other)).not.toBeNull();
  });

  test('signing out without a session is not an error', async () => {
    await expect(identity.signOut(undefined)).resolves.toBeDefined();
    await expect(identity.signOut('octavo.session_token=nonsense')).resolves.toBeDefined();
  });

  test.each([
    ['no cookie', undefined],
    ['a cookie of something else', 'theme=dark'],
    ['a token without its signature', 'octavo.session_token=abc'],
    ['a forged signature', `octavo.session_token=abc.${'A'.repeat(43)}%3D`],
  ])('%s gives no token', async (_, cookie) => {
    expect(await identity.tokenForSession(cookie)).toBeNull();
  });
});
