import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../testing/read-pdf.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { keepTestDocument } from '../../testing/test-documents.ts';

let test: TestApp;
let documentId: string;
let sessionId: string;
beforeAll(async () => {
  test = await createTestApp();
  ({ id: documentId, sessionId } = await keepTestDocument(
    { uid: 'ada', title: 'Harbour report', sessionId: null, text: 'Boats came in.' },
    test.deps,
  ));
});
afterAll(() => test.close());

const post = (url: string, payload: object, user = 'ada') =>
  test.app.inject({ method: 'POST', url, headers: test.as(user), payload });
const get = (url: string, user = 'ada') => test.app.inject({ url, headers: test.as(user) });
const follow = (link: string) => test.app.inject(new URL(link).pathname);
const jobs = () => test.deps.renderer.metrics().jobsDone;

describe('[C05] POST /pdf/generate', () => {
  it('returns the file in the given styles, and again from the cache', async () => {
    const payload = {
      html_code:
        '<!doctype html><html lang="fr"><head><title>Note</title></head><body><p>Été</p></body></html>',
      css_code: '@page { size: 100mm 50mm } p { font-size: 20pt }</style><p>not</p>',
    };
    const answer = await post('/pdf/generate', payload);
    expect(answer.headers['content-type']).toBe('application/pdf');
    const pdf = await readPdf(answer.rawPayload);
    expect(pdf).toMatchObject({ text: 'Été', title: 'Note', language: 'fr', isTagged: true });
    expect(Math.round(pdf.pages[0]?.width ?? 0)).toBe(283);
    const before = jobs();
    const again = await post('/pdf/generate', payload);
    expect(again.rawPayload.equals(answer.rawPayload)).toBe(true);
    expect(jobs()).toBe(before);
  });

  it('accepts HTML without head, body or styles, and rejects missing HTML', async () => {
    const bare = await readPdf((await post('/pdf/generate', { html_code: '<p>Hi<b>you' })).rawPayload);
    expect(bare.text).toBe('Hiyou');
    const none = await post('/pdf/generate', { html_code: '', css_code: 'p{}' });
    expect(none.json()).toMatchObject({
      fields: [{ path: 'html_code', message: 'There is no HTML to render.' }],
    });
  });
});

describe('[C03] POST /pdf/generate-from-html', () => {
  const generate = async (html_content: string, rest: object = {}) =>
    (await post('/pdf/generate-from-html', { html_content, title: 'Given', ...rest })).json<{
      pdf_url: string;
    }>().pdf_url;

  it('becomes a PDF behind a signed link, shown inline as a preview, otherwise downloaded', async () => {
    const html = '<!doctype html><html lang="de"><body><h1>Grüße aus Köln</h1></body></html>';
    const file = await follow(await generate(html, { title: 'Brief', session_id: sessionId }));
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="Brief.pdf"/);
    expect(await readPdf(file.rawPayload)).toMatchObject({ text: 'Grüße aus Köln', title: 'Brief' });
    const before = jobs();
    const shown = await follow(await generate(html, { title: 'Brief', is_preview: true }));
    expect(shown.headers['content-disposition']).toMatch(/^inline/);
    expect(jobs()).toBe(before);
  });

  it("renders every script and emoji in bundled fonts, besides the page's own", async () => {
    const texts = ['Привет', '漢字と仮名', '한국어', 'नमस्ते', 'שלום', 'ไทย', '🎉', '➜'];
    const html = `<html lang="ja"><body style="font-family:Georgia,serif">${texts.map((text) => `<p>${text}</p>`).join('')}<p>&#x2764;&#xfe0f; <b>&#20013;</b></p></body></html>`;
    const file = await follow(await generate(html));
    const { fonts, text } = await readPdf(file.rawPayload);
    for (const word of ['Привет', '漢字と仮名', '한국어', '中', '🎉']) expect(text).toContain(word);
    const names = fonts.map(({ name }) => name).join(' ');
    for (const font of ['NotoSansJP', 'NotoSansKR']) expect(names).toContain(font);
    expect(fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([]);
  });

  it('prints an Octavo article in its own styles', async () => {
    const { html } = (await get(`/api/user/documents/${documentId}`)).json<{ html: string }>();
    const file = await follow(await generate(html));
    const { fonts } = await readPdf(file.rawPayload);
    expect(fonts.map(({ name }) => name).join()).toContain('Archivo');
  });

  it('runs no script and accesses no file or address', async () => {
    const link = await generate(
      '<body><p id="a">before</p><script>document.getElementById("a").textContent="after"</script>' +
        '<iframe src="file:///etc/passwd"></iframe><img src="http://127.0.0.1:9/x"></body>',
    );
    const { text } = await readPdf((await follow(link)).rawPayload);
    expect(text).toContain('before');
    expect(text).not.toMatch(/after|root:/);
  });

  it('accepts titles of any kind', async () => {
    const odd = `\u0007\u202Egnp.exe\u2066 ${'ä'.repeat(200)} 🙂`;
    const { title } = await readPdf((await follow(await generate('<p>x</p>', { title: odd }))).rawPayload);
    expect(title).toMatch(/^gnp\.exe ä+ 🙂$/);
    const longest = `\u202e${'فاتورة '.repeat(42)}12345`;
    expect(longest).toHaveLength(300);
    const file = await follow(await generate('<p>x</p>', { title: longest }));
    expect((await readPdf(file.rawPayload)).title).toBe(longest.slice(1));
    expect(file.headers['content-disposition']).toMatch(
      /^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''%D9%81/,
    );
    const tooLong = await post('/pdf/generate-from-html', { html_content: 'x', title: 'x'.repeat(301) });
    expect(tooLong.json()).toMatchObject({ fields: [{ path: 'title' }] });
  });

  it("names the field when it is empty, and requires the user's own session", async () => {
    const empty = await post('/pdf/generate-from-html', { html_content: '' });
    expect([empty.statusCode, empty.json()]).toMatchObject([400, { fields: [{ path: 'html_content' }] }]);
    const payload = { html_content: '<p>x</p>', session_id: sessionId };
    expect((await post('/pdf/generate-from-html', payload, 'bob')).statusCode).toBe(404);
  });
});

