import type { ReadContent } from './read-content.ts';

/** Rejects a text beyond the limit; truncating it would produce an incomplete document. */
export function tooLong({ length }: string, longest: number): ReadContent {
  const message = `This text has ${length.toLocaleString('en')} characters, and a document holds up to ${longest.toLocaleString('en')}. Split it into several documents`;
  return { content: null, notes: [{ path: '', message, level: 'warning' }] };
}
