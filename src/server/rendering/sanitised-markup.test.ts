/// <reference lib="dom" />
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attacks } from '../../domain/document/sanitise/attack-corpus.test-data.ts';
import { sanitiseArticle } from '../../domain/document/sanitise/sanitise-article.ts';
import { launchBrowser, type PageBrowser } from './browser/launch-browser.ts';
import { findBrowser } from './find-browser.ts';
import { callInPage } from './in-page/call-in-page.ts';
import { testCacheDir } from './test-browser.ts';

let browser: PageBrowser;
beforeAll(async () => {
  const found = await findBrowser({ cacheDir: testCacheDir });
  browser = await launchBrowser({ browser: found, isRoot: process.getuid?.() === 0 });
});
afterAll(() => browser.close());

/** Parses markup twice with the browser's own parser: mutations appear in the second pass. */
function readTwice(_parts: object, html: string): { markup: string; acting: string[] } {
  const read = (markup: string) => new DOMParser().parseFromString(markup, 'text/html').body;
  const body = read(read(html).innerHTML);
  const acting = [...body.querySelectorAll('*')].flatMap((element) => {
    const names = element.getAttributeNames().filter((name) => /^on|^srcdoc|^formaction/i.test(name));
    const isActive = /^(script|iframe|object|embed|form|style|link|meta|base|math|foreignobject)$/i.test(
      element.localName,
    );
    return [...names, ...(isActive ? [element.localName] : [])];
  });
  return { markup: body.innerHTML, acting };
}

it('a browser parses sanitized markup as the same document, without anything active', async () => {
  const tab = await browser.openTab();
  for (const attack of attacks.filter(({ length }) => length < 5_000)) {
    const clean = sanitiseArticle(attack);
    const { markup, acting } = await callInPage(tab, readTwice, {}, clean);
    expect(acting, attack).toEqual([]);
    expect(sanitiseArticle(markup), attack).toBe(clean);
  }
  await tab.close();
});
