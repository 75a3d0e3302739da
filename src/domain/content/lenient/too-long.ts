import type { ReadContent } from './read-content.ts';

/** What becomes of a text beyond the limit: no document, rather than one that ends somewhere in the middle. */
export function tooLong({ length }: string, longest: number): ReadContent {
  const message = `This text has ${length.toLocaleString('en')} characters, and a document holds up to ${longest.toLocaleString('en')}. Split it into several documents`;
  return { content: null, notes: [{ path: '', message, level: 'warning' }] };
}
