import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { AnyNode, Document, Element } from 'domhandler';
import { findAll, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { marked } from 'marked';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { drawMarkdown } from './draw-markdown.ts';
import { projectFolder, readPages } from './read-pages.ts';

const texts = readPages();
const addresses = ['/help', ...texts.map(({ name }) => `/help/${name}`)];

let test: TestApp;
const pages = new Map<string, Document>();
beforeAll(async () => {
  test = await createTestApp();
  for (const address of addresses) pages.set(address, parseDocument((await test.app.inject(address)).body));
});
afterAll(() => test.close());

const all = (name: string, within: AnyNode[]): Element[] => findAll((one) => one.name === name, within);
const idsOf = (page: Document): string[] =>
  findAll(({ attribs }) => attribs.id !== undefined, page.children).map(({ attribs }) => attribs.id ?? '');
const hrefsOf = (page: Document): string[] =>
  all('a', page.children).map(({ attribs }) => attribs.href ?? '');

describe('a help page', () => {
  it.each(addresses)('%s has a title, a description, the list of pages and unique ids', async (address) => {
    const answer = await test.app.inject(address);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const page = pages.get(address) as Document;
    expect(all('h1', page.children)).toHaveLength(1);
    expect(textContent(all('title', page.children))).toMatch(/\S.*Octavo/);
    const description = all('meta', page.children).find(({ attribs }) => attribs.name === 'description');
    expect(description?.attribs.content).toMatch(/^\S.{15,160}\.$/);
    expect(hrefsOf(page)).toEqual(expect.arrayContaining(addresses));
    const ids = idsOf(page);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it.each(addresses)('%s links only to what exists', async (address) => {
    for (const href of hrefsOf(pages.get(address) as Document)) {
      if (/^(?:https?:|mailto:)/.test(href)) continue;
      const [target = '', id] = href.split('#', 2);
      const page = pages.get(target || address);
      if (page === undefined) {
        const { statusCode } = await test.app.inject(target);
        // Pages of the app are not served without a build.
        expect([href, statusCode === 200 || appPaths.includes(target)]).toEqual([href, true]);
      } else if (id) expect([href, idsOf(page).includes(decodeURIComponent(id))]).toEqual([href, true]);
    }
  });

  it.each(addresses)('%s shows pictures that exist, with alternative texts', async (address) => {
    for (const { attribs } of all('img', pages.get(address)?.children ?? [])) {
      expect(attribs.alt).toMatch(/\S.{10,}/);
      const picture = await test.app.inject(attribs.src ?? '');
      expect([attribs.src, picture.headers['content-type']]).toEqual([attribs.src, 'image/webp']);
      expect(picture.headers['cache-control']).toContain('immutable');
    }
  });
});

/** Pages of the web app that the help names. */
const appPaths = ['/', '/app', '/shortcuts', '/templates', '/membership'];

describe('the texts of the help', () => {
  it.each(texts.map(({ file, markdown }) => [file, markdown]))(
    '%s names only files that exist',
    (file, markdown) => {
      const named: string[] = [];
      void marked.walkTokens(marked.lexer(markdown), (token) => {
        if (token.type === 'link' || token.type === 'image') named.push(token.href as string);
      });
      const missing = named
        .filter((href) => !/^(?:[a-z]+:|[/#])/.test(href))
        .map((href) => href.split('#', 1)[0] ?? '')
        .filter((href) => !existsSync(path.join(projectFolder, path.dirname(file), href)));
      expect(missing).toEqual([]);
    },
  );

  it('come with pictures that are small, and all shown', () => {
    const folder = path.join(projectFolder, 'docs/help/pictures');
    const files = readdirSync(folder);
    const bytes = files.map((file) => statSync(path.join(folder, file)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1.5 * 1024 * 1024);
    for (const file of files)
      expect([file, texts.some(({ markdown }) => markdown.includes(`(pictures/${file})`))]).toEqual([
        file,
        true,
      ]);
  });

  it('have titles of their own', () => {
    const titles = texts.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

describe('/help', () => {
  it('loads no inline or external script, and is cached by its ETag', async () => {
    const answer = await test.app.inject({ url: '/help/first-steps', headers: { 'accept-encoding': 'br' } });
    expect(answer.headers['content-security-policy']).toContain("script-src 'self';");
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    const page = pages.get('/help/first-steps') as Document;
    const scripts = all('script', page.children).map(({ attribs }) => attribs.src ?? '');
    expect(scripts.map((src) => src.split('?', 1)[0])).toEqual([
      '/help/files/theme.js',
      '/help/files/help.js',
    ]);
    for (const src of scripts) {
      const file = await test.app.inject(src);
      expect([file.statusCode, file.headers['cache-control']]).toEqual([
        200,
        expect.stringContaining('immutable'),
      ]);
    }
    const again = await test.app.inject({
      url: '/help/first-steps',
      headers: { 'accept-encoding': 'br', 'if-none-match': String(answer.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('shows a 404 in its own look, and no file that it does not list', async () => {
    for (const url of ['/help/nothing', '/help/models/more', '/help/constructor']) {
      const answer = await test.app.inject(url);
      expect([url, answer.statusCode]).toEqual([url, 404]);
      expect(answer.body).toContain('Page not found');
      expect(answer.body).toContain('href="/help/first-steps"');
    }
    for (const url of [
      '/help/files/constructor',
      '/help/pictures/..%2Ffirst-steps.md',
      '/help/pictures/none.webp',
    ])
      expect([url, (await test.app.inject(url)).statusCode]).toEqual([url, 404]);
  });

  it.each([
    ['de', 'ltr', 'Auf dieser Seite', 'Hilfe durchsuchen'],
    ['ar', 'rtl', 'في هذه الصفحة', 'ابحث في المساعدة'],
    ['ja', 'ltr', 'このページの内容', 'ヘルプを検索'],
  ])(
    'has its frame in the language of the browser, %s, and English texts',
    async (language, dir, contents, search) => {
      const answer = await test.app.inject({
        url: '/help/prompting',
        headers: { 'accept-language': language },
      });
      expect(answer.headers.vary).toContain('accept-language');
      const { children } = parseDocument(answer.body);
      expect(all('html', children)[0]?.attribs).toMatchObject({ lang: language, dir });
      expect(answer.body).toContain(`aria-label="${contents}"`);
      expect(answer.body).toContain(`placeholder="${search}"`);
      expect(all('article', children)[0]?.attribs).toMatchObject({ lang: 'en', dir: 'ltr' });
      const note = { de: 'auf Englisch', ar: 'بالإنجليزية', ja: '英語' }[language] ?? '';
      expect(textContent(children)).toContain(note);
      // No English label is left outside of the texts.
      const labels = [...all('nav', children), ...all('input', children), ...all('button', children)].flatMap(
        ({ attribs }) => [attribs['aria-label'], attribs.placeholder, attribs['data-to-dark']],
      );
      const english = (await test.app.inject('/help/prompting')).body;
      for (const label of labels) if (label) expect(english).not.toContain(`"${label}"`);
      const found = await test.app.inject({
        url: '/help/results?q=zzqxv',
        headers: { 'accept-language': language },
      });
      expect(found.body).not.toContain('No results');
    },
  );

  it('has one address for each page', async () => {
    expect((await test.app.inject('/help/')).headers.location).toBe('/help');
    expect((await test.app.inject('/help/models/')).headers.location).toBe('/help/models');
    const sitemap = (await test.app.inject('/sitemap.xml')).body;
    for (const address of addresses) expect(sitemap).toContain(`${address}</loc>`);
  });

  it('finds pages and sections by their titles and texts', async () => {
    const titlesOf = async (query: string) => {
      const { body } = await test.app.inject(`/help/results?q=${encodeURIComponent(query)}`);
      return all('b', parseDocument(body).children).map((one) => textContent(one));
    };
    expect((await titlesOf('backups'))[0]).toBe('Backups');
    expect((await titlesOf('restore a backup')).slice(0, 3)).toContain('Restore');
    expect((await titlesOf('OPENAI_BASE_URL')).length).toBeGreaterThan(0);
    expect(await titlesOf('bakcups')).toContain('Backups');
    expect(await titlesOf('zzqxv')).toEqual([]);
    expect(await titlesOf('')).toEqual([]);
  });

  it('shows results without scripts, with the query escaped', async () => {
    const found = await test.app.inject('/help?q=backups');
    expect([found.statusCode, found.body]).toEqual([200, expect.stringContaining('href="/help/backups"')]);
    expect(found.body).toContain('content="noindex"');
    const hostile = '"><script>alert(1)</script>';
    const answer = await test.app.inject(`/help?q=${encodeURIComponent(hostile)}`);
    expect(answer.body).not.toContain('<script>alert');
    expect((await test.app.inject('/help?q=a&q=b')).statusCode).toBe(200);
  });
});

describe('drawMarkdown', () => {
  const draw = (markdown: string) => drawMarkdown(markdown, { link: () => null, picture: () => null });

  it('gives each heading its own id and drops the title', () => {
    const sections = draw('# Title\n\nFirst.\n\n## One: two\n\nText.\n\n## One: two\n');
    expect(sections.map(({ id, depth }) => [id, depth])).toEqual([
      ['', 1],
      ['one-two', 2],
      ['one-two-1', 2],
    ]);
  });

  it('keeps keys, drops other HTML, and escapes code', () => {
    const html = draw(
      'Press <kbd>T</kbd>.<img src=x onerror=y>\n\n<!-- made -->\n\n```html\n<b>&</b>\n```\n',
    )[0]?.html;
    expect(html).toContain('<kbd>T</kbd>');
    expect(html).toContain('&lt;b&gt;&amp;&lt;/b&gt;');
    expect(html).not.toMatch(/onerror|made/);
  });

  it('draws a link without a target as text', () => {
    expect(draw('See [the code](../src/x.ts).')[0]?.html).toContain('See the code.');
  });
});
