import type { Element } from 'domhandler';

/** Which block a part of a split block continues, from `data-continues`. */
export interface Continuation {
  /** The block's first part. */
  readonly id: string;
  /** Number of nested elements that were split, the block included. */
  readonly depth: number;
}

/** Returns null for an element that is not a continuation. */
export function continuation({ attribs }: Element): Continuation | null {
  const [, id, depth] = /^(\S+) (\d{1,3})$/.exec(attribs['data-continues'] ?? '') ?? [];
  return id !== undefined && depth !== undefined ? { id, depth: Number(depth) } : null;
}

/** Returns the attribute of a part that continues `element`, itself a block or a part of one. */
export function continuing(element: Element, depth: number): Readonly<Record<string, string>> {
  const id = continuation(element)?.id ?? element.attribs['data-id'] ?? '';
  return id === '' ? {} : { 'data-continues': `${id} ${depth}` };
}
