import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Element } from 'domhandler';
import { findAll, findOne, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { contract } from '../../../contract/index.ts';
import { freePort } from '../../lifecycle/free-port.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { groupCalls, titleOfCall } from './call-groups.ts';
import { exampleValue } from './example-value.ts';
import { type ApiDocument, callsOf, contentOf } from './openapi-document.ts';

let port: number;
let baseUrl: string;
let test: TestApp;
let api: ApiDocument;
let html: string;
let page: ReturnType<typeof parseDocument>;
let byId: ReadonlyMap<string, Element>;
beforeAll(async () => {
  port = await freePort('127.0.0.1');
  baseUrl = `http://127.0.0.1:${port}`;
  test = await createTestApp({ OCTAVO_PUBLIC_URL: baseUrl });
  api = (await test.app.inject('/openapi.json')).json<ApiDocument>();
  html = (await test.app.inject('/docs')).body;
  page = parseDocument(html);
  byId = new Map(
    findAll(({ attribs }) => attribs.id !== undefined, page.children).map((each) => [
      each.attribs.id ?? '',
      each,
    ]),
  );
});
afterAll(() => test.close());

const endpoints: Readonly<Record<string, Endpoint>> = contract;
const textOf = (id: string) => textContent(byId.get(id) ?? []).replaceAll(/\s+/g, ' ');

describe('/docs', () => {
  it('lists every call with its address, its fields and an entry in the contents', () => {
    const links = findAll(({ name }) => name === 'a', page.children).map(({ attribs }) => attribs.href);
    for (const { operationId, method, path: address, summary = '' } of callsOf(api)) {
      const section = textOf(operationId);
      for (const words of [titleOfCall(operationId), `${method} ${address}`, summary.replaceAll(/\s+/g, ' ')])
        expect(section).toContain(words);
      expect(links).toContain(`#${operationId}`);
    }
    expect(textOf('startRun')).toMatch(/messages list of object, 1 to 200 items required.*tool_choice/);
    expect(textOf('documentScreenshots')).toMatch(/width integer, 50 to 4,000, default 1240/);
    expect(textOf('generateFromHtml')).toMatch(/session_id UUID or "" or null/);
    expect(textOf('flattenPdf')).toMatch(/Errors.*404 not_found.*410 gone/);
  });

  it('shows the address of this server in every example', () => {
    const examples = findAll(({ attribs }) => attribs.class?.startsWith('ex ex-') ?? false, page.children);
    expect(examples.length).toBeGreaterThan(300);
    for (const example of examples) expect(textContent(example)).toContain(baseUrl);
    expect(html).not.toContain('OCTAVO_URL');
  });

  it('puts every call into the right chapter', () => {
    const groups = groupCalls(callsOf(api));
    expect(groups.map(({ title }) => title)).not.toContain('Other');
    expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length);
    const strange = { operationId: 'x', tags: ['new-thing'], method: 'GET', path: '/x' };
    expect(groupCalls([strange])).toMatchObject([{ title: 'Other', calls: [{ operationId: 'x' }] }]);
  });

  it('loads no inline or external script, and is one small, cacheable response', async () => {
    const scripts = findAll(({ name }) => name === 'script', page.children);
    expect(scripts.map(({ attribs }) => attribs.src?.split('?')[0])).toEqual(['/docs/reference.js']);
    expect(html).not.toMatch(/\son[a-z]+=|(?:src|href)="https?:|url\("?https?:/);
    const ask = (headers: Record<string, string>) => test.app.inject({ url: '/docs', headers });
    const packed = await ask({ 'accept-encoding': 'br, gzip' });
    expect(packed.headers['content-security-policy']).toContain("script-src 'self';");
    expect(packed.rawPayload.length).toBeLessThan(64 * 1024);
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(html);
    const zipped = await ask({ 'accept-encoding': 'gzip' });
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(html);
    const again = await ask({
      'accept-encoding': 'br, gzip',
      'if-none-match': String(packed.headers.etag),
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const dark = await ask({ cookie: 'a=b; docs_theme=dark' });
    expect(dark.body).toContain('<html lang="en" data-theme="dark">');
    expect((await ask({ cookie: 'docs_theme=x"><script>' })).body).toBe(html);
  });

  it('serves only the files it references', async () => {
    const names = [...html.matchAll(/"(\/docs\/[^"]+)"/g)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThanOrEqual(4);
    for (const name of names) {
      const file = await test.app.inject(name);
      expect([name, file.statusCode, file.headers['cache-control']]).toMatchObject([
        name,
        200,
        expect.stringContaining('immutable'),
      ]);
    }
    expect((await test.app.inject('/docs/constructor')).statusCode).toBe(404);
    expect((await test.app.inject('/docs/')).headers.location).toBe('/docs');
  });
});

describe('the OpenAPI document', () => {
  it('describes files, streams and empty responses, and names the error codes', () => {
    expect(api.paths['/pdf/generate']?.post?.responses).toMatchObject({
      200: { content: { 'application/pdf': { schema: { format: 'binary' } } } },
      500: { description: 'storage_failed' },
      422: { description: expect.stringContaining('unprocessable') },
    });
    expect(contentOf(api.paths['/chat/stream']?.post?.responses?.['200'])?.mediaType).toBe(
      'text/event-stream',
    );
    expect(api.paths['/api/user/api-keys/{id}']?.delete?.responses).toHaveProperty('204');
    expect(contentOf(api.paths['/api/user/assets']?.post?.requestBody)?.mediaType).toBe(
      'multipart/form-data',
    );
  });
});

describe('the example of a call', () => {
  const sent = Object.entries(endpoints).flatMap(([name, { body }]) =>
    body.kind === 'json' ? [{ name, schema: body.schema }] : [],
  );

  it.each(sent)('$name sends a body that the server accepts', ({ name, schema }) => {
    const call = callsOf(api).find(({ operationId }) => operationId === name);
    const body = exampleValue(contentOf(call?.requestBody)?.schema ?? {});
    expect(schema.safeParse(body).error?.issues ?? []).toEqual([]);
  });

  it.each([
    ['sh', 'sh', 'curl'],
    ['ts', process.execPath, process.execPath],
    ['py', 'python3', 'python3'],
  ])('works as printed, in %s: a PDF of given HTML', async (language, command, needs) => {
    // Skips languages that aren't installed.
    if (spawnSync(needs, ['--version']).status !== 0) return;
    if (!test.app.server.listening) await test.app.listen({ port, host: '127.0.0.1' });
    const shown = findOne(
      ({ attribs }) => attribs.class === `ex ex-${language}`,
      byId.get('generatePdf')?.children ?? [],
    );
    const folder = await mkdtemp(path.join(tmpdir(), 'octavo-example-'));
    const script = path.join(folder, `example.${language === 'ts' ? 'mts' : language}`);
    await writeFile(script, textContent(findOne(({ name }) => name === 'code', shown?.children ?? []) ?? []));
    const env = { PATH: process.env.PATH, OCTAVO_TOKEN: 'user-ada' };
    await promisify(execFile)(command, [script], { env, cwd: folder });
    const { text } = await readPdf(await readFile(path.join(folder, 'answer.pdf')));
    expect(text).toContain('Nine boats came in.');
    await rm(folder, { recursive: true, force: true });
  });
});
