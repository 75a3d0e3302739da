import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FoundPhotoView } from '../../../contract/photos.ts';
import type { DocumentContent } from '../../../domain/content/document-content.ts';
import { picturesOf } from '../../../domain/content/map-pictures.ts';
import { plainText } from '../../../domain/content/text/inline-text.ts';
import { createPhotoSource, PhotoError } from '../../adapters/photo-search/photo-source.ts';
import { readConfig } from '../../config.ts';
import { isFullRun, sample } from '../../testing/full-run.ts';
import { hugePng, photoKeys, startPhotoServer } from '../../testing/photo-server.ts';
import { one, prompt, sendPrompt } from '../../testing/run-prompts.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { findCurrentDocument } from '../documents/page-store.ts';

let services: Awaited<ReturnType<typeof startPhotoServer>>;
let inside: Server;
let reached: string[] = [];
let test: TestApp;
let bare: TestApp;

const keys = { UNSPLASH_ACCESS_KEY: photoKeys.unsplash, PEXELS_API_KEY: photoKeys.pexels };

beforeAll(async () => {
  services = await startPhotoServer();
  inside = createServer((request, response) => {
    reached.push(request.url ?? '');
    response.end('a secret of the network');
  });
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
  test = await createTestApp({
    ...keys,
    OCTAVO_OPENVERSE: 'on',
    UNSPLASH_API_URL: services.url,
    PEXELS_API_URL: services.url,
    OPENVERSE_API_URL: services.url,
    OCTAVO_ALLOW_HOSTS: services.host,
  });
  bare = await createTestApp();
});
beforeEach(() => {
  reached = [];
  services.asked.length = 0;
});
afterEach(() => {
  services.answer = null;
  services.file = null;
});
afterAll(async () => {
  await test.close();
  await bare.close();
  await services.close();
  inside.close();
});

const get = (url: string, app = test) => app.app.inject({ url, headers: app.as('ada') });
const search = async (q: string, app = test) => {
  const answer = await get(`/api/photos?q=${encodeURIComponent(q)}`, app);
  return { status: answer.statusCode, ...answer.json() };
};
const found = async (service: string): Promise<FoundPhotoView> => {
  const { photos } = await search('lighthouse');
  return photos.find((photo: FoundPhotoView) => photo.service === service);
};
const keep = async (token: string) => {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/photos',
    headers: test.as('ada'),
    payload: { token },
  });
  return { status: answer.statusCode, body: answer.json() };
};
const assetCount = async (): Promise<number> => (await get('/api/user/assets')).json().total;

describe('without a photo service', () => {
  it('offers none, searches nothing and says which settings turn one on', async () => {
    expect((await get('/api/photos/services', bare)).json()).toEqual({ services: [] });
    const answer = await search('lighthouse', bare);
    expect(answer).toMatchObject({ status: 501, detail: expect.stringContaining('OCTAVO_OPENVERSE') });
  });

  it('leaves Openverse off unless it is set on', () => {
    expect(readConfig({}).photos).toEqual([]);
    expect(readConfig({ OCTAVO_OPENVERSE: 'off' }).photos).toEqual([]);
    expect(readConfig({ OCTAVO_OPENVERSE: 'on' }).photos).toEqual([
      { service: 'openverse', address: 'https://api.openverse.org', key: null },
    ]);
    expect(() => readConfig({ OCTAVO_OPENVERSE: 'maybe' })).toThrow(/OCTAVO_OPENVERSE/);
  });

  it('draws the picture that a prompt asks for', async () => {
    const { events } = await sendPrompt(
      bare,
      'ada',
      prompt('A poster for the harbor festival on June 14, with a photo of a lighthouse', {
        model_alias: 'composer',
      }),
    );
    const { html } = one(events, 'document_saved');
    expect(html).not.toContain('<img class="picture-image"');
    expect(html).toContain('class="art');
  });
});

