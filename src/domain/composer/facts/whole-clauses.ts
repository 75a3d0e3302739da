import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { unprinted } from './leftover-phrases.ts';
import { saysSomething } from './small-words.ts';
import { type Clause, isSentenceEnd, type Range, textClauses } from './text-clauses.ts';

/** Clauses with these labels request the page; the rest of the clause is the subject. */
const heading: ReadonlySet<Label> = new Set<Label>(['cmd', 'kind', 'title']);
/** Labels of facts that remain separate. */
const plain: ReadonlySet<Label> = new Set<Label>([
  'date',
  'time',
  'place',
  'contact',
  'name',
  'from',
  'to',
  'money',
  'rate',
  'qty',
  'unit',
]);
/** Labels that make up a list entry. */
const ofEntry: ReadonlySet<Label> = new Set<Label>([
  'item',
  'qty',
  'unit',
  'rate',
  'money',
  'time',
  'date',
  'name',
]);

/** Cuts spans at sentence ends, so that no fact spans two sentences. */
export function cutAtSentences(
  text: string,
  spans: readonly ReadSpan[],
  language: ReaderLanguage,
): readonly ReadSpan[] {
  return spans.flatMap((span) => {
    const parts: ReadSpan[] = [];
    let from = span.start;
    const push = (end: number): void => {
      const words = text.slice(from, end);
      const start = from + (words.length - words.trimStart().length);
      const cut = words.trim();
      if (cut !== '') parts.push({ ...span, text: cut, start, end: start + cut.length });
    };
    for (let at = span.start; at < span.end - 1; at++) {
      if (!isSentenceEnd(text, at, language)) continue;
      push(at);
      from = at + 1;
    }
    push(span.end);
    return parts;
  });
}

function labelOfWhole(parts: readonly ReadSpan[]): Label {
  const isEntry = parts.some(({ label }) => label === 'item');
  return isEntry ? 'item' : 'detail';
}

/** Returns whether the parts of a clause are clearer apart than joined. */
function standApart(
  text: string,
  clause: Clause,
  parts: readonly ReadSpan[],
  language: ReaderLanguage,
): boolean {
  const items = parts.filter(({ label }) => label === 'item').length;
  if (items === 1 && parts.every(({ label }) => ofEntry.has(label))) return true;
  if (!parts.every(({ label }) => plain.has(label))) return false;
  // 'last seen near Mill Lane on Friday' is one fact: its first words apply to both values.
  const [first] = parts;
  const isLed = first !== undefined && saysSomething(text.slice(clause.start, first.start), language);
  if (parts.length > 1 && isLed && clause.after === 'comma') return false;
  // Words between the facts connect them: 'Ana until Friday, then Ben'.
  return parts.every((part, at) => {
    const next = parts[at + 1];
    return !next || !saysSomething(text.slice(part.end, next.start), language) || clause.after === 'colon';
  });
}

/**
 * Joins the spans of a clause to one phrase if they would be unclear apart: 'live music at 6 with the town
 * band' is one point, 'Friday at 6 in the town hall' is three facts. Never joins a wish.
 */
export function wholeClauses(
  text: string,
  spans: readonly ReadSpan[],
  language: ReaderLanguage,
  taken: readonly Range[],
): readonly ReadSpan[] {
  let result = [...spans];
  for (const clause of textClauses(text, language)) {
    const { start, end } = clause;
    if (taken.some((range) => range.start < end && range.end > start)) continue;
    const touching = result.filter((span) => span.start < end && span.end > start);
    const inside = touching.filter((span) => span.start >= start && span.end <= end);
    if (inside.length < 2 || inside.length < touching.length) continue;
    if (inside.some(({ label }) => heading.has(label))) continue;
    const shown = inside.filter(({ label }) => !unprinted.has(label));
    if (shown.length < inside.length || standApart(text, clause, inside, language)) continue;
    const whole: ReadSpan = {
      label: labelOfWhole(shown),
      text: text.slice(start, end),
      start,
      end,
      confidence: Math.min(...inside.map(({ confidence }) => confidence)),
      instruction: 0,
    };
    result = [...result.filter((span) => !inside.includes(span)), whole].sort((a, b) => a.start - b.start);
  }
  return result;
}
