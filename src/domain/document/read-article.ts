import { type ArticleTree, outerHtml, parseArticle } from './article-tree.ts';
import { textOfNodes } from './plain-text.ts';
import { styleTokens } from './sanitise/clean-style.ts';

export { plainText } from './plain-text.ts';

export interface ReadBlock {
  readonly id: string;
  /** Display name: 'Totals'. Empty if the block has no name. */
  readonly name: string;
  readonly html: string;
  /** Visible text, one line per paragraph or row. */
  readonly text: string;
}

export interface ReadPage {
  readonly id: string;
  /** Classes other than `page`. */
  readonly className: string;
  readonly notes: string;
  readonly blocks: readonly ReadBlock[];
}

export interface ReadArticle {
  readonly title: string;
  readonly language: string;
  readonly format: string;
  readonly orientation: 'portrait' | 'landscape';
  readonly direction: string;
  readonly theme: 'light' | 'dark';
  /** Token overrides by name, without dashes. */
  readonly tokens: Readonly<Record<string, string>>;
  readonly pages: readonly ReadPage[];
}

function readBlocks(tree: ArticleTree, page: ArticleTree['pages'][number]): readonly ReadBlock[] {
  return page.blocks.map(({ id, element }) => ({
    id,
    name: element.attribs['data-name'] ?? '',
    html: outerHtml(tree, element),
    text: textOfNodes([element]),
  }));
}

let last: { readonly html: string; readonly article: ReadArticle } | undefined;

/** Reads a document's settings, pages and blocks. Markup without an article reads as an empty document. */
export function readArticle(html: string): ReadArticle {
  // Consecutive steps read the same article, so a cache of one entry is enough.
  if (last?.html !== html) last = { html, article: read(html) };
  return last.article;
}

function read(html: string): ReadArticle {
  const tree = parseArticle(html);
  const facts = tree.article?.attribs ?? {};
  return {
    title: facts['data-title'] ?? '',
    language: facts.lang || 'en',
    format: facts['data-format'] || 'a4',
    orientation: facts['data-orientation'] === 'landscape' ? 'landscape' : 'portrait',
    direction: facts['data-direction'] || 'swiss',
    theme: facts['data-theme'] === 'dark' ? 'dark' : 'light',
    tokens: Object.fromEntries(styleTokens(facts.style ?? '')),
    pages: tree.pages.map((page) => ({
      id: page.id,
      className: (page.element.attribs.class ?? '')
        .split(/\s+/)
        .filter((name) => name !== '' && name !== 'page')
        .join(' '),
      notes: page.element.attribs['data-notes'] ?? '',
      blocks: readBlocks(tree, page),
    })),
  };
}

/** Returns the text of each block in reading order. */
export function blockTexts(html: string): readonly { readonly id: string; readonly text: string }[] {
  return parseArticle(html).pages.flatMap((page) =>
    page.blocks.map(({ id, element }) => ({ id, text: textOfNodes([element]) })),
  );
}

function blockHtmls(html: string): ReadonlyMap<string, string> {
  const tree = parseArticle(html);
  const blocks = tree.pages.flatMap((page) => page.blocks);
  return new Map(blocks.map(({ id, element }) => [id, outerHtml(tree, element)]));
}

/**
 * Returns the ids of new and changed blocks in the order of `afterHtml`, then of removed ones. Ignores
 * attributes of the article and its pages, and the position of blocks.
 */
export function changedBlockIds(beforeHtml: string, afterHtml: string): string[] {
  const before = blockHtmls(beforeHtml);
  const after = blockHtmls(afterHtml);
  const changed = [...after].filter(([id, block]) => before.get(id) !== block).map(([id]) => id);
  const gone = [...before.keys()].filter((id) => !after.has(id));
  return [...changed, ...gone];
}