describe('a search', () => {
  it('asks all services and returns their photos in turns, with names and licenses', async () => {
    const { photos, faults, has_more } = await search('lighthouse');
    expect(faults).toEqual([]);
    expect(has_more).toBe(true);
    expect(
      photos.map(({ service, alt, credit }: FoundPhotoView) => [service, alt, credit.name, credit.license]),
    ).toEqual([
      ['unsplash', 'white lighthouse on a cliff', 'Ada Berg', null],
      ['pexels', 'Lighthouse at dusk', 'Joey [the] Farina', null],
      ['openverse', 'Old lighthouse', 'Wim van Dijk', 'CC BY-SA 2.0'],
    ]);
    expect(services.asked.find((path) => path.startsWith('/v1/images/'))).toContain(
      'license_type=commercial%2Cmodification',
    );
  });

  it('shows its pictures from this server, re-encoded', async () => {
    const { photos } = await search('lighthouse');
    for (const { thumbnail_url } of photos) {
      expect(thumbnail_url).toMatch(/^\/files\//);
      const picture = await test.app.inject({ url: thumbnail_url });
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    }
  });

  it('returns an empty list if nothing was found', async () => {
    expect(await search('nothing at all')).toMatchObject({
      status: 200,
      photos: [],
      has_more: false,
      faults: [],
    });
  });

  it.each([
    ['a wrong key', (r: import('node:http').ServerResponse) => r.writeHead(401).end('{"errors":[]}'), 'key'],
    ['too many searches', (r: import('node:http').ServerResponse) => r.writeHead(429).end('{}'), 'limit'],
    [
      "Unsplash's limit",
      (r: import('node:http').ServerResponse) =>
        r.writeHead(403, { 'x-ratelimit-remaining': '0' }).end('Rate Limit Exceeded'),
      'limit',
    ],
    ['an error', (r: import('node:http').ServerResponse) => r.writeHead(500).end('oops'), 'failed'],
    [
      "an answer that isn't JSON",
      (r: import('node:http').ServerResponse) => r.end('<html>Hello</html>'),
      'failed',
    ],
    [
      'another kind of JSON',
      (r: import('node:http').ServerResponse) => r.end('{"results":"none"}'),
      'failed',
    ],
    ['a cut answer', (r: import('node:http').ServerResponse) => r.socket?.destroy(), 'failed'],
    [
      'a redirect',
      (r: import('node:http').ServerResponse) =>
        r.writeHead(302, { location: `http://127.0.0.1:${(inside.address() as AddressInfo).port}/x` }).end(),
      'failed',
    ],
  ] as const)('reports %s, and never follows it', async (_name, answer, reason) => {
    services.answer = answer;
    const { status, photos, faults } = await search('lighthouse');
    expect({ status, photos }).toEqual({ status: 200, photos: [] });
    expect(faults.map((fault: { reason: string }) => fault.reason)).toEqual([reason, reason, reason]);
    expect(reached).toEqual([]);
  });

  it('gives up on a service that never answers', async () => {
    services.answer = () => undefined;
    const source = createPhotoSource({
      service: 'openverse',
      address: services.url,
      key: null,
      withinMs: 100,
    });
    const fault = await source.search({ query: 'lighthouse', page: 1 }).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(PhotoError);
    expect(fault).toMatchObject({ reason: 'timeout' });
  });

  it('returns no key to anybody', async () => {
    const answers = [
      (await get('/api/photos?q=lighthouse')).body,
      (await get('/api/photos/services')).body,
    ].join('');
    for (const key of Object.values(photoKeys)) expect(answers).not.toContain(key);
  });
});

describe('a chosen photo', () => {
  it.each([
    ['unsplash', 'Ada Berg'],
    ['pexels', 'Joey [the] Farina'],
    ['openverse', 'Wim van Dijk'],
  ])('of %s is stored like an upload, with its credit', async (service, name) => {
    const { status, body } = await keep((await found(service)).token);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      file: { kind: 'picture', media_type: 'image/jpeg', width: 1600, role: 'photo' },
      credit: { name },
      document_url: `/files/assets/${body.id}`,
    });
    const listed = (await get(`/api/user/assets?ids=${body.id}`)).json().assets[0];
    expect(listed.credit.name).toBe(name);
    const isTold = services.asked.some((path) => path.startsWith('/photos/lh1/download'));
    expect(isTold).toBe(service === 'unsplash');
  });

  it('of another address than those of a search is rejected', async () => {
    const { token } = await found('unsplash');
    const [payload = '', mac = ''] = token.split('.');
    const other = Buffer.from(payload, 'base64url').toString().replaceAll('/file/', '/elsewhere/');
    for (const forged of [`${Buffer.from(other).toString('base64url')}.${mac}`, payload, 'x'])
      expect((await keep(forged)).status).toBe(404);
  });

  it('with 100 megapixels is rejected before it is decoded', async () => {
    const { token } = await found('pexels');
    services.file = (response) => response.end(hugePng(12_500, 8_000));
    const before = await assetCount();
    expect(await keep(token)).toMatchObject({
      status: 413,
      body: { detail: expect.stringContaining('million') },
    });
    expect(await assetCount()).toBe(before);
  });

  it("that isn't a picture, or is a web page, is rejected", async () => {
    const { token } = await found('pexels');
    for (const bytes of ['<html></html>', '{"error":"gone"}', '']) {
      services.file = (response) => response.end(bytes);
      expect((await keep(token)).status).toBe(415);
    }
  });

  it('that redirects into a private network is rejected, and nothing there is asked', async () => {
    const { token } = await found('openverse');
    for (const location of [
      `http://127.0.0.1:${(inside.address() as AddressInfo).port}/secret`,
      'http://169.254.169.254/latest/meta-data/',
      'file:///etc/passwd',
    ]) {
      services.file = (response) => response.writeHead(302, { location }).end();
      expect((await keep(token)).status).toBe(400);
    }
    expect(reached).toEqual([]);
  });

  it('that is gone is rejected', async () => {
    const { token } = await found('openverse');
    services.file = (response) => response.writeHead(404).end();
    expect((await keep(token)).status).toBe(422);
  });
});

