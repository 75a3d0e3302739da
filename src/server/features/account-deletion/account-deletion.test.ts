import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownFolder } from '../../adapters/storage/own-folder.ts';
import { tieRowsToAccounts } from '../../database/tie-to-accounts.ts';
import { finishAccountDeletionsJob } from '../../jobs/definitions/finish-account-deletions.ts';
import { startWorker } from '../../jobs/queue.ts';
import { type AccountsApp, createAccountsApp, type SignedInBrowser } from '../../testing/test-accounts.ts';
import { finishDeletions } from './finish-deletions.ts';
import { sweepOrphans } from './sweep-orphans.ts';

let app: AccountsApp;
/** Called in place of the auth account's removal; simulates a process crash at this point. */
let crash: (() => never) | null = null;

beforeAll(async () => {
  app = await createAccountsApp({}, (identity) => ({
    ...identity,
    account: {
      ...identity.account,
      remove: async (uid) => {
        crash?.();
        await identity.account.remove(uid);
      },
    },
  }));
});
afterAll(() => app.close());

async function makeDocument(browser: SignedInBrowser): Promise<void> {
  const content = 'Invoice for Acme Corp, 3 hours of design at $90';
  const answer = await browser.send('POST', '/chat/stream', { messages: [{ role: 'user', content }] });
  expect(answer.body).toContain('document_saved');
}

/** Returns the number of an account's rows in each table. */
async function remains(uid: string): Promise<Record<string, number>> {
  const count = async (table: string, column: string) => {
    const { rows } = await app.database.pool.query(
      `select count(*) as n from ${table} where ${column} = $1`,
      [uid],
    );
    return rows[0].n as number;
  };
  const events = await app.database.pool.query(
    'select count(*) as n from run_events where run_id not in (select id from runs)',
  );
  return {
    sessions: await count('sessions', 'user_id'),
    documents: await count('documents', 'user_id'),
    versions: await count('versions', 'user_id'),
    runs: await count('runs', 'user_id'),
    orphanedEvents: events.rows[0].n,
    exports: await count('data_exports', 'user_id'),
    jobs: await count('pdf_jobs', 'user_id'),
    profile: await count('users', 'uid'),
    logins: await count('identity_sessions', '"userId"'),
    passwords: await count('identity_accounts', '"userId"'),
    secondFactors: await count('identity_two_factors', '"userId"'),
    account: await count('identity_users', 'id'),
  };
}

const nothing = {
  sessions: 0,
  documents: 0,
  versions: 0,
  runs: 0,
  orphanedEvents: 0,
  exports: 0,
  jobs: 0,
  profile: 0,
  logins: 0,
  passwords: 0,
  secondFactors: 0,
  account: 0,
};

const erase = (browser: SignedInBrowser, given: { confirmation?: string; password?: string } = {}) =>
  browser.send('POST', '/identity/delete-account', {
    confirmation: browser.email,
    password: browser.password,
    ...given,
  });

async function mailsTo(address: string): Promise<string[]> {
  const rows = await app.database.db
    .selectFrom('mails')
    .select('kind')
    .where('to_address', '=', address)
    .execute();
  return rows.map(({ kind }) => kind);
}

test("requires typing the account's own address, and the password", async () => {
  const ada = await app.signUp('ada');
  const other = await erase(ada, { confirmation: 'bea@example.com' });
  expect(other.json()).toMatchObject({ code: 'invalid_input', fields: [{ path: 'confirmation' }] });
  expect((await erase(ada, { password: 'wrong' })).json()).toMatchObject({ code: 'invalid_credentials' });
  expect((await erase(ada, { password: '' })).json()).toMatchObject({ code: 'invalid_credentials' });
  expect(await remains(ada.uid)).toMatchObject({ profile: 1, account: 1 });
});

test('deletes everything of the account and nothing of others, and notifies the owner', async () => {
  const bea = await app.signUp('bea');
  const cat = await app.signUp('cat');
  await makeDocument(bea);
  await makeDocument(cat);
  await bea.send('POST', '/identity/second-factor/begin', { password: bea.password });
  await bea.send('POST', '/api/user/data-export');
  await bea.send('POST', '/identity/change-email', { new_email: 'b@new.example', password: bea.password });
  const reset = { purpose: 'reset_password', email: bea.email };
  await app.app.inject({ method: 'POST', url: '/identity/send-code', payload: reset });
  await app.identity.entry.whenIdle();
  const request = { messages: [{ role: 'user', content: 'Invoice for Acme Corp' }] };
  await bea.send('POST', '/api/pdf-jobs', { kind: 'quality', request });
  const before = await remains(cat.uid);
  expect((await erase(bea)).statusCode).toBe(204);
  expect(await remains(bea.uid)).toEqual(nothing);
  expect(await remains(cat.uid)).toEqual(before);
  expect(await bea.tokenStatus()).toBe(401);
  expect(await mailsTo(bea.email)).toEqual(['account_deleted']);
  expect(await mailsTo('b@new.example')).toEqual([]);
  const codes = await app.database.db.selectFrom('mailed_codes').select('email').execute();
  expect(codes.map(({ email }) => email)).not.toContain(bea.email);
  // The token stays valid for a while, but can't recreate the profile.
  expect((await bea.send('GET', '/api/user/profile')).statusCode).toBe(401);
  expect(await remains(bea.uid)).toEqual(nothing);
});

