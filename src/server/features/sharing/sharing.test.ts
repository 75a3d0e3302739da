import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ShareView } from '../../../contract/sharing.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { keepTestDocument } from '../../testing/test-documents.ts';
import { keepAsset } from '../assets/keep-asset.ts';
import { readPageAt } from '../documents/read-page-at.ts';
import { saveVersion } from '../documents/save-version.ts';
import { tendShares } from './tend-shares.ts';

/* Owners' links, and public access to them. */

const secret = 'the merger of Acme and Globex';
const person = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const dayMs = 24 * 60 * 60 * 1000;

let test: TestApp;
let documentId: string;
/** Offset of the server's clock in ms. */
let later = 0;
let addresses = 0;

beforeAll(async () => {
  test = await createTestApp({}, { replace: async () => ({ clock: () => new Date(Date.now() + later) }) });
});
afterAll(() => test.close());
beforeEach(async () => {
  later = 0;
  addresses += 1;
  documentId = (
    await keepTestDocument({ uid: 'ada', title: secret, sessionId: null, text: secret }, test.deps)
  ).id;
});

const send = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object, user = 'ada') =>
  test.app.inject({ method, url, headers: test.as(user), ...(payload ? { payload } : {}) });

async function share(choices: object = {}): Promise<ShareView & { path: string }> {
  const answer = await send('POST', `/api/user/documents/${documentId}/shares`, choices);
  expect(answer.statusCode, answer.body).toBe(200);
  const view = answer.json<ShareView>();
  return { ...view, path: new URL(view.url ?? '').pathname };
}

/** Visits as an anonymous browser, from this test's own address. */
const visit = (url: string, headers: Record<string, string> = {}, from = addresses) =>
  test.app.inject({ url, remoteAddress: `10.9.0.${from}`, headers: { 'user-agent': person, ...headers } });

