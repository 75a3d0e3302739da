import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDataExportJob } from '../../jobs/definitions/make-data-export.ts';
import { type JobWorker, startWorker } from '../../jobs/queue.ts';
import { type AccountsApp, createAccountsApp, type SignedInBrowser } from '../../testing/test-accounts.ts';
import { keepAsset } from '../assets/keep-asset.ts';
import { prepareBytes } from '../assets/prepare-bytes.ts';
import { makeDataExport } from './make-data-export.ts';

let app: AccountsApp;
let worker: JobWorker;
beforeAll(async () => {
  app = await createAccountsApp();
  worker = await startWorker({ pool: app.database.pool, jobs: [makeDataExportJob], deps: app.deps });
});
afterAll(async () => {
  await worker.stop();
  await app.close();
});

async function makeDocument(browser: SignedInBrowser, content: string): Promise<void> {
  const answer = await browser.send('POST', '/chat/stream', { messages: [{ role: 'user', content }] });
  expect(answer.body).toContain('document_saved');
}

async function buyPro(browser: SignedInBrowser): Promise<void> {
  const opened = await browser.send('POST', '/payments/create-checkout-session', {
    price_id: 'sandbox_pro_month',
  });
  const { session_id } = opened.json<{ session_id: string }>();
  await browser.send('POST', `/payments/sandbox/checkouts/${session_id}/pay`, { card: 'good' });
  await browser.send('POST', '/payments/confirm-payment', { session_id });
}

async function startExport(browser: SignedInBrowser): Promise<string> {
  return (await browser.send('POST', '/api/user/data-export', { password: browser.password })).json<{
    export_id: string;
  }>().export_id;
}

const readExport = async (browser: SignedInBrowser, id: string) =>
  (await browser.send('GET', `/api/user/data-export/${id}`)).json<{ status: string; url: string | null }>();

async function finished(browser: SignedInBrowser, id: string) {
  await expect
    .poll(async () => (await readExport(browser, id)).status, { timeout: 60_000 })
    .toBe('completed');
  return readExport(browser, id);
}

test("the archive contains all of the user's data and nothing of others, behind a signed link", async () => {
  const ada = await app.signUp('ada');
  const eve = await app.signUp('eve');
  await makeDocument(ada, 'Invoice for Acme Corp, 3 hours of design at $90');
  await makeDocument(eve, 'Invoice for Umbrella Ltd, 5 hours of research at $70');
  const key = (
    await ada.send('POST', '/api/user/api-keys', {
      name: 'Nightly',
      scopes: ['documents:read'],
      password: ada.password,
    })
  ).json<{ secret: string }>();
  await buyPro(ada);
  const id = await startExport(ada);
  expect((await eve.send('GET', `/api/user/data-export/${id}`)).statusCode).toBe(404);
  const { url } = await finished(ada, id);

  const file = await app.app.inject(new URL(url ?? '').pathname);
  expect(file.headers['content-type']).toBe('application/zip');
  expect(file.headers['content-disposition']).toMatch(/^attachment; filename="octavo-data-[\d-]+\.zip"/);
  const files = Object.fromEntries(
    Object.entries(unzipSync(file.rawPayload)).map(([path, bytes]) => [path, strFromU8(bytes)]),
  );
  const names = Object.keys(files);
  expect(names).toEqual(
    expect.arrayContaining([
      'README.txt',
      'account.json',
      'profile.json',
      'devices.json',
      'events.json',
      'sessions.json',
      'prompts.json',
      'templates.json',
    ]),
  );
  expect(JSON.parse(files['account.json'] ?? '')).toMatchObject({ uid: ada.uid, email: ada.email });
  expect(JSON.parse(files['events.json'] ?? '')).toContainEqual(
    expect.objectContaining({ kind: 'api_key_created' }),
  );
  expect(JSON.parse(files['profile.json'] ?? '')).toMatchObject({ membership: { tier: 'pro' } });
  expect(JSON.parse(files['membership.json'] ?? '')).toMatchObject({
    plan: 'Premium',
    subscription: { plan: 'Pro', status: 'active' },
  });
  expect(JSON.parse(files['generations.json'] ?? '').map(({ entry }: { entry: string }) => entry)).toEqual([
    'claim',
    'charge',
  ]);
  expect(JSON.parse(files['invoices.json'] ?? '')).toMatchObject([{ amount_cents: 1200, status: 'paid' }]);
  expect(JSON.parse(files['api-keys.json'] ?? '')).toMatchObject([
    { name: 'Nightly', prefix: key.secret.slice(0, 12) },
  ]);
  const [session] = JSON.parse(files['sessions.json'] ?? '');
  expect(session.messages[0]).toMatchObject({
    prompt: 'Invoice for Acme Corp, 3 hours of design at $90',
    status: 'completed',
    answer: expect.stringMatching(/\w+/),
  });
  const page = files[names.find((name) => name.endsWith('/v1.html')) ?? ''];
  expect(page).toContain('$270.00');
  expect(page).toMatch(/^<!doctype html>/i);
  const whole = JSON.stringify(files);
  expect(whole).not.toContain(key.secret);
  expect(whole).not.toContain('secret_hash');
  expect(whole).not.toContain('Umbrella');
  expect(whole).not.toContain(eve.email);
  expect(whole).not.toMatch(/password_hash|session_token|"token"/);
});

