import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../contract/endpoint.ts';
import { errorBody } from '../../contract/error-codes.ts';
import { contract } from '../../contract/index.ts';
import { repeats } from '../testing/full-run.ts';
import { hostileFile } from '../testing/fuzz/hostile-values.ts';
import { type KnownIds, partsOf, valuesOf } from '../testing/fuzz/schema-values.ts';
import { type AccountsApp, createAccountsApp, type SignedInBrowser } from '../testing/test-accounts.ts';
import { keepTestDocument } from '../testing/test-documents.ts';

/*
 * Requests to every call, generated from its schema: valid, nearly valid and hostile. 20,000 in the full run.
 * No response may be a server error, except 503, 504, 507, and 501 for features that aren't configured.
 */

type Name = keyof typeof contract;

/** Never end. */
const unsent = new Set<Name>(['followPdfJobs']);
/** Render pages or run a turn: about a second each on success. */
const heavy = new Set<Name>([
  'startRun',
  'generatePdf',
  'generateFromHtml',
  'generateFromHtmlV2',
  'createDocument',
  'documentPdf',
  'documentPdfToken',
  'documentPdfChecks',
  'documentScreenshots',
  'useTemplate',
  'useOwnTemplate',
  'reshapeDocument',
  'editDocument',
  'uploadCreateFile',
  'readAttachment',
  'createKitFromSite',
  'readBrandAssets',
  'searchSite',
  'signUp',
  'signIn',
] satisfies Name[]);

const endpoints = (Object.entries(contract) as [Name, Endpoint][]).filter(([name]) => !unsent.has(name));
const total = repeats(200, 20_000);
const heavyEach = repeats(1, 40);
const lightEach = Math.ceil((total - heavyEach * heavy.size) / (endpoints.length - heavy.size));
const honest: readonly number[] = [501, 503, 504, 507];

let test: AccountsApp;
let ada: SignedInBrowser;
const ids: Record<string, string[]> = {};
const known: KnownIds = (name) => ids[name] ?? [];

beforeAll(async () => {
  test = await createAccountsApp({ OCTAVO_STAFF_DOMAINS: 'example.com' });
  await makeAccount();
});
afterAll(() => test.close());

let accounts = 0;

async function makeAccount(): Promise<void> {
  accounts += 1;
  ada = await test.signUp(`ada${accounts}`);
  const { id, sessionId } = await keepTestDocument(
    { uid: ada.uid, title: 'Plans', sessionId: null, text: 'Plans' },
    test.deps,
  );
  Object.assign(ids, {
    id: [id],
    documentId: [id],
    document_id: [id],
    document_ids: [id],
    session_id: [sessionId],
    sessionId: [sessionId],
    uid: [ada.uid],
    password: [ada.password],
  });
}

interface FuzzedRequest {
  readonly url: string;
  readonly payload: string | Buffer | null;
  readonly type: string;
}

function multipart([file, name, isBroken]: readonly [Buffer, string, boolean]): Buffer {
  const head = `--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\nx\r\n--edge\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), file, Buffer.from(isBroken ? '' : '\r\n--edge--\r\n')]);
}

function requestsOf({ path, query, body }: Endpoint): fc.Arbitrary<FuzzedRequest> {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const url = fc
    .tuple(
      fc.tuple(...names.map((name) => partsOf(name, known))),
      query ? valuesOf(query, known) : fc.constant(null),
    )
    .map(([parts, values]) => {
      let at = 0;
      const filled = path.replace(/:\w+/g, () => encodeURIComponent((parts[at++] ?? '').toWellFormed()));
      const search = new URLSearchParams(
        Object.entries(values ?? {}).map(([key, value]) => [
          key,
          typeof value === 'string' ? value : String(JSON.stringify(value)),
        ]),
      );
      return search.size > 0 ? `${filled}?${search}`.slice(0, 8_000) : filled;
    });
  const payload: fc.Arbitrary<string | Buffer | null> =
    body.kind === 'json'
      ? fc.oneof(
          { weight: 12, arbitrary: valuesOf(body.schema, known).map((value) => JSON.stringify(value) ?? '') },
          {
            weight: 1,
            arbitrary: fc.constantFrom('', '{', '[1,]', '"', '\ufeff{}', '{"a":1}{"a":1}', 'nul'),
          },
        )
      : body.kind === 'multipart'
        ? fc
            .tuple(hostileFile, fc.constantFrom('name', 'file', 'a.svg', 'b.pdf', '../c', ''), fc.boolean())
            .map(multipart)
        : fc.constant(null);
  const type = body.kind === 'multipart' ? 'multipart/form-data; boundary=edge' : 'application/json';
  return fc.record({ url, payload, type: fc.constant(type) });
}

let addresses = 0;
const counts = new Map<number, number>();

async function send({ method }: Endpoint, { url, payload, type }: FuzzedRequest) {
  addresses += 1;
  const answer = await test.app.inject({
    method,
    url,
    remoteAddress: `10.${4 + (addresses >> 16)}.${(addresses >> 8) & 255}.${addresses & 255}`,
    headers: {
      authorization: `Bearer ${ada.heldToken}`,
      ...(payload === null ? {} : { 'content-type': type }),
    },
    ...(payload === null ? {} : { payload }),
  });
  counts.set(answer.statusCode, (counts.get(answer.statusCode) ?? 0) + 1);
  return answer;
}

describe('requests generated from the schema', () => {
  it.each(endpoints)('never cause a server error in %s', async (name, endpoint) => {
    // Some calls end sessions, and a token expires after five minutes.
    if ((await ada.tokenStatus()) !== 200) await makeAccount();
    await ada.send('GET', '/identity/account');
    for (const request of fc.sample(requestsOf(endpoint), heavy.has(name) ? heavyEach : lightEach)) {
      const answer = await send(endpoint, request);
      const told = JSON.stringify({ ...request, payload: request.payload?.toString().slice(0, 1_500) });
      if (answer.statusCode >= 500)
        expect(honest, `${told}\n${answer.body.slice(0, 500)}`).toContain(answer.statusCode);
      if (answer.statusCode >= 400) expect(errorBody.safeParse(answer.json()).success, told).toBe(true);
    }
  });

  it('are numerous and of every kind', () => {
    const sent = [...counts.values()].reduce((sum, count) => sum + count, 0);
    console.log(
      `${sent} requests: ${[...counts]
        .sort()
        .map(([status, count]) => `${count} × ${status}`)
        .join(', ')}`,
    );
    expect(sent).toBeGreaterThanOrEqual(total);
    for (const status of [200, 400, 404]) expect(counts.get(status) ?? 0).toBeGreaterThan(10);
  });
});
