import type { ReaderLanguage } from '../../reader/languages.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { familyOf, type KindId } from '../page/kinds.ts';
import { saysSomething } from './small-words.ts';
import { textClauses } from './text-clauses.ts';

/** Kinds whose first words after a colon are the subject. In lists, the first entry starts there. */
const titled: ReadonlySet<KindId> = new Set<KindId>([
  'minutes',
  'release',
  'report',
  'article',
  'newsletter',
  'deck',
]);
const untitled: ReadonlySet<KindId> = new Set<KindId>(['sign', 'voucher', 'certificate', 'ticket']);

const longestTitle = 110;
const values: ReadonlySet<string> = new Set([
  'date',
  'time',
  'money',
  'rate',
  'contact',
  'item',
  'qty',
  'unit',
]);

/** 'Flyer: yard sale, Saturday …': the clause after the colon is the title. */
export function withColonTitle(
  text: string,
  spans: readonly ReadSpan[],
  language: ReaderLanguage,
  kind: KindId | null,
): readonly ReadSpan[] {
  const isTitled = kind !== null && (titled.has(kind) || (familyOf(kind) === 'flyer' && !untitled.has(kind)));
  const named = spans.find(({ label }) => label === 'kind');
  if (!isTitled || !named || spans.some(({ label }) => label === 'title')) return spans;
  const clauses = textClauses(text, language);
  const at = clauses.findIndex(({ start, end }) => start <= named.start && end >= named.end);
  const own = clauses[at];
  const clause = clauses[at + 1];
  if (!own || clause?.after !== 'colon' || saysSomething(text.slice(named.end, own.end), language))
    return spans;
  const inside = spans.filter(({ start, end }) => start < clause.end && end > clause.start);
  const first = inside[0];
  const isValue = inside.some(
    ({ label, start }) => label !== 'item' && values.has(label) && start === clause.start,
  );
  // What a press release announces comes first.
  const isEntry = first?.label === 'item' && kind !== 'release';
  if (!first || isValue || isEntry || clause.end - clause.start > longestTitle) return spans;
  // A date or a place after the words is kept as a separate fact.
  const value = inside.find(({ label }) => values.has(label) || label === 'place');
  const cut = value ? text.slice(clause.start, value.start).trimEnd().length + clause.start : clause.end;
  const end = kind === 'minutes' || kind === 'release' ? clause.end : cut;
  if (!saysSomething(text.slice(clause.start, end), language)) return spans;
  const title: ReadSpan = {
    label: 'title',
    text: text.slice(clause.start, end),
    start: clause.start,
    end,
    confidence: 0.9,
    instruction: 0,
  };
  const others = spans.flatMap((span): ReadSpan[] => {
    if (span.end <= title.start || span.start >= title.end) return [span];
    const rest = text.slice(title.end, span.end);
    const start = span.end - rest.replace(/^[\s,;.!?]+/, '').length;
    return span.end > title.end && start < span.end
      ? [{ ...span, start, text: text.slice(start, span.end) }]
      : [];
  });
  return [...others, title].sort((a, b) => a.start - b.start);
}
