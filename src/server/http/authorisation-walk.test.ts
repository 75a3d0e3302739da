import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '../../contract/endpoint.ts';
import { errorBody } from '../../contract/error-codes.ts';
import { contract } from '../../contract/index.ts';
import { ownFolder } from '../adapters/storage/own-folder.ts';
import { Secret } from '../config.ts';
import { sealKey } from '../secrets/seal-key.ts';
import { type AccountsApp, createAccountsApp, type SignedInBrowser } from '../testing/test-accounts.ts';
import { keepTestDocument } from '../testing/test-documents.ts';
import {
  type AuthorisationRow,
  authorisationRows,
  type ForeignRequest,
  type OwnThings,
} from './authorisation-rows.ts';

/* Every call of the contract with every kind of invalid credential, using real accounts and tokens. */

/** Longer than a token's lifetime. */
const laterMs = 400_000;
const secretWords = 'the merger of Acme and Globex';

let test: AccountsApp;
let ada: SignedInBrowser;
let bob: SignedInBrowser;
let things: OwnThings;

beforeAll(async () => {
  test = await createAccountsApp({ OCTAVO_STAFF_DOMAINS: 'staff.example,company.example' });
  ada = await test.signUp('ada');
  bob = await test.signUp('bob');
  things = await makeThings(ada.uid);
});
afterAll(() => test.close());

