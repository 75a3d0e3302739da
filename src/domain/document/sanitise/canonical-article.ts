import type { ChildNode, Element } from 'domhandler';
import { isTag, isText } from 'domhandler';
import { articleAttributes, pageAttributes } from '../document-attributes.ts';
import { readRunning, runningAttribute } from '../running/running-template.ts';
import { buildBlocks } from './canonical-flow.ts';
import type { CanonicalElement } from './canonical-node.ts';
import { element } from './canonical-node.ts';
import { styleTokens } from './clean-style.ts';
import { cleanText } from './clean-text.ts';
import { withUniqueIds } from './unique-ids.ts';

/** Depth of blocks: below the article and its page. */
export const blockDepth = 3;

const hasClass = (node: Element, name: string): boolean =>
  (node.attribs.class ?? '').split(/\s+/).includes(name);

function findElement(nodes: readonly ChildNode[], test: (node: Element) => boolean): Element | null {
  for (const node of nodes) {
    if (!isTag(node)) continue;
    const found = test(node) ? node : findElement(node.children, test);
    if (found) return found;
  }
  return null;
}

const isSection = (node: ChildNode): node is Element => isTag(node) && node.name === 'section';
const isPage = (node: Element): boolean => isSection(node) && hasClass(node, 'page');

function buildPage(page: Element): CanonicalElement {
  return element('section', pageAttributes(page.attribs), buildBlocks(page.children, blockDepth));
}

/**
 * Builds pages from sections; wraps content outside of sections in its own page and unwraps elements around
 * pages.
 */
function buildPages(nodes: readonly ChildNode[], isDocument: boolean): readonly CanonicalElement[] {
  const pages: CanonicalElement[] = [];
  let loose: ChildNode[] = [];
  const flush = (): void => {
    const blocks = buildBlocks(loose, blockDepth);
    if (blocks.length > 0) pages.push(element('section', pageAttributes({}), blocks));
    loose = [];
  };
  for (const node of nodes) {
    if (isSection(node) && (isDocument || isPage(node))) {
      flush();
      pages.push(buildPage(node));
    } else if (isTag(node) && findElement(node.children, isPage)) {
      flush();
      pages.push(...buildPages(node.children, false));
    } else if (isTag(node) || isText(node)) loose.push(node);
  }
  flush();
  return pages;
}

/** Builds one article of pages and blocks from any parsed nodes. */
export function buildArticle(nodes: readonly ChildNode[]): CanonicalElement {
  const article = findElement(nodes, (node) => node.name === 'article' && hasClass(node, 'doc'));
  const facts = article?.attribs ?? {};
  const attributes = articleAttributes({
    title: cleanText(facts['data-title'] ?? ''),
    language: facts.lang ?? '',
    format: facts['data-format'] ?? '',
    orientation: facts['data-orientation'] ?? '',
    direction: facts['data-direction'] ?? '',
    theme: facts['data-theme'] ?? '',
    tokens: styleTokens(facts.style ?? ''),
    running: readRunning(facts[runningAttribute]),
  });
  const pages = buildPages(article?.children ?? nodes, article !== null);
  return element('article', attributes, withUniqueIds(pages));
}

/** Builds one page from any parsed nodes; generated ids avoid `reserved`. */
export function buildSinglePage(
  nodes: readonly ChildNode[],
  reserved: ReadonlySet<string>,
): CanonicalElement {
  const page = findElement(nodes, isPage) ?? findElement(nodes, (node) => node.name === 'section');
  const made = page
    ? buildPage(page)
    : element('section', pageAttributes({}), buildBlocks(nodes, blockDepth));
  return withUniqueIds([made], reserved)[0] ?? made;
}
