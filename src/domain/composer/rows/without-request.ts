import type { PromptReading, ReadSpan } from '../../reader/read-prompt.ts';
import { tokenize } from '../../reader/tokenize.ts';
import type { Labeled, RowReading } from '../../rows/read-rows.ts';
import type { OuterLabel } from '../../rows/row-labels.ts';
import { unprinted } from '../facts/leftover-phrases.ts';
import { saysSomething } from '../facts/small-words.ts';
import { overlaps, type Range } from '../facts/text-clauses.ts';
import { isWish } from '../sheet/statements.ts';

/** From this confidence on, words without a row's label ask for the page. */
const likelyAsked = 0.5;
/** From this confidence on, words at the start of a phrase name the kind of page. */
const surelyKind = 0.9;

/** Returns whether words ask for the page or say how it looks, as the reader of prompts sees it. */
export function isAskedFor(text: string, range: Range, reading: PromptReading): boolean {
  const asking = reading.spans.filter(
    ({ label, confidence }) => unprinted.has(label) && confidence >= likelyAsked,
  );
  const told = tokenize(text, range.start, range.end).filter((token) =>
    saysSomething(token.text, reading.language),
  );
  const isCovered = told.length > 0 && told.every((token) => asking.some((span) => overlaps(span, token)));
  return isCovered || isWish(text, range, reading);
}

const opening: ReadonlySet<OuterLabel> = new Set<OuterLabel>(['title', 'subject', 'from', 'to', 'term']);

/** Returns a phrase without the name of the kind before it: 'invitation to' of an engagement. */
function withoutKind(
  text: string,
  phrase: Labeled<OuterLabel>,
  kinds: readonly ReadSpan[],
): Labeled<OuterLabel> {
  const kind = kinds.find((span) => span.start <= phrase.start && span.end > phrase.start);
  if (!kind || kind.end >= phrase.end || !opening.has(phrase.label)) return phrase;
  const rest = text.slice(kind.end, phrase.end);
  const start = kind.end + Math.max(0, rest.search(/[\p{L}\p{N}]/u));
  return { ...phrase, start, text: text.slice(start, phrase.end) };
}

/** Returns a reading whose phrases don't begin with what asks for the page. */
export function withoutRequest(text: string, reading: RowReading, { spans }: PromptReading): RowReading {
  const kinds = spans.filter(
    ({ label, confidence }) => (label === 'kind' || label === 'cmd') && confidence >= surelyKind,
  );
  return { ...reading, others: reading.others.map((phrase) => withoutKind(text, phrase, kinds)) };
}
