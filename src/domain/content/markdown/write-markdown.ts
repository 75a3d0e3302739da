import { withoutIds } from '../assign-ids.ts';
import type { DocumentContent, Page } from '../document-content.ts';
import { layoutOfKind } from '../lenient/type-names.ts';
import { plainText } from '../text/inline-text.ts';
import { readMarkdown } from './read-markdown.ts';
import { isSameValue } from './write/same-value.ts';
import { writeYaml } from './write/write-fields.ts';
import type { Style } from './write/write-inline.ts';
import { joinPage, type WrittenPage, writePageParts } from './write/write-page.ts';

/**
 * Writes a document as Octavo Markdown (docs/notation.md), without its ids. The result reads back as the same
 * document: each part is written in the most readable form that reads back unchanged, or else as YAML.
 */
export function writeMarkdown(given: DocumentContent): string {
  const content = withoutIds(given);
  const [only] = content.pages;
  if (content.pages.length === 1 && only) {
    for (const parts of writings(only)) {
      const markdown = asSinglePage(content, only, parts);
      if (isSameValue(readMarkdown(markdown).content, content)) return markdown;
    }
  }
  const pages = content.pages.map((page) => writePage(page, content));
  return `${frontMatter(content, {}, false)}\n${pages.join('\n\n---\n\n')}\n`;
}

const styles: readonly Style[] = ['bare', 'escaped'];

/** Yields the forms of a page to try: plain texts first, then without the fields that don't read back. */
function* writings(page: Page): Generator<WrittenPage> {
  for (const style of styles) yield writePageParts(page, style, new Set());
  const fields = Object.keys(page).filter((name) => name !== 'layout');
  const unreadable = fields.filter((name) => !isReadable(page, name));
  for (const style of styles) yield writePageParts(page, style, new Set(unreadable));
  yield writePageParts(page, 'escaped', new Set(fields));
}

/** Returns whether a field reads back when it is written as Markdown and all others as data. */
function isReadable(page: Page, name: string): boolean {
  const others = Object.keys(page).filter((field) => field !== name);
  return styles.some((style) => {
    const parts = writePageParts(page, style, new Set(others));
    return isReadAsPage(joinPage(parts, true, 'json'), page);
  });
}

const probe = '---\nlook: slides-16x9\ntitle: x\n---\n\n';

function isReadAsPage(markdown: string, page: Page): boolean {
  return isSameValue(
    readMarkdown(`${probe}${markdown}\n\n---\n\n::statement\n\n# x\n`).content?.pages[0],
    page,
  );
}

/** Writes one of several pages. */
function writePage(page: Page, content: DocumentContent): string {
  const isDeck = content.look.format.startsWith('slides');
  const isNamed = !(isDeck && page.layout === 'text');
  for (const parts of writings(page)) {
    const markdown = joinPage(parts, isNamed, 'yaml');
    // Without the layout's name, a page may be read as another layout.
    if (parts.body !== '' && isReadAsPage(markdown, page)) return markdown;
    const named = joinPage(parts, true, 'yaml');
    if (isReadAsPage(named, page)) return named;
  }
  return joinPage(writePageParts(page, 'bare', new Set(Object.keys(page))), true, 'json');
}

/** Writes a single-page document, with the page's own fields in the front matter. */
function asSinglePage(content: DocumentContent, page: Page, parts: WrittenPage): string {
  const suggested = content.kind === undefined ? undefined : layoutOfKind(content.kind);
  const isDeck = content.look.format.startsWith('slides');
  const usual = isDeck ? 'text' : (suggested ?? 'article');
  const names = { ...(usual !== page.layout && { layout: page.layout }), ...parts.attributes, ...parts.rest };
  const isClashing = Object.keys(parts.rest).some((name) => reserved.has(name));
  const head = frontMatter(content, isClashing ? {} : names, page.layout !== 'quote');
  return `${head}\n${isClashing ? joinPage(parts, true, 'yaml') : parts.body}\n`;
}

/** Page fields whose names clash with document fields. */
const reserved = new Set(['title', 'kind', 'language', 'look', 'head']);

function frontMatter(
  content: DocumentContent,
  page: Readonly<Record<string, unknown>>,
  isSingle: boolean,
): string {
  const { title, kind, language, look, head, pages } = content;
  const { format, orientation, direction, theme, accent, subject, running, tokens, seed } = look;
  const isUpright = !format.startsWith('slides');
  const [first] = pages;
  const isImplied = isSingle && first && 'title' in first && title !== '' && plainText(first.title) === title;
  const fields = {
    ...(!isImplied && { title }),
    ...(kind !== undefined && { kind }),
    language,
    look: {
      format,
      ...(orientation !== (isUpright ? 'portrait' : 'landscape') && { orientation }),
      direction,
      theme,
      ...(accent !== undefined && { accent }),
      ...(subject !== undefined && { subject }),
      ...(running !== undefined && { running }),
      ...(Object.keys(tokens).length > 0 && { tokens }),
      ...(seed !== 0 && { seed }),
    },
    ...(Object.keys(head).length > 0 && { head }),
    ...page,
  };
  return `---\n${writeYaml(fields)}---\n`;
}
