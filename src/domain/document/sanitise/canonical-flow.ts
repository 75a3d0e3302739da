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

/** Parts of lists and tables that stand alone: a parser would move or drop them. */
const strayParts: ReadonlySet<string> = new Set('li dt dd td th caption'.split(' '));

/** The first line feed of a `pre` is dropped by HTML parsers; none is left for them. */
function withoutLeadingLineFeeds(nodes: readonly CanonicalNode[]): readonly CanonicalNode[] {
  const [first, ...rest] = nodes;
  if (typeof first !== 'string' || !first.startsWith('\n')) return nodes;
  const trimmed = first.replace(/^\n+/, '');
  return trimmed === '' ? withoutLeadingLineFeeds(rest) : [trimmed, ...rest];
}

/** The name under which an element keeps its place in the tree when a parser reads it again. */
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
  // A block ends the paragraph around it: what holds one is a division.
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
    // Words of two blocks are not one word.
    return [phrasingElements.has(name) ? text : ` ${text.trim()} `];
  }
  if (name === 'svg') return [buildSvg(node, context.depth, context.svgScope)];
  if (name === 'table') return [buildTable(node, context, buildFlow)];
  if (name === 'ul' || name === 'ol') return [buildList(node, context, buildFlow)];
  if (name === 'dl') return [buildDescriptions(node, context, buildFlow)];
  const built = buildElement(node, context);
  return built ? [built] : [];
}

/** Joins neighbouring texts, so that a tree is equal to the tree of its own markup. */
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
 * Flowing content that every HTML parser reads back as the same tree: allowed elements and attributes only, no
 * block in a paragraph, no link in a link, parts of lists and tables in their places.
 */
function buildFlow(nodes: readonly ChildNode[], context: FlowContext): readonly CanonicalNode[] {
  return joined(nodes.flatMap((node) => buildNode(node, context)));
}

/** Whether a run of content says or shows anything. */
function isBlank(nodes: readonly CanonicalNode[]): boolean {
  return nodes.every((node) => typeof node === 'string' && node.trim() === '');
}

/**
 * Blocks of a page: elements, each with its own root. Text that stands among them, with the phrases beside it,
 * becomes a paragraph; white space between blocks goes.
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

/** The element's own valid id, if it has one. */
function ownId(node: Element): CanonicalElement {
  return element('div', cleanAttributes('div', { 'data-id': node.attribs['data-id'] ?? '' }), []);
}
