import type { Element } from 'domhandler';

/** What a part of a torn block says of itself, as `data-continues`: the block that it goes on from. */
export interface Continuation {
  /** The block's first part. */
  readonly id: string;
  /** How many elements around the place were torn, the block among them. */
  readonly depth: number;
}

/** Null for an element that goes on from nothing. */
export function continuation({ attribs }: Element): Continuation | null {
  const [, id, depth] = /^(\S+) (\d{1,3})$/.exec(attribs['data-continues'] ?? '') ?? [];
  return id !== undefined && depth !== undefined ? { id, depth: Number(depth) } : null;
}

/** The attribute of a part that goes on from `element`, itself a block or a part of one. */
export function continuing(element: Element, depth: number): Readonly<Record<string, string>> {
  const id = continuation(element)?.id ?? element.attribs['data-id'] ?? '';
  return id === '' ? {} : { 'data-continues': `${id} ${depth}` };
}
