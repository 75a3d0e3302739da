import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** `drawn/pages.json`, as the build of the web app writes it. */
const pageMap = z.object({
  /** Drawn pages by their path. */
  pages: z.record(z.string(), z.string()),
  notFound: z.string(),
  /** Every path of the app; `$name` stands for one part. */
  routes: z.array(z.string()),
});

/** What the server writes into a page. Everything is text and escaped, but `text`, which is sanitised HTML. */
export interface PageWords {
  readonly public_url: string;
  readonly booking_url: string;
  readonly support_email: string;
  readonly postal_address: string;
  readonly version: string;
}

export interface PageAnswer {
  readonly status: 200 | 404;
  readonly html: string;
}

/** The pages of the built web app. */
export interface PageSource {
  /**
   * The page at a path, filled in.
   * @param facts what the page's scripts are told, as JSON
   * @param textOf the words of a page of text, asked for only where the page is one
   */
  read(
    pathname: string,
    words: PageWords,
    facts: unknown,
    textOf: (name: string) => Promise<string>,
  ): Promise<PageAnswer>;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (char) => escapes[char] ?? char);

/** JSON inside a script element: nothing in it may end the element. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

function patternOf(route: string): RegExp {
  const parts = route
    .split('/')
    .map((part) => (part.startsWith('$') ? '[^/]+' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  return new RegExp(`^${parts.join('/')}/?$`);
}

/** Reads the built web app once; null where it was never built. */
export async function openPageSource(webDir: string): Promise<PageSource | null> {
  const indexFile = path.join(webDir, 'index.html');
  if (!existsSync(indexFile)) return null;
  const read = (file: string) => readFile(path.join(webDir, file), 'utf8');
  const [index, map] = await Promise.all([
    readFile(indexFile, 'utf8'),
    read('drawn/pages.json').then((text) => pageMap.parse(JSON.parse(text))),
  ]);
  const drawn = new Map(
    await Promise.all(
      Object.entries(map.pages).map(async ([route, file]) => [route, await read(file)] as const),
    ),
  );
  const notFound = await read(map.notFound);
  const patterns = map.routes.map(patternOf);

  return {
    async read(pathname, words, facts, textOf) {
      const page = drawn.get(pathname);
      const isKnown = page !== undefined || patterns.some((pattern) => pattern.test(pathname));
      const template = page ?? (isKnown ? index : notFound);
      const text = template.includes('%text%') ? await textOf(pathname.slice(1)) : '';
      const filled = template.replaceAll(
        /%(public_url|booking_url|support_email|postal_address|version|text)%/g,
        (_mark, name: keyof PageWords | 'text') => (name === 'text' ? text : escapeHtml(words[name])),
      );
      const script = `<script type="application/json" id="page-facts">${scriptJson(facts)}</script>`;
      return { status: isKnown ? 200 : 404, html: filled.replace('</head>', () => `${script}\n  </head>`) };
    },
  };
}
