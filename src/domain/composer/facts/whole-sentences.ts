import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import { statements } from './sections.ts';
import { saysSomething } from './small-words.ts';
import { longestRead, textClauses } from './text-clauses.ts';

/** Labels of a request to the composer, after which the text of the page starts. */
const asking: ReadonlySet<Label> = new Set<Label>([
  'cmd',
  'kind',
  'note',
  'look',
  'format',
  'length',
  'audience',
  'tone',
  'lang',
]);
/** A statement with only these labels is not a sentence of the page. */
const naming: ReadonlySet<Label> = new Set<Label>([
  'from',
  'to',
  'name',
  'contact',
  'place',
  'date',
  'time',
  'title',
]);

const fewestWords = 6;
/** Minimum share of words between facts for a sentence; a plain list of facts has fewer. */
const leastShare = 0.45;

const letters = (text: string): number => text.replaceAll(/[^\p{L}\p{N}]/gu, '').length;

const fewestEntries = 3;
const mostEntryWords = 4;

/** '1.7 litres, matt black, 2 years warranty': returns whether words are short entries between marks. */
function isList(words: string, language: ReaderLanguage): boolean {
  const clauses = textClauses(words, language);
  const isShort = ({ start, end }: { readonly start: number; readonly end: number }): boolean =>
    words.slice(start, end).trim().split(/\s+/).length <= mostEntryWords;
  return clauses.length >= fewestEntries && clauses.every(isShort);
}

/** Returns where the clause starts whose content starts at a position; null if other words come first. */
function clauseStart(text: string, at: number, language: ReaderLanguage): number | null {
  const clause = textClauses(text, language).find(({ start, end }) => start <= at && end > at);
  if (!clause || saysSomething(text.slice(clause.start, at), language)) return null;
  return trimEndOf(text.slice(0, clause.start), ' ,;–—').length;
}

/**
 * Joins the spans of a sentence to one detail, because splitting prose at its facts breaks it up. Requests
 * and plain lists of facts stay as they are.
 */
export function wholeSentences(
  text: string,
  spans: readonly ReadSpan[],
  language: ReaderLanguage,
): ReadSpan[] {
  let result = [...spans];
  for (const statement of statements(text.slice(0, longestRead), language)) {
    const stop = statement.start + statement.text.trimEnd().length;
    // Whoever signs isn't part of the sentence: 'thanks for everything, from Rita'.
    const signed = result.find(({ label, end }) => label === 'from' && end >= stop - 1 && end <= stop);
    const end = signed ? (clauseStart(text, signed.start, language) ?? stop) : stop;
    const inside = result.filter((span) => span.start >= statement.start && span.end <= end);
    if (inside.some((span) => span.start < statement.start || span.end > end)) continue;
    const lastAsking = inside.findLast(({ label }) => asking.has(label));
    const colon = lastAsking ? text.slice(lastAsking.end, end).search(/[:：](?!\d)/) : -1;
    const title = inside.findLast(({ label }) => label === 'title');
    const from =
      title && title.end > (lastAsking?.end ?? 0)
        ? title.end
        : !lastAsking
          ? statement.start
          : colon < 0
            ? -1
            : lastAsking.end + colon + 1;
    if (from < 0) continue;
    const start = end - text.slice(from, end).replace(/^[\s,;:–—-]+/, '').length;
    const words = text.slice(start, end).replace(/[.。]$/, '');
    const isLong =
      tokenize(words).filter(({ text: word }) => /[\p{L}\p{N}]/u.test(word)).length >= fewestWords;
    const parts = inside.filter((span) => span.start >= start);
    const named = parts
      .filter(({ label }) => naming.has(label))
      .reduce((sum, span) => sum + letters(span.text), 0);
    const items = parts.filter(({ label }) => label === 'item').length;
    if (!isLong || isList(words, language) || items > 2 || named > (1 - leastShare) * letters(words))
      continue;
    const whole: ReadSpan = {
      label: 'detail',
      text: words,
      start,
      end: start + words.length,
      confidence: 1,
      instruction: 0,
    };
    result = [...result.filter((span) => span.end <= start || span.start >= whole.end), whole].sort(
      (a, b) => a.start - b.start,
    );
  }
  return result;
}