test('links to its files stop working', async () => {
  const hal = await app.signUp('hal');
  const made = await hal.send('POST', '/pdf/generate-from-html', { html_content: '<p>Secret plans' });
  const { pathname } = new URL(made.json<{ pdf_url: string }>().pdf_url);
  expect((await app.app.inject(pathname)).statusCode).toBe(200);
  await erase(hal);
  expect((await app.app.inject(pathname)).statusCode).toBe(404);
});

test('deletes sessions first: if deleting the profile fails, profile and account remain', async () => {
  const dan = await app.signUp('dan');
  await makeDocument(dan);
  await app.database.pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
    create trigger refuse before delete on users for each row execute function refuse();`);
  expect((await erase(dan)).statusCode).toBe(500);
  await app.database.pool.query('drop trigger refuse on users');
  expect(await remains(dan.uid)).toMatchObject({ sessions: 0, documents: 0, versions: 0, runs: 0 });
  expect(await remains(dan.uid)).toMatchObject({ profile: 1, account: 1 });
});

test('[T06] deletes sessions, then profile, then account; the job finishes after a crash', async () => {
  const eve = await app.signUp('eve');
  await makeDocument(eve);
  crash = () => {
    throw new Error('the process died here');
  };
  expect((await erase(eve)).statusCode).toBe(500);
  crash = null;
  expect(await remains(eve.uid)).toMatchObject({ sessions: 0, documents: 0, profile: 0, account: 1 });
  expect(await mailsTo(eve.email)).toEqual([]);

  const later = { ...app.deps, clock: () => new Date(Date.now() + 60_000) };
  await app.deps.queue.addJob(finishAccountDeletionsJob, {});
  const worker = await startWorker({
    pool: app.database.pool,
    jobs: [finishAccountDeletionsJob],
    deps: later,
  });
  await expect.poll(() => remains(eve.uid), { timeout: 60_000 }).toEqual(nothing);
  await expect.poll(() => mailsTo(eve.email), { timeout: 60_000 }).toEqual(['account_deleted']);
  await worker.stop();
});

test("rows can't be written once the account is gone; the second sweep deletes late files", async () => {
  const fay = await app.signUp('fay');
  await erase(fay);
  expect(await mailsTo(fay.email)).toEqual(['account_deleted']);
  const late = { user_id: fay.uid, id: crypto.randomUUID(), title: 'Too late' };
  const insert = app.database.db.insertInto('sessions').values(late).execute();
  await expect(insert).rejects.toMatchObject({ constraint: 'sessions_account_fkey' });
  const file = `${ownFolder(fay.uid)}/late.txt`;
  await app.deps.files.put(file, new TextEncoder().encode('late'), 'text/plain');
  await finishDeletions(app.deps);
  expect(await app.deps.files.has(file)).toBe(true);
  await finishDeletions({ ...app.deps, clock: () => new Date(Date.now() + 11 * 60_000) });
  expect(await app.deps.files.has(file)).toBe(false);
  expect(await remains(fay.uid)).toEqual(nothing);
  const notes = await app.database.db.selectFrom('account_deletions').select('user_id').execute();
  expect(notes.map(({ user_id }) => user_id)).not.toContain(fay.uid);
  expect(await mailsTo(fay.email)).toEqual([]);
});

test('the sweep removes rows and files of deleted accounts, and keeps those of others', async () => {
  const gil = await app.signUp('gil');
  await makeDocument(gil);
  const { pool, db } = app.database;
  const before = await remains(gil.uid);
  // As on an installation that predates the foreign keys.
  await pool.query('alter table sessions drop constraint sessions_account_fkey');
  const orphan = { user_id: 'nobody', id: crypto.randomUUID(), title: 'Left' };
  await pool.query('alter table library_counts drop constraint library_counts_account_fkey');
  await db.insertInto('sessions').values(orphan).execute();
  await tieRowsToAccounts(pool);
  await expect(
    db
      .insertInto('sessions')
      .values({ ...orphan, id: crypto.randomUUID() })
      .execute(),
  ).rejects.toThrow();
  const files = [`${ownFolder('nobody')}/left.txt`, `${ownFolder(gil.uid)}/kept.txt`];
  for (const key of files) await app.deps.files.put(key, new TextEncoder().encode('x'), 'text/plain');

  const signal = new AbortController().signal;
  expect((await sweepOrphans(app.deps, signal)).files).toBe(0);
  const later = { ...app.deps, clock: () => new Date(Date.now() + 25 * 60 * 60_000) };
  expect((await sweepOrphans(later, signal)).files).toBeGreaterThanOrEqual(1);
  expect(await remains('nobody')).toMatchObject({ sessions: 0 });
  expect(await remains(gil.uid)).toEqual(before);
  expect(await app.deps.files.has(files[0] ?? '')).toBe(false);
  expect(await app.deps.files.has(files[1] ?? '')).toBe(true);
});
