import type { CanonicalElement, CanonicalNode } from './canonical-node.ts';
import { attributeOf, element } from './canonical-node.ts';
import { inCanonicalOrder } from './clean-attributes.ts';

const maxIdLength = 64;

/** Returns `wanted`, or `wanted` with the first number that makes it unique. */
export function freshId(wanted: string, isTaken: (id: string) => boolean, firstNumber = 2): string {
  let id = wanted.slice(0, maxIdLength);
  for (let number = firstNumber; isTaken(id); number += 1) {
    const suffix = `-${number}`;
    id = wanted.slice(0, maxIdLength - suffix.length) + suffix;
  }
  return id;
}

/** Returns the element with another id, or without one. */
export function withId(node: CanonicalElement, id: string | null): CanonicalElement {
  const others = node.attributes.filter(([name]) => name !== 'data-id');
  const attributes = id === null ? others : inCanonicalOrder([...others, ['data-id', id]]);
  return { ...node, attributes };
}

/** Collects every data-id below these nodes, in reading order. */
function idsBelow(nodes: readonly CanonicalNode[], found: string[]): void {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const id = attributeOf(node, 'data-id');
    if (id !== undefined) found.push(id);
    idsBelow(node.children, found);
  }
}

/** Removes ids below `node` that were seen before. */
function dropRepeats(node: CanonicalElement, seen: Set<string>): CanonicalElement {
  let hasChanged = false;
  const children = node.children.map((child) => {
    if (typeof child === 'string') return child;
    const id = attributeOf(child, 'data-id');
    const isRepeat = id !== undefined && seen.has(id);
    if (id !== undefined) seen.add(id);
    const kept = dropRepeats(isRepeat ? withId(child, null) : child, seen);
    hasChanged ||= kept !== child;
    return kept;
  });
  return hasChanged ? { ...node, children } : node;
}

/**
 * Makes the ids of pages and blocks unique in the document: generates missing ones, numbers repeated ones,
 * and removes repeated ones inside a block. Generated ids avoid `reserved`.
 */
export function withUniqueIds(
  pages: readonly CanonicalElement[],
  reserved: ReadonlySet<string> = new Set(),
): readonly CanonicalElement[] {
  const given: string[] = [];
  idsBelow(pages, given);
  const known = new Set([...reserved, ...given]);
  const seen = new Set<string>();
  const claim = (own: string | undefined, madeUp: string): string => {
    const id =
      own === undefined
        ? freshId(madeUp, (candidate) => known.has(candidate) || seen.has(candidate))
        : seen.has(own)
          ? freshId(own, (candidate) => known.has(candidate) || seen.has(candidate))
          : own;
    seen.add(id);
    return id;
  };
  const named = pages.map((page, index) =>
    withId(page, claim(attributeOf(page, 'data-id'), `p${index + 1}`)),
  );
  const filled = named.map((page) => {
    const pageId = attributeOf(page, 'data-id') ?? '';
    const blocks = page.children
      .filter((block) => typeof block !== 'string')
      .map((block, index) => withId(block, claim(attributeOf(block, 'data-id'), `${pageId}-b${index + 1}`)));
    return element(page.name, page.attributes, blocks);
  });
  return filled.map((page) => ({
    ...page,
    children: page.children.map((block) => (typeof block === 'string' ? block : dropRepeats(block, seen))),
  }));
}

/** Removes repeated ids among these blocks; missing ids stay missing. */
export function withoutRepeatedIds(blocks: readonly CanonicalElement[]): readonly CanonicalElement[] {
  const kept = dropRepeats(element('section', [], blocks), new Set());
  return kept.children.filter((child) => typeof child !== 'string');
}
