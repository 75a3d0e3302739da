import { type ChildNode, type Element, isTag } from 'domhandler';
import { parseDocument } from 'htmlparser2';

export interface BlockNode {
  readonly id: string;
  readonly element: Element;
}

export interface PageNode {
  readonly id: string;
  readonly element: Element;
  readonly blocks: readonly BlockNode[];
}

/** A parsed document; positions of its elements refer to `html`. */
export interface ArticleTree {
  readonly html: string;
  readonly article: Element | null;
  readonly pages: readonly PageNode[];
}

const hasClass = (element: Element, name: string): boolean =>
  (element.attribs.class ?? '').split(/\s+/).includes(name);

/** Nodes of markup, with their positions in it. */
export function parseWithPositions(html: string): readonly ChildNode[] {
  return parseDocument(html, { withStartIndices: true, withEndIndices: true }).children;
}

const idOf = (element: Element): string => element.attribs['data-id'] ?? '';

/** Pages are the article's sections, blocks the elements directly in a page. */
export function parseArticle(html: string): ArticleTree {
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

/** The element's own markup, as it stands in the document. */
export function outerHtml(tree: Pick<ArticleTree, 'html'>, element: Element): string {
  return tree.html.slice(element.startIndex ?? 0, (element.endIndex ?? -1) + 1);
}

/** Where the start tag ends: the position after its `>`. */
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

/** Where the end tag begins. */
export function endTagStart(html: string, element: Element): number {
  const end = (element.endIndex ?? -1) + 1;
  const at = html.lastIndexOf('</', end - 1);
  return at < startTagEnd(html, element) ? end : at;
}

/** `html` with the text from `start` to `end` replaced; everything else stays byte for byte. */
export function splice(html: string, start: number, end: number, insertion: string): string {
  return html.slice(0, start) + insertion + html.slice(end);
}

export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** `html` with all replacements made, in one pass however many there are. They are in order and don't overlap. */
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

/** Every element at or below `element`, in reading order. */
export function* elementsWithin(element: Element): Generator<Element> {
  yield element;
  for (const child of element.children) if (isTag(child)) yield* elementsWithin(child);
}
