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

/** Passes until markup stays as it is. Two are usual; more mean that the input is playing tricks. */
const maxPasses = 6;

/** Of the latest blocks, before and after: some hundred pages. */
const mostKeptCharacters = 4_000_000;

function pass(html: string, build: Build): string {
  return writeNodes(build(parseDocument(elementGate(html)).children));
}

function plainTextOf(html: string): string {
  return html.replace(/<[^<>]*>/g, ' ').replace(/[<>&]/g, ' ');
}

/**
 * Filters until nothing changes any more: what comes out goes through unchanged, which makes the filter idempotent
 * by construction. Markup that never settles is kept as plain text.
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
 * The document in hostile markup: one `<article class="doc">` of pages of blocks, with allowed elements, attributes,
 * styles and addresses only, ids unique, in canonical form. Every HTML parser reads the result as the same tree;
 * `sanitiseArticle(sanitiseArticle(x)) === sanitiseArticle(x)`. Never throws.
 */
export function sanitiseArticle(html: string): string {
  return settle(html, (nodes) => [buildArticle(nodes)]);
}

/**
 * One page, sanitised as sanitiseArticle would. Markup without a page becomes the content of one. Ids that
 * have to be made up are none of `reserved`.
 */
export function sanitisePage(html: string, reserved: ReadonlySet<string> = new Set()): string {
  return settle(html, (nodes) => [buildSinglePage(nodes, reserved)]);
}

/**
 * One block or several neighbours, sanitised as sanitiseArticle would. Ids that are missing stay missing: a block's
 * id is its owner's to give.
 */
export function sanitiseBlock(html: string): string {
  return settle(html, buildBlockList);
}

/**
 * A block as one element with this id: several roots are wrapped in a `div`, a missing or other id is replaced. An edit
 * leaves most blocks as they were, so the latest results are kept.
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
