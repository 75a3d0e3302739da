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

/** What the server writes into a page by the names of its marks (`%support_email%`): text, which is escaped. */
export type PageWords = Readonly<Record<string, string>>;

/** What only some pages have, asked for where a page has a mark of it. */
export interface PageParts {
  /** The words of a page of text, as sanitised HTML. */
  textOf(name: string): Promise<string>;
  /** Prices by their marks, and what the page's scripts are told of them. */
  prices(): Promise<{ readonly words: PageWords; readonly pricing: unknown }>;
  /** What the page of a template says; null where there is no such template. */
  templateOf(name: string): Promise<{ readonly words: PageWords; readonly template: unknown } | null>;
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
   */
  read(pathname: string, words: PageWords, facts: object, parts: PageParts): Promise<PageAnswer>;
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

/** The page of any template, as the router names its path. */
const templatePath = '/templates/$name';

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
    async read(pathname, words, facts, parts) {
      const [, templateName] = /^\/templates\/([^/]+)$/.exec(pathname) ?? [];
      const told = templateName === undefined ? null : await parts.templateOf(templateName);
      const page = drawn.get(told ? templatePath : pathname);
      const isMissing = templateName !== undefined && told === null;
      const isKnown =
        !isMissing && (page !== undefined || patterns.some((pattern) => pattern.test(pathname)));
      const template = page ?? (isKnown ? index : notFound);
      const text = template.includes('%text%') ? await parts.textOf(pathname.slice(1)) : '';
      const priced = template.includes('%price_') ? await parts.prices() : null;
      const known: PageWords = { ...words, ...priced?.words, ...told?.words };
      const filled = template.replaceAll(/%([a-z_]+)%/g, (mark, name: string) =>
        name === 'text' ? text : Object.hasOwn(known, name) ? escapeHtml(known[name] ?? '') : mark,
      );
      const all = {
        ...facts,
        ...(priced && { pricing: priced.pricing }),
        ...(told && { template: told.template }),
      };
      const script = `<script type="application/json" id="page-facts">${scriptJson(all)}</script>`;
      return { status: isKnown ? 200 : 404, html: filled.replace('</head>', () => `${script}\n  </head>`) };
    },
  };
}