test('files, palettes, instructions, themes and kits are in the archive, and are deleted with the account', async () => {
  const gus = await app.signUp('gus');
  const { db } = app.database;
  const drawing = '<svg viewBox="0 0 4 4"><rect width="4" height="4" fill="#0b5a3a"/></svg>';
  const { gcs_blob_name: key } = await keepAsset(
    { uid: gus.uid, name: 'Mark', description: '', file: await prepareBytes(Buffer.from(drawing)) },
    app.deps,
  );
  await gus.send('POST', '/api/user/color-palettes', { name: 'Sea', colors: ['#0b5a3a'] });
  await gus.send('POST', '/api/user/instructions', { name: 'Voice', instruction: 'Be brief.' });
  await gus.send('POST', '/api/user/themes', {
    name: 'Night',
    background_color: '#10243e',
    aspect_ratio: 'a4',
  });
  await gus.send('PATCH', '/api/user/sender', { name: 'Gus', bank: 'IBAN: GB33' });
  const { url } = await finished(gus, await startExport(gus));
  const zip = unzipSync((await app.app.inject(new URL(url ?? '').pathname)).rawPayload);
  const read = (path: string) => JSON.parse(strFromU8(zip[path] ?? new Uint8Array()));
  const [asset] = read('assets.json');
  expect(asset).toMatchObject({
    name: 'Mark',
    kind: 'drawing',
    path: expect.stringMatching(/^assets\/.*\.svg$/),
  });
  expect(Buffer.from(zip[asset.path] ?? [])).toEqual(Buffer.from((await app.deps.files.get(key)) ?? []));
  expect(read('brand.json')).toMatchObject({
    palettes: [{ name: 'Sea', colors: ['#0b5a3a'] }],
    instructions: [{ instruction: 'Be brief.' }],
    themes: [{ background_color: '#10243e' }],
    brand_kits: [],
  });
  expect(read('sender.json')).toMatchObject({ name: 'Gus', bank: 'IBAN: GB33' });
  await gus.send('POST', '/identity/delete-account', { confirmation: gus.email, password: gus.password });
  await expect.poll(() => app.deps.files.has(key)).toBe(false);
  for (const table of ['assets', 'asset_usage', 'brand_entries', 'brand_lookups'] as const)
    expect(await db.selectFrom(table).selectAll().where('user_id', '=', gus.uid).execute()).toEqual([]);
  expect(await db.selectFrom('users').select('sender').where('uid', '=', gus.uid).execute()).toEqual([]);
});

test('runs one at a time; another can start when it has ended', async () => {
  const bea = await app.signUp('bea');
  await app.database.db
    .insertInto('data_exports')
    .values({ user_id: bea.uid, id: crypto.randomUUID() })
    .execute();
  expect((await bea.send('POST', '/api/user/data-export', { password: bea.password })).statusCode).toBe(409);
  await app.database.db.updateTable('data_exports').set({ status: 'failed' }).execute();
  await finished(bea, await startExport(bea));
});

test('a job left by a killed worker is retried; one that has ended is left alone', async () => {
  const cat = await app.signUp('cat');
  const exportId = crypto.randomUUID();
  await app.database.db
    .insertInto('data_exports')
    .values({ user_id: cat.uid, id: exportId, status: 'processing' })
    .execute();
  const work = () => makeDataExport({ uid: cat.uid, exportId }, app.deps, new AbortController().signal);
  await work();
  const keyOf = async () =>
    (
      await app.database.db
        .selectFrom('data_exports')
        .select('file_key')
        .where('id', '=', exportId)
        .executeTakeFirstOrThrow()
    ).file_key;
  const key = await keyOf();
  expect(key).toMatch(/^exports\/[0-9a-f-]{36}\.zip$/);
  await work();
  expect(await keyOf()).toBe(key);
});

test('archives are deleted with the account, and their links stop working', async () => {
  const dan = await app.signUp('dan');
  const { url } = await finished(dan, await startExport(dan));
  const path = new URL(url ?? '').pathname;
  expect((await app.app.inject(path)).statusCode).toBe(200);
  await dan.send('POST', '/identity/delete-account', { confirmation: dan.email, password: dan.password });
  expect((await app.app.inject(path)).statusCode).toBe(404);
});

test('a failure is reported, and the next try works', async () => {
  const fay = await app.signUp('fay');
  const exportId = crypto.randomUUID();
  await app.database.db.insertInto('data_exports').values({ user_id: fay.uid, id: exportId }).execute();
  const files = { ...app.deps.files, put: () => Promise.reject(new Error('disk full')) };
  await makeDataExport({ uid: fay.uid, exportId }, { ...app.deps, files }, new AbortController().signal);
  expect(await readExport(fay, exportId)).toEqual({ status: 'failed', url: null });
  await finished(fay, await startExport(fay));
});
