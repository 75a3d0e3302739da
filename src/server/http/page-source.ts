import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { type Language, languageCodes, sourceLanguage } from '../../words/languages.ts';

/** `drawn/pages.json`, written by the build of the web app. */
const pageMap = z.object({
  languages: z.record(
    z.enum(languageCodes),
    z.object({
      /** Prerendered pages by path. */
      pages: z.record(z.string(), z.string()),
      notFound: z.string(),
      /** Shown while the app loads. */
      index: z.string(),
    }),
  ),
  /** Every path of the app; `$name` matches one segment. */
  routes: z.array(z.string()),
});

/** Values for the marks in a page (`%support_email%`). They are escaped. */
export type PageWords = Readonly<Record<string, string>>;

/** Data that only some pages need, loaded if a page has a mark for it. */
export interface PageParts {
  /** Returns the body of a text page, as sanitized HTML. */
  textOf(name: string): Promise<string>;
  /** Returns prices by mark, and the pricing data for the page's scripts. */
  prices(): Promise<{ readonly words: PageWords; readonly pricing: unknown }>;
  /** Returns the data of a template's page; null if there is no such template. */
  templateOf(name: string): Promise<{ readonly words: PageWords; readonly template: unknown } | null>;
}

export interface PageAnswer {
  readonly status: 200 | 404;
  readonly html: string;
}

/** The pages of the built web app. */
export interface PageSource {
  /**
   * Returns the page at a path, filled in.
   * @param facts data for the page's scripts, sent as JSON
   */
  read(
    request: { readonly pathname: string; readonly language: Language },
    words: PageWords,
    facts: object,
    parts: PageParts,
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

/** JSON for a script element, escaped so it can't close the element. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The router's path of template pages. */
const templatePath = '/templates/$name';

function patternOf(route: string): RegExp {
  const parts = route
    .split('/')
    .map((part) => (part.startsWith('$') ? '[^/]+' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  return new RegExp(`^${parts.join('/')}/?$`);
}

/** Loads the built web app; null if it hasn't been built. */
export async function openPageSource(webDir: string): Promise<PageSource | null> {
  const mapFile = path.join(webDir, 'drawn/pages.json');
  if (!existsSync(mapFile)) return null;
  const map = pageMap.parse(JSON.parse(await readFile(mapFile, 'utf8')));
  const pages = new Map<string, Promise<string>>();
  /**
   * Each file is read once: all languages together are megabytes, of which most servers need few. A failed read is
   * forgotten, so that the next request tries again.
   */
  const read = (file: string): Promise<string> => {
    const known = pages.get(file);
    if (known !== undefined) return known;
    const reading = readFile(path.join(webDir, file), 'utf8');
    pages.set(file, reading);
    reading.catch(() => pages.delete(file));
    return reading;
  };
  await read(map.languages[sourceLanguage].index);
  const patterns = map.routes.map(patternOf);

  return {
    async read({ pathname, language }, words, facts, parts) {
      const drawn = map.languages[language];
      const [, templateName] = /^\/templates\/([^/]+)$/.exec(pathname) ?? [];
      const told = templateName === undefined ? null : await parts.templateOf(templateName);
      const page = told ? drawn.pages[templatePath] : drawn.pages[pathname];
      const isMissing = templateName !== undefined && told === null;
      const isKnown =
        !isMissing && (page !== undefined || patterns.some((pattern) => pattern.test(pathname)));
      const template = await read(page ?? (isKnown ? drawn.index : drawn.notFound));
      const text = template.includes('%text%') ? await parts.textOf(pathname.slice(1)) : '';
      const priced = template.includes('%price_') ? await parts.prices() : null;
      const known: PageWords = { ...words, ...priced?.words, ...told?.words };
      const filled = template
        // In a URL's query, the mark itself is percent-encoded.
        .replaceAll(/%25([a-z_]+)%25/g, (mark, name: string) =>
          Object.hasOwn(known, name) ? escapeHtml(encodeURIComponent(known[name] ?? '')) : mark,
        )
        .replaceAll(/%([a-z_]+)%/g, (mark, name: string) =>
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