const unlock = (path: string, password: string, from = addresses) =>
  test.app.inject({
    method: 'POST',
    url: `${path}/unlock`,
    remoteAddress: `10.9.0.${from}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': person },
    payload: new URLSearchParams({ password }).toString(),
  });

const read = async (id: string): Promise<ShareView | undefined> => {
  const { shares } = (await send('GET', `/api/user/shares?document_id=${documentId}`)).json<{
    shares: ShareView[];
  }>();
  return shares.find((each) => each.id === id);
};

/** Expects the same response as for a link that never existed. */
async function expectNothing(path: string): Promise<void> {
  const never = await visit('/s/AAAAAAAAAAAAAAAAAAAAAA');
  expect(never.statusCode).toBe(404);
  for (const url of [path, `${path}/pdf`, `${path}/preview.png`, `${path}/unlock/x`]) {
    const answer = await visit(url);
    expect(answer.statusCode, url).toBe(404);
    expect(answer.body, url).toBe(never.body);
    expect(`${answer.body}${JSON.stringify(answer.headers)}`).not.toContain('Acme');
    const names = (headers: object) => Object.keys(headers).filter((name) => !name.startsWith('x-ratelimit'));
    expect(names(answer.headers)).toEqual(names(never.headers));
  }
}

async function addVersion(text: string, change = (html: string) => html.replaceAll(secret, text)) {
  const page = await readPageAt({ uid: 'ada', documentId, version: 1 }, test.deps);
  const html = change(page?.html ?? '');
  await saveVersion(
    {
      uid: 'ada',
      documentId,
      html,
      title: text,
      format: 'a4',
      origin: 'edit',
      label: text,
      runId: null,
      checks: null,
    },
    test.deps,
  );
}

describe('a shared page', () => {
  it('shows the document publicly, and blocks search engines, frames and foreign scripts', async () => {
    const { path, url, state } = await share();
    expect(state).toBe('active');
    expect(url).toMatch(/\/s\/[A-Za-z0-9_-]{22}$/);
    const answer = await visit(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(`<p>${secret}</p>`);
    expect(answer.body).toContain(`<title>${secret}</title>`);
    expect(answer.headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, no-store',
      'x-frame-options': 'DENY',
    });
    const policy = String(answer.headers['content-security-policy']);
    for (const rule of [
      "default-src 'none'",
      "script-src 'sha256-",
      "frame-ancestors 'none'",
      'sandbox allow-scripts',
    ])
      expect(policy).toContain(rule);
    expect(policy).not.toMatch(/allow-same-origin|unsafe-eval|script-src[^;]*'self'/);
    // Exactly one script, and a small one.
    const scripts = [...answer.body.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)];
    expect(scripts.length).toBe(1);
    expect(scripts[0]?.[1]?.length).toBeLessThan(10_000);
    // Sets no cookie for any visitor, and names no owner.
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.body).not.toContain('ada@example.com');
    for (const name of ['documents', documentId]) expect(answer.body).not.toContain(name);
  });

  it("serves the PDF without its owner's name, and a picture for link previews", async () => {
    const { path } = await share();
    const pdf = await visit(`${path}/pdf`);
    expect(pdf.statusCode).toBe(200);
    expect(pdf.headers['content-disposition']).toContain('attachment');
    expect(pdf.headers['x-robots-tag']).toContain('noindex');
    const file = await readPdf(pdf.rawPayload);
    expect(file.text).toContain(secret);
    expect(pdf.rawPayload.toString('latin1')).not.toContain('/Author');
    const picture = await visit(`${path}/preview.png`);
    expect(picture.headers['content-type']).toBe('image/png');
    expect([picture.rawPayload.readUInt32BE(16), picture.rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
    expect((await visit(path)).body).toContain(
      `<meta property="og:image" content="http://localhost:3000${path}/preview.png">`,
    );
  });

  it("shows its owner's private pictures, and no one else's", async () => {
    const red = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
      'base64',
    );
    const keep = async (uid: string) =>
      (
        await keepAsset(
          {
            uid,
            name: 'Logo',
            description: '',
            file: {
              kind: 'picture',
              bytes: red,
              extension: 'png',
              facts: {
                media_type: 'image/png',
                width: 1,
                height: 1,
                role: 'logo',
                colors: [],
                font: null,
              },
              thumbnail: null,
            },
          },
          test.deps,
        )
      ).document_url;
    const [own, foreign] = [await keep('ada'), await keep('bob')];
    const pictures = `<img src="${own}" alt="Own"><img src="${foreign}" alt="Foreign">`;
    await addVersion('with pictures', (html) => html.replace('</h1>', `</h1>${pictures}`));
    const { body, headers } = await visit((await share()).path);
    expect(body).toMatch(
      /<img[^>]* src="data:image\/png;base64,[^>]*alt="Own"|alt="Own"[^>]* src="data:image\/png/,
    );
    expect(body).not.toMatch(/alt="Foreign"[^>]* src="data:|src="data:[^>]*alt="Foreign"/);
    expect(headers['content-security-policy']).toContain("img-src 'self' data:");
  });

  it('follows the document, or stays at the chosen version', async () => {
    const live = await share();
    const frozen = await share({ version: 1 });
    await addVersion('quite another plan');
    expect((await visit(live.path)).body).toContain('quite another plan');
    const held = (await visit(frozen.path)).body;
    expect(held).toContain(secret);
    expect(held).not.toContain('quite another plan');
    expect((await readPdf((await visit(`${frozen.path}/pdf`)).rawPayload)).text).toContain(secret);
    await send('PATCH', `/api/user/shares/${frozen.id}`, { version: null });
    expect((await visit(frozen.path)).body).toContain('quite another plan');
  });

  it('can be embedded only in the sites that the owner named', async () => {
    const { path, id } = await share({ embed_origins: ['https://Wiki.Example.com/'] });
    const answer = await visit(`${path}?embed`);
    expect(answer.headers['content-security-policy']).toContain('frame-ancestors https://wiki.example.com;');
    expect(answer.headers['x-frame-options']).toBeUndefined();
    for (const bad of [
      '*',
      'https://*.example.com',
      "'self'",
      'https://a.com; script-src *',
      'javascript:1',
      'https://a.com/path',
    ])
      expect((await send('PATCH', `/api/user/shares/${id}`, { embed_origins: [bad] })).statusCode, bad).toBe(
        400,
      );
    expect((await send('PATCH', `/api/user/shares/${id}`, { password: 'open' })).json()).toMatchObject({
      code: 'invalid_input',
      fields: [{ path: 'embed_origins' }],
    });
  });
});

describe('an ended link', () => {
  it('reveals nothing once it is revoked, including its PDF and picture', async () => {
    const { path, id } = await share();
    expect((await visit(`${path}/pdf`)).statusCode).toBe(200);
    expect((await send('POST', `/api/user/shares/${id}/revoke`)).statusCode).toBe(204);
    await expectNothing(path);
    expect(await read(id)).toMatchObject({ state: 'revoked', url: null });
    expect((await send('PATCH', `/api/user/shares/${id}`, { may_download: true })).statusCode).toBe(410);
  });

  it('reveals nothing once the document is private again, until a new link is created', async () => {
    const [one, two] = [await share(), await share({ password: 'open sesame' })];
    expect((await send('POST', `/api/user/documents/${documentId}/private`)).json()).toEqual({ revoked: 2 });
    await expectNothing(one.path);
    await expectNothing(two.path);
    expect((await unlock(two.path, 'open sesame')).statusCode).toBe(404);
    const again = await share();
    expect(again.path).not.toBe(one.path);
    expect((await visit(again.path)).statusCode).toBe(200);
  });

  it('reveals nothing once it has expired', async () => {
    const { path, id } = await share({ expires_at: new Date(Date.now() + dayMs).toISOString() });
    expect((await visit(path)).statusCode).toBe(200);
    later = dayMs + 1000;
    await expectNothing(path);
    expect(await read(id)).toMatchObject({ state: 'expired' });
    for (const expires_at of ['2020-01-01T00:00:00Z', 'tomorrow', '0000-01-01T00:00:00Z'])
      expect((await send('PATCH', `/api/user/shares/${id}`, { expires_at })).statusCode, expires_at).toBe(
        400,
      );
  });

  it('reveals nothing while its document is in the trash, and is deleted with it', async () => {
    const { path, id } = await share();
    await send('POST', '/api/user/documents/delete', { document_ids: [documentId] });
    await expectNothing(path);
    expect(await read(id)).toMatchObject({ state: 'document_deleted' });
    await send('POST', '/api/user/library/trash/empty');
    await expectNothing(path);
    expect(await read(id)).toBeUndefined();
  });

  it('returns 404 for tokens of any form', async () => {
    const { path } = await share();
    for (const bad of [
      'x',
      `${path.slice(3)}x`,
      path.slice(3, -1),
      '%00',
      '..%2F..',
      'a'.repeat(1000),
      "' or 1=1",
    ])
      expect((await visit(`/s/${encodeURIComponent(bad)}`)).statusCode, bad).toBe(404);
    expect((await test.app.inject({ method: 'DELETE', url: path })).statusCode).toBe(404);
  });

  it('is deleted after ninety days', async () => {
    const { id } = await share();
    await send('POST', `/api/user/shares/${id}/revoke`);
    later = 89 * dayMs;
    await tendShares(test.deps);
    expect(await read(id)).toBeDefined();
    later = 91 * dayMs;
    expect((await tendShares(test.deps)).links).toBeGreaterThan(0);
    expect(await read(id)).toBeUndefined();
  });
});

describe('the language of a visitor', () => {
  const german = { 'accept-language': 'de-CH,de;q=0.9' };
  const arabic = { 'accept-language': 'ar' };

  it('is that of the page for a link that is dead, expired or never existed', async () => {
    const { path } = await share({ expires_at: new Date(Date.now() + dayMs).toISOString() });
    later = 2 * dayMs;
    for (const url of [path, '/s/never', `${path}/pdf`]) {
      const gone = await visit(url, german);
      expect([url, gone.statusCode]).toEqual([url, 404]);
      expect(gone.body).toContain('<html lang="de" dir="ltr">');
      expect(gone.body).toContain('Hier ist nichts.');
      expect(gone.headers.vary).toContain('accept-language');
    }
    const gone = await visit(path, arabic);
    expect(gone.body).toContain('<html lang="ar" dir="rtl">');
    expect(gone.body).toContain('لا يوجد شيء هنا.');
    expect((await visit(path)).body).toContain('There is nothing here.');
    expect((await visit(path, { ...german, cookie: 'octavo-language=fr' })).body).toContain(
      'Il n’y a rien ici.',
    );
  });

  it('is that of the password page, and of the bar around the document, which keeps its own', async () => {
    const locked = await share({ password: 'open sesame' });
    const form = await visit(locked.path, german);
    expect([form.statusCode, form.body]).toEqual([
      401,
      expect.stringContaining('Dieses Dokument hat ein Passwort.'),
    ]);
    const open = await share();
    const page = (await visit(open.path, arabic)).body;
    expect(page).toMatch(/<html lang="en/);
    expect(page).toContain('<header class="o-bar o-frame" lang="ar" dir="rtl">');
    expect(page).toContain('تنزيل PDF');
    expect(page).not.toContain('Download PDF');
  });
});

describe('a password', () => {
  it('is required before anything is revealed, and opens page and PDF', async () => {
    const { path } = await share({ password: 'Übung 1' });
    const asked = await visit(path);
    expect(asked.statusCode).toBe(401);
    expect(asked.body).toContain('<form method="post"');
    expect(`${asked.body}${JSON.stringify(asked.headers)}`).not.toContain('Acme');
    expect((await visit(`${path}/pdf`)).headers.location).toBe(path);
    expect((await visit(`${path}/preview.png`)).statusCode).toBe(404);
    const wrong = await unlock(path, 'Ubung 1');
    expect(wrong.statusCode).toBe(401);
    expect(wrong.body).toContain('Wrong password.');
    const right = await unlock(path, 'U\u0308bung 1');
    expect(right.statusCode).toBe(303);
    const cookie = String(right.headers['set-cookie']);
    expect(cookie).toContain(`Path=${path};`);
    expect(cookie).toContain('HttpOnly');
    const pass = { cookie: cookie.split(';')[0] ?? '' };
    expect((await visit(path, pass)).body).toContain(secret);
    expect((await visit(`${path}/pdf`, pass)).statusCode).toBe(200);
    // A pass is valid for one link only, and it expires.
    const other = await share({ password: 'Übung 1' });
    expect((await visit(other.path, pass)).statusCode).toBe(401);
    later = dayMs;
    expect((await visit(path, pass)).statusCode).toBe(401);
  });

  it('rejects a pass of the previous password', async () => {
    const { path, id } = await share({ password: 'first' });
    const pass = { cookie: String((await unlock(path, 'first')).headers['set-cookie']).split(';')[0] ?? '' };
    await send('PATCH', `/api/user/shares/${id}`, { password: 'second' });
    expect((await visit(path, pass)).statusCode).toBe(401);
    expect((await unlock(path, 'first')).statusCode).toBe(401);
    await send('PATCH', `/api/user/shares/${id}`, { password: null });
    expect((await visit(path)).statusCode).toBe(200);
  });

  it('can be tried ten times from an address, then even the correct one is rejected', async () => {
    const { path } = await share({ password: 'open sesame' });
    const tries = await Promise.all(Array.from({ length: 10 }, (_, n) => unlock(path, `guess ${n}`)));
    expect(tries.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(401));
    const refused = await unlock(path, 'open sesame');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body).toContain('Too many tries');
    expect(refused.body).not.toContain('Acme');
    // Other visitors aren't locked out, and neither is another link of the same owner.
    expect((await unlock(path, 'open sesame', 200)).statusCode).toBe(303);
    expect((await unlock((await share({ password: 'p' })).path, 'p')).statusCode).toBe(303);
    later = 16 * 60_000;
    expect((await unlock(path, 'open sesame')).statusCode).toBe(303);
  });

  it('is limited in length', async () => {
    const { path } = await share({ password: 'open sesame' });
    expect((await unlock(path, 'x'.repeat(5000))).statusCode).toBe(413);
    expect((await unlock(path, 'x'.repeat(900))).statusCode).toBe(401);
    for (const password of ['', '   ', 'x'.repeat(201)]) {
      const answer = await send('POST', `/api/user/documents/${documentId}/shares`, { password });
      expect(answer.statusCode, password).toBe(400);
    }
    const { rows } = await test.database.pool.query('select * from share_links where document_id = $1', [
      documentId,
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/open sesame/);
    expect(JSON.stringify(rows)).not.toContain(path.slice(3));
  });
});

describe('a link without download', () => {
  it('offers no download and serves none', async () => {
    const { path, id } = await share({ may_download: false });
    expect((await visit(path)).body).not.toContain('/pdf');
    expect((await visit(`${path}/pdf`)).statusCode).toBe(404);
    await send('PATCH', `/api/user/shares/${id}`, { may_download: true });
    expect((await visit(`${path}/pdf`)).statusCode).toBe(200);
  });
});

describe('views and downloads', () => {
  it('count people once per half hour, but not the owner or robots', async () => {
    const { path, id } = await share();
    const list = await send('GET', '/api/user/shares');
    const own = { cookie: String(list.headers['set-cookie']).split(';')[0] ?? '' };
    expect(String(list.headers['set-cookie'])).toContain('Path=/s/');
    await visit(path, own);
    await visit(`${path}/pdf`, own);
    await visit(path, { 'user-agent': 'Slackbot-LinkExpanding 1.0' });
    await visit(path, { 'user-agent': 'WhatsApp/2.23' });
    await visit(path, { 'sec-purpose': 'prefetch;prerender' });
    await test.app.inject({ method: 'HEAD', url: path, headers: { 'user-agent': person } });
    expect(await read(id)).toMatchObject({ views: 0, downloads: 0, last_viewed_at: null });

    await Promise.all([visit(path), visit(path), visit(path)]);
    expect(await read(id)).toMatchObject({ views: 1, last_viewed_at: expect.any(String) });
    await visit(path, {}, 201);
    await visit(path, { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/604.1' });
    expect(await read(id)).toMatchObject({ views: 3 });
    later = 31 * 60_000;
    await visit(path);
    expect(await read(id)).toMatchObject({ views: 4 });
    // Another owner's mark has no effect here.
    const others = await send('GET', '/api/user/shares', undefined, 'bob');
    await visit(path, { cookie: String(others.headers['set-cookie']).split(';')[0] ?? '' }, 202);
    expect(await read(id)).toMatchObject({ views: 5 });

    await visit(`${path}/pdf`);
    await visit(`${path}/pdf`, { range: 'bytes=100-200' });
    expect(await read(id)).toMatchObject({ downloads: 1 });
    // The stored visits contain no addresses or user agents.
    const { rows } = await test.database.pool.query('select * from share_visits');
    expect(JSON.stringify(rows)).not.toMatch(/10\.9\.|Firefox/);
  });
});

describe('the owner', () => {
  it('sees all links, paginated, and which documents are shared in the library', async () => {
    const made = [await share(), await share(), await share()];
    const first = (await send('GET', `/api/user/shares?document_id=${documentId}&limit=2`)).json();
    expect(first).toMatchObject({ total: 3, has_more: true });
    const rest = (
      await send('GET', `/api/user/shares?document_id=${documentId}&limit=2&cursor=${first.next_cursor}`)
    ).json();
    expect(rest).toMatchObject({ has_more: false, next_cursor: null });
    const ids = [...first.shares, ...rest.shares].map((each: ShareView) => each.id);
    expect(new Set(ids)).toEqual(new Set(made.map(({ id }) => id)));
    for (const bad of [
      'x',
      '_',
      `2020-01-01T00:00:00Z_x`,
      '0000-01-01T00:00:00Z_6f1c1c52-6f0e-4a4e-9a52-0d6d4a1b7d11',
    ])
      expect((await send('GET', `/api/user/shares?cursor=${bad}`)).statusCode, bad).toBe(400);

    const isShared = async () =>
      (await send('GET', `/api/user/documents?ids=${documentId}`)).json().documents[0].is_shared;
    expect(await isShared()).toBe(true);
    await send('POST', `/api/user/documents/${documentId}/private`);
    expect(await isShared()).toBe(false);
  });

  it("can't share missing documents", async () => {
    const answer = await send('POST', `/api/user/documents/${documentId}/shares`, { version: 7 });
    expect(answer.json()).toMatchObject({ code: 'not_found' });
    const { id } = await share();
    expect((await send('PATCH', `/api/user/shares/${id}`, { version: 7 })).statusCode).toBe(404);
    await send('POST', '/api/user/documents/delete', { document_ids: [documentId] });
    expect((await send('POST', `/api/user/documents/${documentId}/shares`, {})).statusCode).toBe(404);
  });
});
