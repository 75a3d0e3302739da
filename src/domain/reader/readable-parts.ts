import { tokenize } from './tokenize.ts';

/** Texts of up to this many tokens are read completely. */
const mostTokens = 1800;
/** In longer texts only the start and the end are read. The middle is pasted content. */
const headTokens = 1300;
const tailTokens = 400;
/** Characters from the end that contain all tokens of the tail in ordinary text. */
const tailLength = 3000;

/**
 * Returns the parts of a text to label: all of it, or its start and end, split at line or word boundaries.
 */
export function readableParts(text: string): readonly { readonly start: number; readonly end: number }[] {
  const tokens = tokenize(text, 0, text.length, mostTokens + 1);
  if (tokens.length <= mostTokens) return [{ start: 0, end: text.length }];
  const head = breakBefore(text, tokens[headTokens - 1]?.end ?? text.length);
  const ending = tokenize(text, Math.max(head, text.length - tailLength), text.length);
  const tail = breakAfter(text, ending[Math.max(0, ending.length - tailTokens)]?.start ?? text.length);
  return [
    { start: 0, end: head },
    { start: tail, end: text.length },
  ];
}

const searchWithin = 300;

function breakBefore(text: string, limit: number): number {
  const from = Math.max(0, limit - searchWithin);
  const window = text.slice(from, limit);
  const at = window.includes('\n') ? window.lastIndexOf('\n') : window.lastIndexOf(' ');
  return at < 0 ? limit : from + at;
}

function breakAfter(text: string, limit: number): number {
  const window = text.slice(limit, limit + searchWithin);
  const at = window.includes('\n') ? window.indexOf('\n') : window.indexOf(' ');
  return at < 0 ? limit : limit + at + 1;
}
