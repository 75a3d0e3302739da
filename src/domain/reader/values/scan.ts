import type { ReaderLanguage } from '../languages.ts';
import { type WordKind, wordKinds } from '../lexicon/lexicon.ts';
import type { LexiconMatches } from '../lexicon/phrase-index.ts';
import type { Token } from '../tokenize.ts';
import type { TypedValue } from './typed-value.ts';

/** The context that a rule gets around a token. */
export interface Scan {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly language: ReaderLanguage;
  readonly lexicon: LexiconMatches;
}

/** A value and its tokens, from `first` to before `next`. */
export interface Found<Value extends TypedValue = TypedValue> {
  readonly value: Value;
  readonly first: number;
  readonly next: number;
}

export const isWordOf = ({ lexicon }: Scan, at: number, kind: WordKind): boolean =>
  ((lexicon.own[at] ?? 0) & (1 << wordKinds.indexOf(kind))) !== 0;

/** Returns the offsets and the text of the given tokens. */
export function placeOf(
  { text, tokens }: Scan,
  first: number,
  next: number,
): { start: number; end: number; text: string } {
  const start = tokens[first]?.start ?? 0;
  const end = tokens[next - 1]?.end ?? start;
  return { start, end, text: text.slice(start, end) };
}