async function makeThings(uid: string): Promise<OwnThings> {
  const { db } = test.database;
  const { id: documentId, sessionId } = await keepTestDocument(
    { uid, title: secretWords, sessionId: null, text: secretWords },
    test.deps,
  );
  const [runId, jobId, exportId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  await db
    .insertInto('runs')
    .values({
      user_id: uid,
      id: runId,
      session_id: sessionId,
      document_id: documentId,
      status: 'completed',
      prompt: secretWords,
      request: '{}',
      model_alias: 'composer',
      instance_key: 1,
    })
    .execute();
  await db
    .insertInto('pdf_jobs')
    .values({
      user_id: uid,
      id: jobId,
      kind: 'pdf',
      title: secretWords,
      author: 'Ada',
      request: JSON.stringify({ kind: 'pdf', document_id: documentId }),
      document_id: documentId,
    })
    .execute();
  await db.insertInto('data_exports').values({ user_id: uid, id: exportId }).execute();
  const shareId = crypto.randomUUID();
  await db
    .insertInto('share_links')
    .values({ id: shareId, user_id: uid, document_id: documentId, token_hash: 'x' })
    .execute();
  const blobName = `${ownFolder(uid)}/secret.webp`;
  await test.deps.files.put(blobName, new TextEncoder().encode(secretWords), 'image/webp');
  const devices = (await ada.send('GET', '/identity/sessions')).json<{ sessions: { id: string }[] }>();
  const deviceId = devices.sessions[0]?.id ?? '';
  const [assetId, paletteId] = [crypto.randomUUID(), crypto.randomUUID()];
  const facts = { media_type: 'image/webp', width: 1, height: 1, role: 'logo', colors: [], font: null };
  await db
    .insertInto('assets')
    .values({
      user_id: uid,
      id: assetId,
      name: secretWords,
      description: '',
      kind: 'picture',
      facts: JSON.stringify(facts),
      blob_key: blobName,
      size_bytes: 10,
      position: 1,
    })
    .execute();
  await db
    .insertInto('brand_entries')
    .values({
      user_id: uid,
      id: paletteId,
      kind: 'palette',
      name: secretWords,
      facts: JSON.stringify({ colors: ['#123456'] }),
      position: 1,
    })
    .execute();
  const key = { name: secretWords, scopes: ['documents:read'], password: ada.password };
  const apiKeyId = (await ada.send('POST', '/api/user/api-keys', key)).json<{ id: string }>().id;
  expect(apiKeyId).toBeTruthy();
  const kept = await ada.send('POST', '/api/user/prompts', { prompt: secretWords });
  const promptId = kept.json<{ id: string }>().id;
  const templateId = crypto.randomUUID();
  await ada.send('POST', '/api/user/templates', { id: templateId, document_id: documentId });
  const [creationId, contentId] = [crypto.randomUUID(), crypto.randomUUID()];
  await ada.send('PATCH', `/api/create-sessions/${creationId}`, { state: { secret: secretWords } });
  await ada.send('POST', `/api/create-sessions/${creationId}/upload-text`, {
    content_id: contentId,
    text: secretWords,
  });
  const brand = { assetId, paletteId, creationId, contentId };
  const [price] = await test.deps.payments.prices();
  const checkout = await ada.send('POST', '/payments/create-checkout-session', { price_id: price?.id });
  const checkoutId = checkout.json<{ session_id: string }>().session_id;
  const ownKeyId = crypto.randomUUID();
  await test.database.db.updateTable('model_choices').set({ are_own_keys_allowed: true }).execute();
  await test.database.db
    .insertInto('own_model_keys')
    .values({
      id: ownKeyId,
      user_id: uid,
      kind: 'compatible',
      address: 'https://models.invalid/v1',
      sealed_key: sealKey(new Secret('sk-of-ada'), ownKeyId, test.deps.instanceSecret),
    })
    .execute();
  return {
    uid,
    sessionId,
    documentId,
    runId,
    jobId,
    exportId,
    shareId,
    deviceId,
    blobName,
    checkoutId,
    promptId,
    templateId,
    apiKeyId,
    ownKeyId,
    ...brand,
  };
}

/** Returns a path with its placeholders filled in; unspecified ones get an ID that doesn't exist. */
function addressOf({ path }: Endpoint, { params = {}, query = '' }: ForeignRequest): string {
  const nobody: Record<string, string> = { version: '1', token: 'a'.repeat(24), name: 'about' };
  const filled = path.replace(
    /:(\w+)/g,
    (_, name: string) => params[name] ?? nobody[name] ?? '6f1c1c52-6f0e-4a4e-9a52-0d6d4a1b7d11',
  );
  return filled + query;
}

let addresses = 0;

/** Each request uses its own IP address, so rate limits by address don't apply. */
function ask(endpoint: Endpoint, token: string | null, request: ForeignRequest = {}) {
  addresses += 1;
  return test.app.inject({
    method: endpoint.method,
    url: addressOf(endpoint, request),
    remoteAddress: `10.1.${addresses >> 8}.${addresses & 255}`,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    ...(request.payload ? { payload: request.payload } : {}),
  });
}

/** Returns Ada's data as she sees it. */
async function whatAdaHas(): Promise<unknown> {
  const read = async (url: string) => (await ada.send('GET', url)).json<unknown>();
  return {
    library: await read('/api/user/library/batch'),
    document: await read(`/api/user/documents/${things.documentId}`),
    profile: await read(`/database/users/${things.uid}`),
    devices: (await ada.send('GET', '/identity/sessions')).json<{ sessions: unknown[] }>().sessions.length,
    job: await read(`/api/pdf-jobs/${things.jobId}/status`),
    shares: (await ada.send('GET', '/api/user/shares')).json<unknown>(),
    blob: await test.deps.files.has(things.blobName),
    palettes: await read('/api/user/color-palettes'),
    creation: await read('/api/create-sessions/latest'),
    assets: (await ada.send('GET', '/api/user/assets')).json<{ total: number }>().total,
  };
}

const endpoints: [keyof typeof contract, Endpoint][] = Object.entries(contract) as [
  keyof typeof contract,
  Endpoint,
][];
const rows: Record<keyof typeof contract, AuthorisationRow> = authorisationRows;

describe('every call of the contract', () => {
  it('has a row, and is public only with a documented reason', () => {
    for (const [name, { auth }] of endpoints) {
      expect(Object.keys(rows), `add a row for ${name} to authorisation-rows.ts`).toContain(name);
      expect(rows[name].kind === 'open', name).toBe(auth === 'none');
    }
    expect(Object.keys(rows).length).toBe(endpoints.length);
  });

  it('is marked as naming a resource if its path has an id', () => {
    for (const [name, { path }] of endpoints.filter(([, { path }]) => /:(id|uid)\b/.test(path)))
      expect(['names', 'staff'], `${name} ${path}`).toContain(rows[name].kind);
  });
});

const guarded = endpoints.filter(([, { auth }]) => auth === 'bearer');

describe('[O04] an invalid token', () => {
  it.each(guarded)('is rejected by %s before it reads anything else', async (_name, endpoint) => {
    const [head = '', claims = '', signature = ''] = ada.heldToken.split('.');
    const otherClaims = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
    const changed = Buffer.from(JSON.stringify({ ...otherClaims, sub: bob.uid })).toString('base64url');
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
    const tokens = {
      none: null,
      garbage: 'x',
      'another subject': `${head}.${changed}.${signature}`,
      unsigned: `${unsigned}.${claims}.`,
    };
    for (const [what, token] of Object.entries(tokens)) {
      const answer = await ask(endpoint, token);
      expect(answer.statusCode, what).toBe(401);
      expect(errorBody.parse(answer.json()), what).toMatchObject({
        code: 'unauthenticated',
        detail: 'User not authenticated',
      });
    }
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + laterMs });
    try {
      const answer = await ask(endpoint, ada.heldToken);
      expect(answer.statusCode, 'expired').toBe(401);
      expect(errorBody.parse(answer.json()).code, 'expired').toBe('token_expired');
    } finally {
      vi.useRealTimers();
    }
  });

  it("can't be renewed after its session is revoked", async () => {
    const other = await test.signIn(bob.email, bob.password);
    if (!('tokenStatus' in other)) throw new Error('could not sign in');
    const { sessions } = (await other.send('GET', '/identity/sessions')).json<{
      sessions: { id: string; is_current: boolean }[];
    }>();
    const own = sessions.find(({ is_current }) => is_current)?.id;
    expect((await bob.send('DELETE', `/identity/sessions/${own}`)).statusCode).toBe(204);
    expect(await other.tokenStatus()).toBe(401);
  });
});

