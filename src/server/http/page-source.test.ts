import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { languageCodes } from '../../words/languages.ts';
import { openPageSource, type PageParts } from './page-source.ts';

let webDir: string;

const write = (file: string, text: string) => writeFile(path.join(webDir, 'drawn', file), text);

beforeEach(async () => {
  webDir = await mkdtemp(path.join(tmpdir(), 'octavo-pages-'));
  await mkdir(path.join(webDir, 'drawn'));
  const pages = { pages: { '/': 'drawn/home.html' }, notFound: 'drawn/none.html', index: 'drawn/index.html' };
  const languages = Object.fromEntries(languageCodes.map((code) => [code, pages]));
  await write('pages.json', JSON.stringify({ languages, routes: ['/', '/app'] }));
  await write('index.html', '<html><head></head><body>App</body></html>');
});
afterEach(() => rm(webDir, { recursive: true }));

const noParts: PageParts = {
  textOf: async () => '',
  prices: async () => ({ words: {}, pricing: null }),
  templateOf: async () => null,
};

it('reads a page again after a read that failed, and once after one that worked', async () => {
  const source = await openPageSource(webDir);
  const home = () => source?.read({ pathname: '/', language: 'en' }, { name: 'A & B' }, {}, noParts);
  await expect(home()).rejects.toThrow(/ENOENT/);
  await write('home.html', '<html><head></head><body>Home of %name%</body></html>');
  expect(await home()).toMatchObject({ status: 200, html: expect.stringContaining('Home of A &amp; B') });
  await write('home.html', 'Replaced by another build');
  expect((await home())?.html).toContain('Home of A &amp; B');
});
