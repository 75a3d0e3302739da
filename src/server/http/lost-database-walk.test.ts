import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../contract/endpoint.ts';
import { contract } from '../../contract/index.ts';
import { type AccountsApp, createAccountsApp, type SignedInBrowser } from '../testing/test-accounts.ts';
import {
  type AuthorisationRow,
  authorisationRows,
  type ForeignRequest,
  type OwnThings,
} from './authorisation-rows.ts';

/* Every call of the contract while the database is down, with a real account and token. */

type Name = keyof typeof contract;

/** Status of calls that are rejected or answered before the database is queried. */
const withoutDatabase: Partial<Record<Name, number>> = {
  listAspectRatios: 200,
  listStaffModels: 200,
  testModel: 200,
  listPulls: 200,
  cancelPull: 204,
  // Reports each object separately.
  deleteBlobs: 200,
  // The request has no file.
  uploadAsset: 400,
  readAttachment: 400,
  listPhotoServices: 200,
  searchPhotos: 400,
  // The token is forged.
  keepPhoto: 404,
  uploadCreateFile: 400,
  readBrandAssets: 400,
  searchSite: 400,
  generatePdf: 400,
  flattenPdf: 400,
  createCheckoutSession: 400,
  changePlan: 400,
  addOwnModelKey: 400,
  signedUrl: 404,
  // Needs the browser's session cookie, which isn't sent.
  confirmWithCode: 401,
};

let test: AccountsApp;
let ada: SignedInBrowser;

/** Ends all connections of the test database and refuses new ones, or allows them again. */
async function setDatabase(isAllowed: boolean): Promise<void> {
  const url = new URL(test.database.url);
  const name = url.pathname.slice(1);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`alter database ${name} with allow_connections ${isAllowed}`);
  if (!isAllowed)
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  await client.end();
}

beforeAll(async () => {
  test = await createAccountsApp({ OCTAVO_STAFF_DOMAINS: 'example.com' });
  ada = await test.signUp('ada');
  // Caches the keys for verifying tokens.
  await ada.send('GET', '/api/user/documents');
  await setDatabase(false);
});
afterAll(async () => {
  await setDatabase(true);
  await test.close();
});

const things = Object.fromEntries(
  [
    'sessionId',
    'documentId',
    'runId',
    'jobId',
    'exportId',
    'shareId',
    'deviceId',
    'assetId',
    'paletteId',
    'creationId',
    'contentId',
    'checkoutId',
    'apiKeyId',
    'promptId',
    'templateId',
    'uid',
  ].map((name) => [name, crypto.randomUUID()]),
) as unknown as OwnThings;

function requestOf(name: Name): ForeignRequest {
  const row: AuthorisationRow = authorisationRows[name];
  if (row.kind === 'names') return row.requests({ ...things, uid: ada.uid, blobName: 'x' })[0] ?? {};
  const payload = row.kind === 'open' ? undefined : row.payload;
  const params = row.kind === 'staff' ? row.params : undefined;
  return { ...(payload ? { payload } : {}), ...(params ? { params } : {}) };
}

function addressOf({ path }: Endpoint, { params = {}, query = '' }: ForeignRequest): string {
  const others: Record<string, string> = { version: '1', token: 'a'.repeat(24), name: 'about' };
  const filled = path.replace(
    /:(\w+)/g,
    (_, name: string) => params[name] ?? others[name] ?? crypto.randomUUID(),
  );
  return filled + query;
}

const guarded = (Object.entries(contract) as [Name, Endpoint][]).filter(
  // A live list waits for the database.
  ([name, { auth }]) => auth === 'bearer' && name !== 'followPdfJobs',
);

let addresses = 0;

describe('while the database is down', () => {
  it.each(guarded)('%s says so, with a retry time', async (name, endpoint) => {
    const request = requestOf(name);
    addresses += 1;
    const answer = await test.app.inject({
      method: endpoint.method,
      url: addressOf(endpoint, request),
      remoteAddress: `10.2.${addresses >> 8}.${addresses & 255}`,
      headers: { authorization: `Bearer ${ada.heldToken}` },
      ...(request.payload ? { payload: request.payload } : {}),
    });
    const expected = withoutDatabase[name];
    if (expected !== undefined) {
      expect(answer.statusCode, answer.body).toBe(expected);
      return;
    }
    expect([answer.statusCode, answer.headers['retry-after'], answer.body]).toEqual([
      503,
      '2',
      expect.stringContaining('"database_unavailable"'),
    ]);
  });

  it('keeps browsers signed in: a token is rejected temporarily, not permanently', async () => {
    expect(await ada.tokenStatus()).toBe(503);
  });

  it('is not ready, but alive', async () => {
    expect((await test.app.inject('/readyz')).statusCode).toBe(503);
    expect((await test.app.inject('/healthz')).statusCode).toBe(200);
  });

  it('recovers as soon as the database is back', async () => {
    await setDatabase(true);
    expect((await ada.send('GET', '/api/user/documents')).statusCode).toBe(200);
    await sql`select 1`.execute(test.database.db);
    await setDatabase(false);
  });
});