describe("[O04] another account's data", () => {
  const naming = guarded.filter(([name]) => rows[name].kind === 'names');

  it.each(naming)('is not found by %s, for every id in its path', async (name, endpoint) => {
    const row = rows[name];
    if (row.kind !== 'names') throw new Error('not a row with names');
    for (const request of row.requests(things)) {
      const answer = await ask(endpoint, bob.heldToken, request);
      const { status = 404 } = request;
      expect(answer.statusCode, `${JSON.stringify(request)}: ${answer.body}`).toBe(status);
      if (status === 404) expect(errorBody.parse(answer.json()).code).toBe('not_found');
      if (request.answer !== undefined) expect(answer.json()).toMatchObject(request.answer as object);
      expect(answer.body).not.toContain(secretWords);
    }
  });

  const owning = guarded.filter(([name]) => {
    const row = rows[name];
    return row.kind === 'own' && row.unsent === undefined;
  });

  it.each(owning)('is in no response of %s', async (name, endpoint) => {
    const row = rows[name];
    const payload = row.kind === 'own' ? row.payload : undefined;
    const answer = await ask(endpoint, bob.heldToken, payload ? { payload } : {});
    expect(answer.statusCode, answer.body).toBeLessThan(500);
    for (const own of [secretWords, things.uid, things.documentId, ada.email])
      expect(answer.body).not.toContain(own);
  });

  const forStaff = guarded.filter(([name]) => rows[name].kind === 'staff');

  it.each(forStaff)('is invisible to %s, except for staff', async (name, endpoint) => {
    const row = rows[name];
    if (row.kind !== 'staff') throw new Error('not a row for staff');
    const { params, payload } = row;
    const request = { ...(params ? { params } : {}), ...(payload ? { payload } : {}) };
    const answer = await ask(endpoint, bob.heldToken, request);
    expect(answer.statusCode).toBe(404);
  });

  it('is unchanged after all of that', async () => {
    expect(await whatAdaHas()).toMatchObject({
      library: { total_documents: 1, total_sessions: 1, total_favorites: 0 },
      document: { title: secretWords, version: 1 },
      profile: { displayName: 'ada' },
      devices: 1,
      job: { status: 'queued' },
      shares: { total: 1, shares: [{ state: 'active', may_download: true }] },
      blob: true,
    });
  });
});