describe('[C04] POST /pdf/generate-from-html-v2', () => {
  it('returns a link for a preview, otherwise a document in the session', async () => {
    const payload = {
      html_content:
        '<!doctype html><html lang="de"><head><style>p{color:red}</style></head><body onload="x()"><h1>Quartal</h1><p>Gut.</p></body></html>',
      title: 'Quartal drei',
      session_id: sessionId,
      document_type: 'slides',
    };
    const preview = await post('/pdf/generate-from-html-v2', { ...payload, is_preview: true });
    expect(Object.keys(preview.json())).toEqual(['pdf_url']);
    expect((await readPdf((await follow(preview.json().pdf_url)).rawPayload)).text).toBe('Quartal Gut.');
    const kept = (await post('/pdf/generate-from-html-v2', payload)).json();
    expect(Object.keys(kept)).toEqual(['document_id']);
    const document = (await get(`/api/user/documents/${kept.document_id}`)).json();
    expect(document).toMatchObject({ title: 'Quartal drei', session_id: sessionId, format: 'slides-16x9' });
    expect(document.html).toContain('lang="de"');
    expect(document.html).not.toMatch(/onload|<style/);
    const { pages } = await readPdf((await get(`/api/documents/${kept.document_id}/pdf`)).rawPayload);
    expect(pages).toMatchObject([{ width: 960, height: 540 }]);
    expect((await post('/pdf/generate-from-html-v2', payload, 'bob')).statusCode).toBe(404);
  });
});

describe('[C02] POST /pdf/flatten', () => {
  it('returns a link to the same pages without links or forms', async () => {
    const html = '<a href="https://example.org">Go</a><form><input value="typed"></form>';
    const given = await post('/pdf/generate-from-html', { html_content: html, title: 'Form' });
    const { pdf_url } = given.json();
    expect((await follow(pdf_url)).rawPayload.includes('/Annots')).toBe(true);
    const flattened = (await post('/pdf/flatten', { pdf_url })).json();
    const file = await follow(flattened.flattened_pdf_url);
    expect(file.headers['content-disposition']).toContain('Form.pdf');
    expect(file.rawPayload.includes('/Annots')).toBe(false);
    expect((await readPdf(file.rawPayload)).text).toBe('Go typed');
    // A path without the origin works too.
    const path = new URL(pdf_url).pathname;
    expect((await post('/pdf/flatten', { pdf_url: path })).statusCode).toBe(200);
  });

  it.each([
    ['http://169.254.169.254/latest', 400],
    ['http://127.0.0.1:3000.evil.example/files/x', 400],
    ['file:///etc/passwd', 400],
    ['/files/forged.token', 404],
    ['not a link', 400],
  ])('contacts no other address: %s', async (pdf_url, status) => {
    expect((await post('/pdf/flatten', { pdf_url })).statusCode).toBe(status);
  });
});

