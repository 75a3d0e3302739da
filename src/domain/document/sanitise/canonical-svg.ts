import type { ChildNode, Element } from 'domhandler';
import { isTag, isText } from 'domhandler';
import { svgDescriptionElements, svgElements, svgTextElements } from './allowed-elements.ts';
import { deepestFlow } from './canonical-context.ts';
import type { CanonicalElement, CanonicalNode } from './canonical-node.ts';
import { svgElement } from './canonical-node.ts';
import { cleanAttributes } from './clean-attributes.ts';
import { cleanText } from './clean-text.ts';

interface SvgContext {
  readonly depth: number;
  readonly scope: string;
  /** Inside an element whose text is rendered. */
  readonly isInText: boolean;
  /** A `use` here could be the target of another `use`, which would multiply copies. */
  readonly isReferable: boolean;
}

function textOf(nodes: readonly ChildNode[]): string {
  return nodes.map((node) => (isText(node) ? node.data : isTag(node) ? textOf(node.children) : '')).join('');
}

function svgChild(node: ChildNode, context: SvgContext): readonly CanonicalNode[] {
  if (isText(node)) {
    const text = cleanText(node.data);
    return context.isInText && text !== '' ? [text] : [];
  }
  if (!isTag(node)) return [];
  const name = svgElements.get(node.name.toLowerCase());
  if (name === undefined || context.depth > deepestFlow) {
    return context.isInText ? [cleanText(textOf(node.children))] : [];
  }
  if (name === 'use' && context.isReferable) return [];
  return [buildSvgElement(node, name, context)];
}

function buildSvgElement(node: Element, name: string, context: SvgContext): CanonicalElement {
  const attributes = cleanAttributes(name, node.attribs, context.scope);
  if (svgDescriptionElements.has(name)) {
    // Both are HTML integration points, so only plain text is allowed.
    return svgElement(
      name,
      [],
      [cleanText(textOf(node.children))].filter((text) => text !== ''),
    );
  }
  const isShared = attributes.some(([key]) => key === 'id') || name === 'defs' || name === 'symbol';
  const inner: SvgContext = {
    depth: context.depth + 1,
    scope: context.scope,
    isInText: svgTextElements.has(name),
    isReferable: context.isReferable || isShared,
  };
  const children = name === 'use' ? [] : node.children.flatMap((child) => svgChild(child, inner));
  return svgElement(name, attributes, children);
}

/** Builds a drawing from SVG elements for shapes, text and paint only, with ids prefixed by `scope`. */
export function buildSvg(node: Element, depth: number, scope: string): CanonicalElement {
  return buildSvgElement(node, 'svg', { depth, scope, isInText: false, isReferable: false });
}
