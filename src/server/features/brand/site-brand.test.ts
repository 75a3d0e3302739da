import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrandKit, Palette } from '../../../contract/brand.ts';
import type { BrandFindings } from '../../../contract/brand-lookup.ts';
import { createGuardedFetch } from '../../adapters/guarded-fetch/create-guarded-fetch.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const svg = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><rect width="120" height="40" fill="${colour}"/></svg>`;
const words = 'We roast coffee for you every morning. You taste it at noon. '.repeat(8);
const home = `<!doctype html><html><head><title>Kaffeehaus Lind | Coffee</title>
<meta property="og:site_name" content="Kaffeehaus Lind"><meta name="description" content="Coffee from the hill.">
<meta name="theme-color" content="#7A1F3D"><link rel="manifest" href="/site.webmanifest">
<link rel="stylesheet" href="/brand.css"><link rel="stylesheet" href="/broken.css"><link rel="icon" href="/icon.svg">
<style>body{font-family:"Figtree",sans-serif;color:#222}</style></head>
<body><header class="site-logo">${svg('#7a1f3d')}</header><h1>Coffee from the hill</h1><p>${words}</p>
<img class="logo" src="http://169.254.169.254/logo.png"><script>alert(1)</script></body></html>`;

let asked: string[] = [];
let site: Server;
let port = 0;
let test: TestApp;
beforeAll(async () => {
  site = createServer((request, response) => {
    asked.push(request.url ?? '');
    const send = (type: string, body: string | Buffer) =>
      response.writeHead(200, { 'content-type': type }).end(body);
    switch (request.url) {
      case '/':
        return send('text/html', home);
      case '/brand.css':
        return send(
          'text/css',
          ':root{--brand-accent:#c98a2b}h1{font-family:"Young Serif",serif;color:#7a1f3d}.btn{background:#7a1f3d}',
        );
      case '/site.webmanifest':
        return send(
          'application/manifest+json',
          JSON.stringify({ name: 'Lind', theme_color: '#7a1f3d', icons: [{ src: '/icon.svg' }] }),
        );
      case '/icon.svg':
        return send('image/svg+xml', svg('#7a1f3d'));
      case '/inside':
        return response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
      case '/huge': {
        response.writeHead(200, { 'content-type': 'text/html' });
        const write = () => {
          while (!response.destroyed && response.write(Buffer.alloc(65_536, 'x')));
        };
        response.on('drain', write);
        return write();
      }
      case '/binary':
        return send('application/octet-stream', Buffer.alloc(100));
      case '/hostile':
        return send(
          'text/html',
          `<link rel=manifest href="javascript:alert(1)"><svg class=logo>${'<g>'.repeat(5000)}</svg><style>a{color:#zzz;font-family:${'x'.repeat(5000)}}</style><title>\u0000</title>`,
        );
      default:
        return response.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  port = (site.address() as AddressInfo).port;
  test = await createTestApp(
    { OCTAVO_BASE_TIER: 'basic' },
    {
      fetchGuarded: createGuardedFetch({
        allowedHosts: [{ host: 'lind.test', port }],
        lookup: async () => ['127.0.0.1'],
      }),
    },
  );
});
afterAll(async () => {
  site.closeAllConnections();
  site.close();
  await test.close();
});

const get = (user: string, url: string) => test.app.inject({ method: 'GET', url, headers: test.as(user) });
const post = (user: string, url: string, payload: object) =>
  test.app.inject({ method: 'POST', url, headers: test.as(user), payload });
const look = (user: string, domain: string) =>
  get(user, `/api/brand-assets?domain=${encodeURIComponent(domain)}`);
const grant = (user: string) =>
  test.database.db.insertInto('memberships').values({ user_id: user, granted_tier: 'enterprise' }).execute();
const at = (path = '') => `http://lind.test:${port}${path}`;

describe('[D16] [V06] a site', () => {
  it('returns its brand with sources, and is fetched once a day', async () => {
    asked = [];
    const answer = await look('ann', at());
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    const found = answer.json<BrandFindings>();
    expect(found.name).toEqual({ text: 'Kaffeehaus Lind', source: { kind: 'og', url: at('/') } });
    expect(found.description?.text).toBe('Coffee from the hill.');
    expect(found.colors[0]?.hex).toBe('#7a1f3d');
    expect(found.colors.map(({ hex }) => hex)).toContain('#c98a2b');
    expect(found.fonts.map(({ family, role }) => [family, role])).toEqual([
      ['Young Serif', 'headings'],
      ['Figtree', 'text'],
    ]);
    expect(found.tone?.text).toContain('speaks to the reader');
    expect(found.logos[0]).toMatchObject({ media_type: 'image/svg+xml', source: { kind: 'markup' } });
    expect(found.logos.map(({ source }) => source.url)).toContain(at('/icon.svg'));
    // Forbidden and broken resources are noted and skipped.
    expect(found.notes.join('\n')).toMatch(/169\.254\.169\.254[\s\S]*broken\.css|broken\.css[\s\S]*169\.254/);
    const times = asked.length;
    expect((await look('ann', at())).json()).toEqual(found);
    expect(asked.length).toBe(times);
  });

  it.each([
    ['', 400, 'Domain is required'],
    ['127.0.0.1', 400, 'Enter a website address'],
    ['http://[::1]/', 400, 'Enter a website address'],
    ['file:///etc/passwd', 400, 'Enter a website address'],
    ['user:secret@lind.test', 400, 'Enter a website address'],
    ['localhost', 400, ''],
    ['not a domain', 400, 'Enter a website address'],
  ])('%j is rejected before any request is sent', async (domain, status, words) => {
    asked = [];
    const answer = await look('eve', domain);
    expect([answer.statusCode, answer.body]).toEqual([status, expect.stringContaining(words)]);
    expect(asked).toEqual([]);
  });

  it.each([
    ['/inside', 'invalid_input'],
    ['/huge', 'payload_too_large'],
    ['/binary', 'unprocessable'],
    ['/nothing', 'unprocessable'],
  ])('with a problem at %s returns %s', async (path, code) => {
    expect((await look('eve', at(path))).json()).toMatchObject({ code });
  });

  it('with hostile content yields nothing, and does no harm', async () => {
    const found = (await look('mia', at('/hostile'))).json<BrandFindings>();
    expect(found).toMatchObject({ logos: [], colors: [] });
  });
});

it('[C18] a page becomes a prompt', async () => {
  const { prompt } = (await post('ann', '/api/search', { url: at() })).json<{ prompt: string }>();
  expect(prompt).toContain('Generate a well-styled 1 page document based on the following content');
  expect(prompt).toContain('# Kaffeehaus Lind');
  expect(prompt).toContain('We roast coffee for you');
  expect(prompt).not.toContain('alert');
  expect((await post('ann', '/api/search', { url: ' ' })).statusCode).toBe(400);
});

it('reviewed changes override the findings; a failure leaves nothing', async () => {
  const entriesOf = async (user: string) =>
    Promise.all(
      ['color-palettes', 'brand-kits', 'assets'].map(async (list) =>
        (await get(user, `/api/user/${list}`)).json<{ total: number }>(),
      ),
    );
  await grant('rea');
  const full = Array.from({ length: 500 }, (_, n) => ({
    user_id: 'rea',
    id: crypto.randomUUID(),
    kind: 'kit',
    name: `Kit ${n}`,
    facts: '{}',
    position: n,
  }));
  await test.database.db.insertInto('brand_entries').values(full).execute();
  const refused = await post('rea', '/api/user/brand-kits/from-site', { domain: at() });
  expect(refused.json()).toMatchObject({ code: 'conflict' });
  expect((await entriesOf('rea')).map(({ total }) => total)).toEqual([0, 500, 0]);

  await test.database.db.deleteFrom('brand_entries').where('user_id', '=', 'rea').execute();
  const made = await post('rea', '/api/user/brand-kits/from-site', {
    domain: at(),
    name: 'Lind',
    logo: null,
    colors: ['#C98A2B'],
    heading_family: '',
    voice: 'Plain',
  });
  expect(made.json()).toMatchObject({
    name: 'Lind',
    logo_id: null,
    heading_family: '',
    text_family: 'Figtree',
    voice: 'Plain',
    is_default: false,
  });
  expect((await entriesOf('rea')).map(({ total }) => total)).toEqual([1, 1, 0]);
  const { palettes } = (await get('rea', '/api/user/color-palettes')).json<{ palettes: Palette[] }>();
  expect(palettes[0]).toMatchObject({ name: 'Lind', colors: ['#c98a2b'] });
});

it('a site becomes a kit, which is used for all new documents', async () => {
  expect((await post('kim', '/api/user/brand-kits/from-site', { domain: at() })).json()).toMatchObject({
    code: 'plan_required',
  });
  await grant('kim');
  const made = await post('kim', '/api/user/brand-kits/from-site', { domain: at(), is_default: true });
  const kit = made.json<BrandKit>();
  expect(kit).toMatchObject({ name: 'Kaffeehaus Lind', is_default: true, text_family: 'Figtree' });
  const chosen = await get('kim', `/api/user/brand-kits/${kit.id}/choices`);
  expect(chosen.json()).toMatchObject({
    user_selected_colors: [{ colors: expect.arrayContaining(['#7a1f3d']) }],
    user_selected_assets: [{ id: kit.logo_id, url: `/files/assets/${kit.logo_id}` }],
    user_selected_fonts: expect.arrayContaining([{ family: 'Figtree', role: 'text' }]),
    own_families: [],
  });
  const content = 'Invoice for Acme Corp, 12 hours of design at $95';
  const run = await post('kim', '/chat/stream', { messages: [{ role: 'user', content }] });
  const saved = /"document_id":"([0-9a-f-]{36})"/.exec(run.body)?.[1];
  const { html } = (await get('kim', `/api/user/documents/${saved}`)).json<{ html: string }>();
  expect(html).toContain('--accent:#7a1f3d');
  expect(html).toContain(`/files/assets/${kit.logo_id}`);
  expect(html).toContain("'Figtree'");
  const pdf = await get('kim', `/api/documents/${saved}/pdf`);
  expect(pdf.statusCode).toBe(200);
  expect(pdf.rawPayload.length).toBeGreaterThan(5000);
});