describe('[D11] GET /api/documents/:id/screenshots', () => {
  it('returns a picture of each page and a zip of all, rendered once', async () => {
    const url = `/api/documents/${documentId}/screenshots?width=300`;
    const { image_urls, pages, zip_url } = (await get(url)).json();
    expect(pages).toBe(1);
    const picture = await follow(image_urls[0]);
    expect(picture.headers).toMatchObject({ 'content-type': 'image/png' });
    expect(picture.rawPayload.readUInt32BE(16)).toBe(300);
    const files = unzipSync((await follow(zip_url)).rawPayload);
    expect(Object.keys(files)).toEqual(['Harbour report.png']);
    const before = jobs();
    await get(url);
    expect(jobs()).toBe(before);
    const webp = (await get(`${url}&format=webp`)).json();
    expect((await follow(webp.image_urls[0])).rawPayload.subarray(8, 12).toString()).toBe('WEBP');
  });

  it('has the pages of a deck in order, as PNG and as WebP', async () => {
    const deck = await keepTestDocument(
      {
        uid: 'ada',
        title: 'Tides',
        sessionId: null,
        text: 'One',
        format: 'slides-16x9',
        furtherTexts: ['Two', 'Three'],
      },
      test.deps,
    );
    for (const format of ['png', 'webp'] as const) {
      const { zip_url, image_urls } = (
        await get(`/api/documents/${deck.id}/screenshots?width=320&format=${format}`)
      ).json();
      const files = unzipSync((await follow(zip_url)).rawPayload);
      expect(Object.keys(files)).toEqual([1, 2, 3].map((page) => `Tides ${page}.${format}`));
      const pictures = await Promise.all(Object.values(files).map((bytes) => sharp(bytes).metadata()));
      expect(pictures).toMatchObject(Array(3).fill({ format, width: 320, height: 180 }));
      // The zip has the same pictures as the links, and all of them differ.
      const zipped = Object.values(files).map((bytes) => Buffer.from(bytes).toString('base64'));
      const single = image_urls.map(async (url: string) => (await follow(url)).rawPayload.toString('base64'));
      expect(await Promise.all(single)).toEqual(zipped);
      expect(new Set(zipped).size).toBe(3);
    }
    for (const scale of [1, 2, 3]) {
      const { image_urls } = (await get(`/api/documents/${deck.id}/screenshots?scale=${scale}`)).json();
      const picture = await sharp((await follow(image_urls[0])).rawPayload).metadata();
      expect(picture).toMatchObject({ width: 1280 * scale, height: 720 * scale });
    }
  });

  it("requires the user's own document, and a valid size", async () => {
    const url = `/api/documents/${documentId}/screenshots`;
    expect((await get(url, 'bob')).statusCode).toBe(404);
    expect((await get(`${url}?width=90000`)).json()).toMatchObject({ fields: [{ path: 'width' }] });
    expect((await get(`${url}?scale=4`)).json()).toMatchObject({ fields: [{ path: 'scale' }] });
    expect((await get(`${url}?version=9`)).statusCode).toBe(404);
  });
});

describe('GET /api/documents/:id/pdf/checks', () => {
  it('returns the preflight results, and compares pages with the preview on demand', async () => {
    const url = `/api/documents/${documentId}/pdf/checks`;
    const { passed, checks } = (await get(url)).json();
    expect(passed).toBe(true);
    expect(checks.map(({ id, status }: { id: string; status: string }) => `${id} ${status}`)).toEqual([
      'pages passed',
      'text passed',
      'fonts passed',
      'links passed',
      'tags passed',
      'size passed',
    ]);
    expect(checks[1].title).toBe('All 24 letters are in the file');
    const withPictures = (await get(`${url}?pictures=true`)).json();
    expect(withPictures.checks.at(-1)).toMatchObject({ id: 'pictures', status: 'passed' });
    expect((await get(url, 'bob')).statusCode).toBe(404);
  });

  it('detects a page that is rendered differently', async () => {
    const style = (colour: string) =>
      `<!doctype html><style>@page{size:100mm 100mm;margin:0}body{margin:0;height:100mm;background:${colour};-webkit-print-color-adjust:exact}</style><p>x`;
    const { pdf } = await test.deps.renderer.renderPdf({ html: style('#eee') });
    const same = await test.deps.renderer.compare({ html: style('#eee'), pdf });
    const other = await test.deps.renderer.compare({ html: style('#a00'), pdf });
    expect(same.pages[0]?.differing).toBeLessThan(0.02);
    expect(other.pages[0]?.differing).toBeGreaterThan(0.5);
  });
});

describe('GET /api/documents/:id/html/token', () => {
  it('links to one file with everything inlined, which prints like the document', async () => {
    const { signed_url, file_name } = (await get(`/api/documents/${documentId}/html/token`)).json();
    expect(file_name).toBe('Harbour report.html');
    const file = await follow(signed_url);
    expect(file.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
      'content-disposition': expect.stringMatching(/^attachment/),
    });
    const html = file.body;
    expect(html.replaceAll(/url\("data:[^"]*"\)/g, '')).not.toMatch(/url\(|https?:|<script|<link/);
    const { pdf } = await test.deps.renderer.renderPdf({ html });
    const ownFile = (await get(`/api/documents/${documentId}/pdf`)).rawPayload;
    const own = await readPdf(ownFile);
    expect(await readPdf(pdf)).toMatchObject({ text: own.text, pages: own.pages, title: own.title });
    const { pages } = await test.deps.renderer.compare({ html, pdf: ownFile });
    expect(pages.map(({ differing }) => differing < 0.02)).toEqual([true]);
  });
});
