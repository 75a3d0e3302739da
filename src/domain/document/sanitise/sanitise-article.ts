import { parseDocument } from 'htmlparser2';
import { memoizeText } from '../../memoize-text.ts';
import { blockDepth, buildArticle, buildSinglePage } from './canonical-article.ts';
import { buildBlocks } from './canonical-flow.ts';
import type { CanonicalElement, CanonicalNode } from './canonical-node.ts';
import { element, writeNodes } from './canonical-node.ts';
import { elementGate } from './element-gate.ts';
import { withinNestingLimit } from './nesting-limit.ts';
import { withId, withoutRepeatedIds } from './unique-ids.ts';

type Nodes = ReturnType<typeof parseDocument>['children'];
type Build = (nodes: Nodes) => readonly CanonicalNode[];

/** Maximum passes until the markup is stable. Two are typical; more suggest malicious input. */
const maxPasses = 6;

/** Cache size in characters of the latest blocks, before and after: about a hundred pages. */
const mostKeptCharacters = 4_000_000;

function pass(html: string, build: Build): string {
  return writeNodes(build(parseDocument(elementGate(html)).children));
}

function plainTextOf(html: string): string {
  return html.replace(/<[^<>]*>/g, ' ').replace(/[<>&]/g, ' ');
}

/**
 * Filters until nothing changes, which makes the filter idempotent by construction. Markup that never
 * stabilizes becomes plain text.
 */
function settle(html: string, build: Build): string {
  let current = withinNestingLimit(html);
  for (let count = 0; count < maxPasses; count += 1) {
    const next = pass(current, build);
    if (next === current) return next;
    current = next;
  }
  return writeNodes(build(parseDocument(plainTextOf(current)).children));
}

const buildBlockList: Build = (nodes) => withoutRepeatedIds(buildBlocks(nodes, blockDepth));

/**
 * Sanitizes untrusted markup into a document: one `<article class="doc">` of pages of blocks, with allowed
 * elements, attributes, styles and URLs only, unique ids, in canonical form. Every HTML parser reads the
 * result as the same tree; `sanitiseArticle(sanitiseArticle(x)) === sanitiseArticle(x)`. Never throws.
 */
export function sanitiseArticle(html: string): string {
  return settle(html, (nodes) => [buildArticle(nodes)]);
}

/**
 * Sanitizes one page like sanitiseArticle. Markup without a page becomes the content of one. Generated ids
 * avoid `reserved`.
 */
export function sanitisePage(html: string, reserved: ReadonlySet<string> = new Set()): string {
  return settle(html, (nodes) => [buildSinglePage(nodes, reserved)]);
}

/**
 * Sanitizes one block or several siblings like sanitiseArticle. Missing ids stay missing, because the caller
 * assigns them.
 */
export function sanitiseBlock(html: string): string {
  return settle(html, buildBlockList);
}

/**
 * Sanitizes a block into one element with this id: wraps several roots in a `div`, replaces a missing or
 * different id. Caches recent results, because an edit leaves most blocks unchanged.
 */
export const sanitiseBlockAs = memoizeText(
  (id, html) => settle(html, (nodes) => [asSingleBlock(id, buildBlocks(nodes, blockDepth))]),
  mostKeptCharacters,
);

function asSingleBlock(id: string, roots: readonly CanonicalElement[]): CanonicalElement {
  const [only, ...others] = roots;
  const root = only && others.length === 0 ? only : element('div', [], roots);
  return withoutRepeatedIds([withId(root, id)])[0] ?? root;
}
