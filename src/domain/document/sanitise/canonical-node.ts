import { phrasingElements, voidElements } from './allowed-elements.ts';

/** An allowed element, with its attributes in canonical order. */
export interface CanonicalElement {
  readonly name: string;
  readonly attributes: readonly Attribute[];
  readonly children: readonly CanonicalNode[];
  /** True if the element and all descendants are allowed in a paragraph. */
  readonly isPhrasing: boolean;
}

export type Attribute = readonly [name: string, value: string];

/** An element, or unescaped text. */
export type CanonicalNode = CanonicalElement | string;

export function element(
  name: string,
  attributes: readonly Attribute[],
  children: readonly CanonicalNode[],
): CanonicalElement {
  const isPhrasing =
    phrasingElements.has(name) && children.every((child) => typeof child === 'string' || child.isPhrasing);
  return { name, attributes, children, isPhrasing };
}

/** Builds an SVG element, which counts as phrasing regardless of its content. */
export function svgElement(
  name: string,
  attributes: readonly Attribute[],
  children: readonly CanonicalNode[],
): CanonicalElement {
  return { name, attributes, children, isPhrasing: true };
}

export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * Escapes a value between double quotes. Also escapes angle brackets, so that no parser in any state sees a
 * tag in it.
 */
export function escapeAttribute(value: string): string {
  return escapeText(value).replaceAll('"', '&quot;');
}

export function startTag(name: string, attributes: readonly Attribute[]): string {
  const written = attributes.map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`);
  return `<${name}${written.join('')}>`;
}

function writeNode(node: CanonicalNode, parts: string[]): void {
  if (typeof node === 'string') {
    parts.push(escapeText(node));
    return;
  }
  parts.push(startTag(node.name, node.attributes));
  if (voidElements.has(node.name)) return;
  for (const child of node.children) writeNode(child, parts);
  parts.push(`</${node.name}>`);
}

/** Serializes nodes to markup that every HTML parser reads back as the same tree. */
export function writeNodes(nodes: readonly CanonicalNode[]): string {
  const parts: string[] = [];
  for (const node of nodes) writeNode(node, parts);
  return parts.join('');
}

export function attributeOf(node: CanonicalElement, name: string): string | undefined {
  return node.attributes.find(([key]) => key === name)?.[1];
}

/** Returns the text of a canonical tree. */
export function canonicalText(nodes: readonly CanonicalNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : canonicalText(node.children))).join('');
}
