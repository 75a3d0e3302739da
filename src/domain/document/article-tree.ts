import { type ChildNode, type Element, isTag } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { TextCache } from '../text-cache.ts';

export interface BlockNode {
  readonly id: string;
  readonly element: Element;
}

export interface PageNode {
  readonly id: string;
  readonly element: Element;
  readonly blocks: readonly BlockNode[];
}

/** A parsed document; element positions refer to `html`. */
export interface ArticleTree {
  readonly html: string;
  readonly article: Element | null;
  readonly pages: readonly PageNode[];
}

const hasClass = (element: Element, name: string): boolean =>
  (element.attribs.class ?? '').split(/\s+/).includes(name);

/** Parses markup, with source positions. */
export function parseWithPositions(html: string): readonly ChildNode[] {
  return parseDocument(html, { withStartIndices: true, withEndIndices: true }).children;
}

const idOf = (element: Element): string => element.attribs['data-id'] ?? '';

/**
 * Characters of the articles whose trees are cached: finishing an edit takes several steps, and most leave the
 * markup as it is.
 */
const mostKeptCharacters = 200_000;
const trees = new TextCache<ArticleTree>(mostKeptCharacters);

/**
 * Parses an article. Pages are its sections, blocks the direct child elements of a page. The tree is shared
 * between callers and must not be changed.
 */
export const parseArticle = (html: string): ArticleTree =>
  trees.getOr(
    html,
    () => parsed(html),
    () => 0,
  );

function parsed(html: string): ArticleTree {
  const elements = parseWithPositions(html).filter(isTag);
  const article = elements.find((element) => element.name === 'article' && hasClass(element, 'doc')) ?? null;
  const sections = (article?.children ?? []).filter(isTag).filter(({ name }) => name === 'section');
  const pages = sections.map((element) => ({
    id: idOf(element),
    element,
    blocks: element.children.filter(isTag).map((block) => ({ id: idOf(block), element: block })),
  }));
  return { html, article, pages };
}

/** Returns the element's own markup, exactly as in the document. */
export function outerHtml(tree: Pick<ArticleTree, 'html'>, element: Element): string {
  return tree.html.slice(element.startIndex ?? 0, (element.endIndex ?? -1) + 1);
}

/** Returns the position after the start tag's `>`. */
export function startTagEnd(html: string, element: Element): number {
  let quote = '';
  for (let at = element.startIndex ?? 0; at < html.length; at += 1) {
    const character = html.charAt(at);
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at + 1;
  }
  return html.length;
}

/** Returns the position where the end tag begins. */
export function endTagStart(html: string, element: Element): number {
  const end = (element.endIndex ?? -1) + 1;
  const at = html.lastIndexOf('</', end - 1);
  return at < startTagEnd(html, element) ? end : at;
}

/** Replaces `html` from `start` to `end`; everything else stays byte for byte. */
export function splice(html: string, start: number, end: number, insertion: string): string {
  return html.slice(0, start) + insertion + html.slice(end);
}

export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Makes all replacements in one pass. They must be in order and not overlap. */
export function spliceAll(html: string, replacements: readonly Replacement[]): string {
  let at = 0;
  const parts: string[] = [];
  for (const { start, end, text } of replacements) {
    parts.push(html.slice(at, start), text);
    at = end;
  }
  parts.push(html.slice(at));
  return parts.join('');
}

/** Yields `element` and its descendants, in reading order. */
export function* elementsWithin(element: Element): Generator<Element> {
  yield element;
  for (const child of element.children) if (isTag(child)) yield* elementsWithin(child);
}
