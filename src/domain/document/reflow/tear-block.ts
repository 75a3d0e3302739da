import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { outerHtml, parseWithPositions, startTagEnd } from '../article-tree.ts';
import { startTag } from '../sanitise/canonical-node.ts';
import { inCanonicalOrder } from '../sanitise/clean-attributes.ts';
import { continuing } from './continuation.ts';

/** Where a block is split: before an element, or before a character of that element's text. */
export interface TearPlace {
  readonly path: readonly number[];
  /** In UTF-16 units of the element's text; 0 for the whole element. */
  readonly offset: number;
}

/** A position in the markup, with the elements around it from the block down. */
interface Tear {
  readonly at: number;
  readonly around: readonly Element[];
}

const escapes = ['&amp;', '&lt;', '&gt;'];

/** Returns the position in canonical markup of the n-th UTF-16 unit of a text that begins at `start`. */
function positionOf(html: string, start: number, units: number): number {
  let at = start;
  for (let passed = 0; passed < units; passed += 1) {
    at += escapes.find((entity) => html.startsWith(entity, at))?.length ?? 1;
  }
  return at;
}

function elementsAround(node: ChildNode): readonly Element[] {
  const around: Element[] = [];
  for (let up = node.parent; up && isTag(up); up = up.parent) around.unshift(up);
  return around;
}

function* textsOf(element: Element): Generator<ChildNode & { readonly data: string }> {
  for (const child of element.children) {
    if (isText(child)) yield child;
    else if (isTag(child)) yield* textsOf(child);
  }
}

function tearAt(html: string, root: Element, { path, offset }: TearPlace): Tear | null {
  let element = root;
  for (const index of path) {
    const child = element.children.filter(isTag)[index];
    if (!child) return null;
    element = child;
  }
  if (offset === 0) return { at: element.startIndex ?? 0, around: elementsAround(element) };
  let left = offset;
  for (const text of textsOf(element)) {
    if (left < text.data.length) {
      return { at: positionOf(html, text.startIndex ?? 0, left), around: elementsAround(text) };
    }
    left -= text.data.length;
  }
  return null;
}

/**
 * Continues the numbering of a list after `passed` items, with the `start` attribute and with the kit's own
 * CSS counter in its style.
 */
function counting({ name, attribs }: Element, passed: number): Record<string, string> {
  if (name !== 'ol') return {};
  const start = String(Number(attribs.start ?? 1) + passed);
  const style = attribs.style?.replace(/--start:\s*(\d+)/, (_, first) => `--start:${Number(first) + passed}`);
  return style === undefined ? { start } : { start, style };
}

/** Returns the class of a continued item, whose marker is on its first part. */
const further = (element: Element): Record<string, string> =>
  element.name === 'li' ? { class: `${element.attribs.class ?? ''} is-further`.trim() } : {};

/** Reopens the elements around a split: a table repeats its head, a numbered list continues its numbering. */
function reopened(html: string, { around, at }: Tear, newId: string): string {
  const opened = around.map((element, index) => {
    const { 'data-id': _id, ...attributes } = element.attribs;
    const items = element.children.filter(isTag);
    const passed = items.filter((item) => item.name === 'li' && (item.endIndex ?? 0) < at).length;
    const id = index === 0 ? { 'data-id': newId, ...continuing(element, around.length) } : {};
    const heads = items.filter(
      ({ name }) => element.name === 'table' && (name === 'colgroup' || name === 'thead'),
    );
    const repeated = heads.map((part) => outerHtml({ html }, part).replaceAll(/ data-id="[^"]*"/g, ''));
    const all = inCanonicalOrder(
      Object.entries({ ...attributes, ...further(element), ...id, ...counting(element, passed) }),
    );
    return startTag(element.name, all) + repeated.join('');
  });
  return opened.join('');
}

const closed = ({ around }: Tear): string =>
  around
    .toReversed()
    .map(({ name }) => `</${name}>`)
    .join('');

/**
 * Splits a sanitized block at places in reading order; the parts after the first get the given ids. Each part
 * repeats the elements around it and names the block it continues, so that `joinPages` can undo it. No text
 * is lost or duplicated, except for the repeated head of a table. Ignores places that don't exist or have
 * nothing before them.
 */
export function tearBlock(
  html: string,
  places: readonly TearPlace[],
  newId: () => string,
): readonly string[] {
  const root = parseWithPositions(html).find(isTag);
  if (!root) return [html];
  const begin = startTagEnd(html, root);
  const tears: Tear[] = [];
  for (const place of places) {
    const tear = tearAt(html, root, place);
    if (tear && tear.around.length > 0 && tear.at > (tears.at(-1)?.at ?? begin)) tears.push(tear);
  }
  const [first] = tears;
  if (!first) return [html];
  const rest = tears.map((tear, index) => {
    const next = tears[index + 1];
    const end = next ? html.slice(tear.at, next.at) + closed(next) : html.slice(tear.at);
    return reopened(html, tear, newId()) + end;
  });
  return [html.slice(0, first.at) + closed(first), ...rest];
}