describe('a prompt that asks for a photo', () => {
  async function made(words: string) {
    const { events } = await sendPrompt(test, 'ada', prompt(words, { model_alias: 'composer' }));
    const saved = one(events, 'document_saved');
    const row = await findCurrentDocument(test.deps.db, 'ada', saved.document_id);
    return { html: saved.html, content: row?.content as DocumentContent };
  }

  it.each(
    sample(
      [
        ['A poster for the harbor festival on June 14, with a photo of a lighthouse'],
        ['Newsletter of the rowing club about the new boathouse, with a photo of a lighthouse'],
      ],
      2,
    ),
  )('gets the first one that fits, with its credit on the page: %s', async (words) => {
    const { html, content } = await made(words);
    const [picture] = picturesOf(content);
    expect(picture?.source).toMatch(/^\/files\/assets\//);
    expect(plainText(picture?.credit ?? '')).toBe('Photo: Ada Berg / Unsplash');
    expect(html).toContain(`src="${picture?.source}"`);
    expect(html).toMatch(/class="picture-credit[^>]*>Photo: <a[^>]*>Ada Berg<\/a> \/ <a[^>]*>Unsplash<\/a>/);
  });

  it.runIf(isFullRun)('asks the service for the subject alone', async () => {
    await made('A poster for the harbor festival on June 14, with a photo of a lighthouse');
    const [path = ''] = services.asked;
    expect(new URL(path, services.url).searchParams.get('query')).toBe('lighthouse');
  });

  it.runIf(isFullRun)('names photographer and service in the language of the page', async () => {
    const { content } = await made('Plakat zum Hafenfest am 14. Juni, mit einem Foto von einem Leuchtturm');
    expect(plainText(picturesOf(content)[0]?.credit ?? '')).toBe('Foto: Ada Berg / Unsplash');
  });

  it('gets an illustration if there is none, or if it asks for a drawing', async () => {
    services.answer = (response) => response.writeHead(429).end('{}');
    const without = await made('A poster for the harbor festival on June 14, with a photo of a lighthouse');
    expect(without.html).not.toContain('picture-image');
    services.answer = null;
    services.asked.length = 0;
    const drawn = await made('A poster for the harbor festival on June 14, with a drawing of a lighthouse');
    expect(drawn.html).not.toContain('picture-image');
    expect(services.asked).toEqual([]);
  });
});
