import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { PromptReading, ReadSpan } from '../../reader/read-prompt.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import { saysSomething } from './small-words.ts';
import { overlaps, textClauses } from './text-clauses.ts';

const part = (text: string, span: ReadSpan, label: Label, start: number, end: number): ReadSpan => ({
  ...span,
  label,
  start,
  end,
  text: text.slice(start, end),
});

/** Returns where the address starts in 'Nina Patel, flat 4B' and 'Jo Hale 12 Elm Street', or null. */
function addressStart(text: string, span: ReadSpan, language: ReaderLanguage): number | null {
  const tokens = tokenize(text, span.start, span.end).filter(({ text: word }) => /[\p{L}\p{N}]/u.test(word));
  const [first] = tokens;
  const at = tokens.findIndex(({ text: word }) => /^\p{N}/u.test(word));
  if (!first || !saysSomething(first.folded, language)) return null;
  const isLast = at >= 0 && tokens.slice(at + 1).every(({ hasSpaceBefore }) => !hasSpaceBefore);
  const start = isLast ? at - 1 : at;
  return start >= fewestNameWords ? (tokens[start]?.start ?? null) : null;
}
const fewestNameWords = 2;

/** Labels of clauses that may continue an address. */
const mayBeAddress: ReadonlySet<Label> = new Set<Label>(['place', 'detail', 'item', 'qty', 'unit', 'name']);
const longestLine = 60;
/** From this confidence on, words are what the reader takes them for. */
const sureDetail = 0.6;

/** The number and the clauses after the sender's name are the sender's address: 'from Jo Hale, 12 Elm Street, Leeds'. */
export function withSenderAddress(
  text: string,
  spans: readonly ReadSpan[],
  { language, values }: Pick<PromptReading, 'language' | 'values'>,
): readonly ReadSpan[] {
  const cut = spans.flatMap((span) => {
    const start = span.label === 'from' ? addressStart(text, span, language) : null;
    if (start === null) return [span];
    const name = trimEndOf(text.slice(span.start, start), ' ,');
    return [
      part(text, span, 'from', span.start, span.start + name.length),
      { ...part(text, span, 'place', start, span.end), confidence: 1 },
    ];
  });
  const sender = cut.find(({ label }) => label === 'from');
  if (!sender) return cut;
  const clauses = textClauses(text, language).filter(
    ({ start, after }) => start >= sender.end && after === 'comma',
  );
  let result = cut;
  let end = sender.end;
  for (const clause of clauses) {
    if (clause.start < end) continue;
    const inside = result.filter((span) => overlaps(span, clause));
    const stop = Math.max(clause.end, ...inside.map((span) => span.end));
    const words = text.slice(clause.start, stop);
    const isNext = text.slice(end, clause.start).trim() === ',';
    const isLine = /\p{N}/u.test(words) && /\p{L}/u.test(words) && words.length <= longestLine;
    // A code, which the reader knows as a detail, and a date are no address.
    const isOpen =
      inside.every(
        ({ label, start, confidence }) =>
          mayBeAddress.has(label) && start >= sender.end && (label === 'place' || confidence < sureDetail),
      ) && values.every(({ kind, start }) => kind === 'quantity' || start < clause.start || start >= stop);
    if (!isNext || !isLine || !isOpen) break;
    const line: ReadSpan = { ...sender, label: 'place', text: words, start: clause.start, end: stop };
    result = [...result.filter((span) => !inside.includes(span)), { ...line, confidence: 1 }];
    end = stop;
  }
  return [...result].sort((a, b) => a.start - b.start);
}
