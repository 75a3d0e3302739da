import render from 'dom-serializer';
import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { sanitiseBlockAs } from '../document/sanitise/sanitise-article.ts';
import { cssDeclarations, cssRules, withoutCssComments } from '../markup/css-rules.ts';

export interface StandaloneDrawing {
  /** A complete SVG file. */
  readonly svg: string;
  /** In px. */
  readonly width: number;
  readonly height: number;
}

const longestText = 1_048_576;
/** More tags than this are rejected; even large illustrations stay below it. */
const mostTags = 40_000;
const usualSidePx = 300;
/** Paint properties that style sheets in SVG files usually set. */
const paintNames = /^(?:fill|stroke|opacity|clip|stop|font|text|display|visibility|letter|word|paint|color)/;

const deepest = 200;

/** Returns all elements in document order; null if they nest too deep. */
function elementsOf(roots: readonly ChildNode[]): readonly Element[] | null {
  const found: Element[] = [];
  const waiting: { readonly node: ChildNode; readonly depth: number }[] = roots
    .toReversed()
    .map((node) => ({ node, depth: 0 }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, depth } = next;
    if (!isTag(node)) continue;
    if (depth > deepest) return null;
    found.push(node);
    for (const child of node.children.toReversed()) waiting.push({ node: child, depth: depth + 1 });
  }
  return found;
}

const paintOf = (body: string) => cssDeclarations(body).filter(([name]) => paintNames.test(name));

/**
 * Reads the class rules that drawing programs export, like `.st0{fill:#123456}`. Other selectors are ignored.
 */
function classRules(
  elements: readonly Element[],
): ReadonlyMap<string, readonly (readonly [string, string])[]> {
  const rules = new Map<string, (readonly [string, string])[]>();
  const css = elements
    .filter(({ name }) => name.toLowerCase() === 'style')
    .flatMap(({ children }) => children.map((child) => (isText(child) ? child.data : '')))
    .join('\n');
  for (const { selector: selectors, body } of cssRules(withoutCssComments(css))) {
    const declarations = paintOf(body);
    for (const selector of selectors.split(',')) {
      const name = /^\.([\w-]+)$/.exec(selector.trim())?.[1];
      if (name) rules.set(name, [...(rules.get(name) ?? []), ...declarations]);
    }
  }
  return rules;
}

/** Copies paint from classes and styles into attributes, because sanitizing removes classes and styles. */
function inlinePaint(elements: readonly Element[]): void {
  const rules = classRules(elements);
  for (const element of elements) {
    const ofStyle = paintOf(element.attribs.style ?? '');
    const ofClasses = (element.attribs.class ?? '').split(/\s+/).flatMap((name) => rules.get(name) ?? []);
    for (const [name, value] of [...ofClasses, ...ofStyle]) element.attribs[name] = value;
    delete element.attribs.class;
    delete element.attribs.style;
  }
}

/** Converts a length to px; null for percentages and missing values. */
function pxOf(value: string | undefined): number | null {
  const match = /^\s*(\d+(?:\.\d+)?)(px|pt|mm|cm|in)?\s*$/.exec(value ?? '');
  const factor = { px: 1, pt: 96 / 72, mm: 96 / 25.4, cm: 96 / 2.54, in: 96 }[match?.[2] ?? 'px'] ?? 1;
  const px = Number(match?.[1] ?? 0) * factor;
  return px > 0 && px < 100_000 ? px : null;
}

function sizeOf(attributes: Readonly<Record<string, string>>): {
  width: number;
  height: number;
  box: string;
} {
  const box = (attributes.viewBox ?? attributes.viewbox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , boxWidth = 0, boxHeight = 0] = box;
  const hasBox = box.length === 4 && box.every(Number.isFinite) && boxWidth > 0 && boxHeight > 0;
  const ratio = hasBox ? boxHeight / boxWidth : 1;
  const givenWidth = pxOf(attributes.width);
  const givenHeight = pxOf(attributes.height);
  const width = givenWidth ?? (givenHeight ? givenHeight / ratio : usualSidePx);
  const height = givenHeight ?? width * ratio;
  const scale = Math.min(1, 4000 / Math.max(width, height));
  return {
    width: Math.max(1, width * scale),
    height: Math.max(1, height * scale),
    box: hasBox ? box.join(' ') : `0 0 ${width} ${height}`,
  };
}

/**
 * Turns untrusted SVG markup into a standalone file: sanitized like drawings in documents, with its paint in
 * attributes. Null if nothing visible remains. Never throws.
 */
export function standaloneDrawing(markup: string): StandaloneDrawing | null {
  if (markup.length > longestText || markup.split('<', mostTags + 2).length > mostTags) return null;
  const parsed = parseDocument(markup, { xmlMode: true, decodeEntities: true });
  const root = elementsOf(parsed.children)?.find(({ name }) => name.toLowerCase() === 'svg');
  const elements = root && elementsOf([root]);
  if (!elements) return null;
  inlinePaint(elements);
  const { width, height, box } = sizeOf(root.attribs);
  const inner = render(root.children, { xmlMode: false, encodeEntities: 'utf8' });
  // Paint attributes of the root, which its children inherit.
  const handed =
    render(root, { xmlMode: false, encodeEntities: 'utf8' }).match(/^<svg[^>]*>/)?.[0] ?? '<svg>';
  const safe = sanitiseBlockAs('drawing', `${handed}${inner}</svg>`);
  const match = /^<svg([^>]*)>([\s\S]*)<\/svg>$/.exec(safe);
  if (!match || !/<(?:path|rect|circle|ellipse|line|polyline|polygon|text|use)\b/.test(match[2] ?? ''))
    return null;
  const paint = (match[1] ?? '').replace(
    /\s(?:width|height|viewBox|data-id|data-name|class|id|style)="[^"]*"/g,
    '',
  );
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}"${paint}>${match[2]}</svg>`,
    width,
    height,
  };
}
