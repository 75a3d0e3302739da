import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { plainText } from '../../../domain/document/read-article.ts';
import { readConfig } from '../../config.ts';
import { one, prompt, sendPrompt, wordsOf } from '../../testing/run-prompts.ts';
import { type SearchServer, startSearchServer } from '../../testing/search-server.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const canary = 'BSA-canary-4b7d116f1c1c52';

let engine: SearchServer;
let site: Server;
let test: TestApp;
let fixed: TestApp;
let asked: string[] = [];
const told: string[] = [];

const at = (path: string): string => `http://127.0.0.1:${(site.address() as AddressInfo).port}${path}`;

beforeAll(async () => {
  engine = await startSearchServer(canary);
  site = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(request.url === '/bikes' ? 200 : 404, { 'content-type': 'text/html' });
    response.end('<title>Bikes in Porto</title><p>In 2024 the city counted 12,500 trips a day.</p>');
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const allowed = new URL(at('/')).host;
  test = await createTestApp({ OCTAVO_ALLOW_HOSTS: allowed, OCTAVO_STAFF_DOMAINS: 'example.com' });
  fixed = await createTestApp({
    OCTAVO_ALLOW_HOSTS: allowed,
    OCTAVO_SEARCH: 'tavily',
    OCTAVO_SEARCH_KEY: canary,
    OCTAVO_SEARCH_URL: engine.url,
  });
});
beforeEach(() => {
  asked = [];
  engine.results = [at('/bikes')];
  engine.status = null;
  engine.queries.length = 0;
});
afterAll(async () => {
  await test.close();
  await fixed.close();
  await engine.close();
  site.closeAllConnections();
  site.close();
});

async function send(method: 'GET' | 'POST' | 'DELETE', payload?: object, user = 'owner', app = test) {
  const url = '/api/settings/search';
  const answer = await app.app.inject({ method, url, headers: app.as(user), ...(payload && { payload }) });
  told.push(answer.body);
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
}

const search = (content: string, app = test) =>
  sendPrompt(app, 'ada', prompt(content, { mode: 'search', model_alias: 'composer' }));

const kinds = [
  ['brave', { api_key: canary }],
  ['tavily', { api_key: canary }],
  ['searxng', {}],
] as const;

describe('a search engine', () => {
  it('is needed for a prompt that names no page', async () => {
    expect((await send('GET')).body).toEqual({ engine: null });
    expect((await search('A one-pager on cycling in Porto')).status).toBe(400);
  });

  it.each(kinds)(
    'of the kind %s finds the pages of a prompt, which are read and cited',
    async (kind, key) => {
      const { status, body } = await send('POST', { kind, address: engine.url, ...key });
      expect({ status, body }).toEqual({
        status: 200,
        body: { engine: { kind, address: engine.url, has_key: kind !== 'searxng', is_fixed: false } },
      });
      engine.queries.length = 0;
      const { events, marker } = await search('A one-pager on cycling in Porto');
      expect(marker).toBe('[SEARCH_DONE]');
      expect(engine.queries).toEqual(['A one-pager on cycling in Porto']);
      expect(asked).toEqual(['/bikes']);
      const { html } = one(events, 'document_saved');
      expect(plainText(html)).toContain('12,500 trips a day');
      expect(html).toContain(`${at('/bikes')}#:~:text=In%202024`);
      expect(wordsOf(events)).toContain(at('/bikes'));
      expect((await send('DELETE')).status).toBe(204);
    },
  );

  it('is not asked if the prompt names a page', async () => {
    await send('POST', { kind: 'brave', address: engine.url, api_key: canary });
    engine.queries.length = 0;
    await search(`A one-pager on cycling from ${at('/bikes')}`);
    expect(engine.queries).toEqual([]);
    expect(asked).toEqual(['/bikes']);
  });

  it("can't make Octavo fetch from a private network, or anything but web pages", async () => {
    engine.results = ['http://10.0.0.1/', `${engine.url}/secret`, 'file:///etc/passwd', at('/bikes')];
    const { events, marker } = await search('Cycling in Porto');
    expect(marker).toBe('[SEARCH_DONE]');
    expect(asked).toEqual(['/bikes']);
    expect(engine.queries).toHaveLength(1);
    expect(JSON.stringify(events)).not.toContain('etc/passwd');
  });

  it.each([
    [401, /rejected the key/],
    [429, /no searches left/],
    [500, /answered with an error \(500\)/],
    [302, /redirects/],
  ])('that refuses with %i ends the run with what to do', async (status, words) => {
    engine.status = status;
    const { events } = await search('Cycling in Porto');
    expect(one(events, 'error').message).toMatch(words);
  });

  it('that finds nothing ends the run with what to do', async () => {
    engine.results = [];
    const { events } = await search('Cycling in Porto');
    expect(one(events, 'error').message).toMatch(/found no pages/);
  });

  it('with a wrong key, or in a private network for staff, is not saved', async () => {
    const before = (await send('GET')).body;
    const wrong = await send('POST', { kind: 'brave', address: engine.url, api_key: 'BSA-wrong' });
    expect(wrong).toMatchObject({ status: 422, body: { detail: expect.stringMatching(/rejected the key/) } });
    const staff = await send('POST', { kind: 'searxng', address: engine.url }, 'staffer');
    expect(staff).toMatchObject({ status: 400, body: { detail: expect.stringMatching(/Only the owner/) } });
    expect((await send('GET')).body).toEqual(before);
  });

  it('keeps its key for its own address only', async () => {
    const moved = await send('POST', { kind: 'brave', address: `${engine.url}/other` });
    expect(moved).toMatchObject({ status: 400, body: { detail: expect.stringMatching(/needs a key/) } });
    expect((await send('POST', { kind: 'brave', address: engine.url })).status).toBe(200);
  });

  it('of the environment is used and read-only', async () => {
    expect((await search('Cycling in Porto', fixed)).marker).toBe('[SEARCH_DONE]');
    expect(engine.queries).toEqual(['Cycling in Porto']);
    expect((await send('GET', undefined, 'owner', fixed)).body.engine).toMatchObject({
      kind: 'tavily',
      is_fixed: true,
    });
    expect((await send('DELETE', undefined, 'owner', fixed)).status).toBe(409);
  });

  it('of the environment without its key or address stops the start', () => {
    expect(() => readConfig({ OCTAVO_SEARCH: 'brave' })).toThrow(/OCTAVO_SEARCH_KEY/);
    expect(() => readConfig({ OCTAVO_SEARCH: 'searxng' })).toThrow(/OCTAVO_SEARCH_URL/);
  });

  it('has its key in no response and not in the database', async () => {
    const { rows } = await test.database.pool.query(
      'select row_to_json(search_engine)::text as row from search_engine',
    );
    expect(rows).toHaveLength(1);
    for (const form of [canary, Buffer.from(canary).toString('hex')])
      expect(JSON.stringify(rows)).not.toContain(form);
    expect(told.filter((text) => text.includes(canary))).toEqual([]);
  });
});
