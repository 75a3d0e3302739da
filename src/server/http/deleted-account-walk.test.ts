import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../contract/endpoint.ts';
import { contract } from '../../contract/index.ts';
import type { Identity } from '../adapters/identity/identity.ts';
import { ownFolder } from '../adapters/storage/own-folder.ts';
import { listOwnedTables } from '../database/tie-to-accounts.ts';
import { type AccountsApp, createAccountsApp, type SignedInBrowser } from '../testing/test-accounts.ts';
import { type WritingCall, type WritingRow, writingRows } from './writing-rows.ts';

/*
 * Calls every writing endpoint for a just-deleted account, with a token that still passes authentication,
 * like a request in progress at deletion. Runs first for an existing account, to detect requests that write
 * nothing anyway.
 */

let test: AccountsApp;
let alive: SignedInBrowser;
let deleted: SignedInBrowser;
/** Tokens used for the calls, accepted regardless of their sessions. */
const passing = new Map<string, Awaited<ReturnType<Identity['verifyToken']>>>();

beforeAll(async () => {
  test = await createAccountsApp({}, (identity) => ({
    ...identity,
    verifyToken: async (token) => passing.get(token) ?? identity.verifyToken(token),
  }));
  alive = await test.signUp('alive');
  deleted = await test.signUp('deleted');
  for (const { heldToken } of [alive, deleted]) {
    passing.set(heldToken, await test.identity.verifyToken(heldToken));
  }
});
afterAll(() => test.close());

let addresses = 0;

async function send(browser: SignedInBrowser, endpoint: Endpoint, row: WritingRow) {
  addresses += 1;
  const { params = {}, payload, file } = row.request(browser);
  const form = file ? new FormData() : null;
  if (form && file) {
    for (const [name, value] of Object.entries(file.fields ?? {})) form.append(name, value);
    form.append('file', new File([Buffer.from(file.bytes)], file.name));
  }
  const multipart = form ? new Response(form) : null;
  return test.app.inject({
    method: endpoint.method,
    url: endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? crypto.randomUUID()),
    remoteAddress: `10.2.${addresses >> 8}.${addresses & 255}`,
    headers: {
      authorization: `Bearer ${browser.heldToken}`,
      'idempotency-key': crypto.randomUUID(),
      ...(multipart ? { 'content-type': multipart.headers.get('content-type') ?? '' } : {}),
    },
    ...(multipart ? { payload: Buffer.from(await multipart.arrayBuffer()) } : {}),
    ...(payload ? { payload } : {}),
  });
}

/** Returns the tables that have data of an account, and its files. */
async function belongings(uid: string): Promise<string[]> {
  const found: string[] = [];
  for (const { table, column } of await listOwnedTables(test.database.pool)) {
    const { rows } = await test.database.pool.query(`select 1 from "${table}" where ${column} = $1 limit 1`, [
      uid,
    ]);
    if (rows.length > 0) found.push(table);
  }
  for await (const { key } of test.deps.files.list(ownFolder(uid))) found.push(key);
  return found;
}

const writing = Object.entries(contract).filter(
  ([, { auth, method }]) => auth === 'bearer' && method !== 'GET',
) as unknown as [WritingCall, Endpoint][];
const rows: Readonly<Record<WritingCall, WritingRow>> = writingRows;

it('has a row for every writing call', () => {
  expect(Object.keys(rows).sort()).toEqual(writing.map(([name]) => name).sort());
});

describe('a living account', () => {
  it.each(writing.filter(([name]) => rows[name].succeeds))('is served by %s', async (name, endpoint) => {
    const answer = await send(alive, endpoint, rows[name]);
    expect(answer.statusCode, answer.body).toBeLessThan(300);
  });

  it.each(writing.filter(([name]) => !rows[name].succeeds))(
    'gets no validation error from %s for a missing resource',
    async (name, endpoint) => {
      if (rows[name].endsAccount) return;
      const answer = await send(alive, endpoint, rows[name]);
      expect(answer.statusCode, answer.body).not.toBe(400);
      expect(answer.statusCode, answer.body).toBeLessThan(500);
    },
  );

  it('then has data of many kinds', async () => {
    expect(await belongings(alive.uid)).toEqual(
      expect.arrayContaining(['api_keys', 'assets', 'brand_entries', 'create_sessions', 'documents']),
    );
    expect(await belongings(alive.uid)).toEqual(
      expect.arrayContaining(['data_exports', 'kept_prompts', 'pdf_jobs', 'runs', 'sessions', 'users']),
    );
  });
});

describe('a deleted account', () => {
  beforeAll(async () => {
    const { email, password } = deleted;
    const erased = await deleted.send('POST', '/identity/delete-account', { confirmation: email, password });
    expect(erased.statusCode).toBe(204);
    expect(await belongings(deleted.uid)).toEqual([]);
  });

  it('has its tokens rejected', async () => {
    const held = passing.get(deleted.heldToken);
    passing.delete(deleted.heldToken);
    const answer = await deleted.send('POST', '/api/user/prompts', { prompt: 'Late' });
    expect(answer.statusCode).toBe(401);
    if (held) passing.set(deleted.heldToken, held);
  });

  it.each(writing)('leaves no data behind through %s', async (name, endpoint) => {
    const answer = await send(deleted, endpoint, rows[name]);
    expect(answer.statusCode, answer.body).not.toBe(500);
    if (rows[name].creates) expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400);
    expect(await belongings(deleted.uid)).toEqual([]);
  });
});

it('waits for a concurrent write before the deletion, and deletes its result', async () => {
  const owner = await test.signUp('race');
  const client = await test.database.pool.connect();
  await client.query('begin');
  await client.query(`insert into sessions (user_id, id, title) values ($1, gen_random_uuid(), 'Late')`, [
    owner.uid,
  ]);
  const { email, password } = owner;
  const erasing = owner.send('POST', '/identity/delete-account', { confirmation: email, password });
  const isWaiting = async () => {
    const { rows: waiting } = await test.database.pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
        and query ilike '%identity_users%'`,
    );
    return waiting.length > 0;
  };
  await expect.poll(isWaiting).toBe(true);
  await client.query('commit');
  client.release();
  expect((await erasing).statusCode).toBe(204);
  expect(await belongings(owner.uid)).toEqual([]);
});
