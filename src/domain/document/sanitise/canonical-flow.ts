import type { ChildNode, Element } from 'domhandler';
import { isTag, isText } from 'domhandler';
import {
  droppedElements,
  flowElements,
  headingElements,
  phrasingElements,
  voidElements,
} from './allowed-elements.ts';
import type { FlowContext } from './canonical-context.ts';
import { deeper, deepestFlow } from './canonical-context.ts';
import { buildDescriptions, buildList } from './canonical-list.ts';
import type { CanonicalElement, CanonicalNode } from './canonical-node.ts';
import { attributeOf, canonicalText, element } from './canonical-node.ts';
import { buildSvg } from './canonical-svg.ts';
import { buildTable } from './canonical-table.ts';
import { cleanAttributes } from './clean-attributes.ts';
import { cleanText } from './clean-text.ts';

/** List and table parts without their parent, which a parser would move or drop. */
const strayParts: ReadonlySet<string> = new Set('li dt dd td th caption'.split(' '));

/** Removes leading line feeds of a `pre`, because HTML parsers drop the first one. */
function withoutLeadingLineFeeds(nodes: readonly CanonicalNode[]): readonly CanonicalNode[] {
  const [first, ...rest] = nodes;
  if (typeof first !== 'string' || !first.startsWith('\n')) return nodes;
  const trimmed = first.replace(/^\n+/, '');
  return trimmed === '' ? withoutLeadingLineFeeds(rest) : [trimmed, ...rest];
}

/** Returns the element name that keeps its place in the tree when it is parsed again. */
function nameInPlace(node: Element, context: FlowContext): string {
  if (strayParts.has(node.name)) return 'div';
  if (headingElements.has(node.name) && context.isInHeading) return 'span';
  if (node.name === 'a' && context.isInLink) return 'span';
  return node.name;
}

function buildElement(node: Element, context: FlowContext): CanonicalElement | null {
  const name = nameInPlace(node, context);
  const attributes = cleanAttributes(name, node.attribs);
  if (name === 'img' && !attributes.some(([key]) => key === 'src')) return null;
  if (voidElements.has(name)) return element(name, attributes, []);
  const inner: FlowContext = {
    ...deeper(context),
    isInHeading: context.isInHeading || headingElements.has(name),
    isInLink: context.isInLink || name === 'a',
  };
  const children = buildFlow(node.children, inner);
  if (name === 'pre') return element(name, attributes, withoutLeadingLineFeeds(children));
  const made = element(name, attributes, children);
  // Parsers close a paragraph before a block, so a `p` that contains one becomes a `div`.
  const endsEarly = name === 'p' && !children.every((child) => typeof child === 'string' || child.isPhrasing);
  return endsEarly ? element('div', attributes, children) : made;
}

function buildNode(node: ChildNode, context: FlowContext): readonly CanonicalNode[] {
  if (isText(node)) {
    const text = cleanText(node.data);
    return text === '' ? [] : [text];
  }
  if (!isTag(node) || droppedElements.has(node.name) || node.name === 'title' || node.name === 'desc')
    return [];
  const { name } = node;
  const isKnown =
    phrasingElements.has(name) ||
    flowElements.has(name) ||
    strayParts.has(name) ||
    ['ul', 'ol', 'dl', 'table'].includes(name);
  if (!isKnown) return buildFlow(node.children, context);
  if (context.depth > deepestFlow) {
    const text = canonicalText(buildFlow(node.children, context));
    if (text === '') return [];
    // Keeps the words of adjacent blocks apart.
    return [phrasingElements.has(name) ? text : ` ${text.trim()} `];
  }
  if (name === 'svg') return [buildSvg(node, context.depth, context.svgScope)];
  if (name === 'table') return [buildTable(node, context, buildFlow)];
  if (name === 'ul' || name === 'ol') return [buildList(node, context, buildFlow)];
  if (name === 'dl') return [buildDescriptions(node, context, buildFlow)];
  const built = buildElement(node, context);
  return built ? [built] : [];
}

/** Joins adjacent texts, so that a tree equals the tree parsed from its own markup. */
function joined(nodes: readonly CanonicalNode[]): readonly CanonicalNode[] {
  const result: CanonicalNode[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (typeof node === 'string' && typeof last === 'string') result[result.length - 1] = last + node;
    else result.push(node);
  }
  return result;
}

/**
 * Builds flow content that every HTML parser reads back as the same tree: only allowed elements and
 * attributes, no block in a paragraph, no nested links, list and table parts in their proper parents.
 */
function buildFlow(nodes: readonly ChildNode[], context: FlowContext): readonly CanonicalNode[] {
  return joined(nodes.flatMap((node) => buildNode(node, context)));
}

/** Returns whether content is only white space. */
function isBlank(nodes: readonly CanonicalNode[]): boolean {
  return nodes.every((node) => typeof node === 'string' && node.trim() === '');
}

/**
 * Builds the blocks of a page, each with its own root. Loose text and the phrasing elements next to it become
 * a paragraph; white space between blocks is removed.
 */
export function buildBlocks(nodes: readonly ChildNode[], depth: number): readonly CanonicalElement[] {
  const blocks: CanonicalElement[] = [];
  let run: CanonicalNode[] = [];
  const flush = (): void => {
    if (run.some((node) => typeof node === 'string' && node.trim() !== '')) {
      blocks.push(element('p', [], run));
    } else if (!isBlank(run)) {
      blocks.push(...run.filter((node) => typeof node !== 'string'));
    }
    run = [];
  };
  for (const node of nodes) {
    const svgScope = isTag(node) ? (attributeOf(ownId(node), 'data-id') ?? 'svg') : 'svg';
    const context: FlowContext = { depth, isInHeading: false, isInLink: false, svgScope };
    for (const made of buildNode(node, context)) {
      const isLoose =
        typeof made === 'string' || (made.isPhrasing && made.name !== 'svg' && made.name !== 'img');
      if (isLoose) {
        run.push(made);
        continue;
      }
      flush();
      blocks.push(made);
    }
  }
  flush();
  return blocks;
}

/** Returns the element's own id if it is valid. */
function ownId(node: Element): CanonicalElement {
  return element('div', cleanAttributes('div', { 'data-id': node.attribs['data-id'] ?? '' }), []);
}
