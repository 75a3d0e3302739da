import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { wordKinds } from '../../reader/lexicon/lexicon.ts';
import { matchLexicon } from '../../reader/lexicon/phrase-index.ts';
import type { PromptReading, ReadSpan } from '../../reader/read-prompt.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import { unprinted } from './leftover-phrases.ts';
import { saysSomething } from './small-words.ts';
import { type Clause, isAbbreviation, overlaps, type Range, textClauses } from './text-clauses.ts';

/** A list entry that fills a clause. */
export interface ListedEntry extends Range {
  readonly item: ReadSpan;
  readonly parts: readonly ReadSpan[];
}

/** Labels of values that accompany an item. */
const beside: ReadonlySet<Label> = new Set<Label>(['qty', 'unit', 'rate', 'money', 'time', 'date', 'name']);
/** Labels that apply to the whole page if they fill a clause of the list. */
const ofPage: ReadonlySet<Label> = new Set<Label>([
  'title',
  'subject',
  'from',
  'to',
  'place',
  'contact',
  'date',
  'time',
]);
const surely = 0.7;
const fewestEntries = 2;

const within = (span: ReadSpan, { start, end }: Range): boolean => span.start >= start && span.end <= end;

/** Labels that make a row of a list by themselves, wherever its clause begins. */
const ofRow: ReadonlySet<Label> = new Set<Label>(['money', 'rate', 'time', 'qty']);

/**
 * Returns the clauses of the list: those after the colon in the sentence that names the kind, which may follow a
 * date or place. Without a colon, those after the kind's own clause, unless the list has times or amounts, which the
 * labels separate better.
 */
function clausesOfList(
  text: string,
  spans: readonly ReadSpan[],
  language: ReaderLanguage,
): readonly Clause[] {
  const kind = spans.find(({ label }) => label === 'kind');
  const clauses = textClauses(text, language);
  const own = clauses.findIndex(({ start, end }) => kind && start <= kind.start && end >= kind.end);
  if (own < 0) return [];
  const next = clauses.findIndex(({ after }, at) => at > own && after === 'sentence');
  const sentence = clauses.slice(own, next < 0 ? undefined : next);
  const colon = sentence.findIndex(({ after }, at) => at > 0 && after === 'colon');
  if (colon > 0) return withValues(text, sentence.slice(colon));
  const [first, last] = [sentence[0], sentence.at(-1)];
  const hasRows = spans.some(
    ({ label, start, end }) => ofRow.has(label) && first && last && start >= first.start && end <= last.end,
  );
  return hasRows ? [] : withValues(text, sentence.slice(1));
}

/** 'wifi: Seagull' and 'budget – Priya' within a list are one entry each. */
function withValues(text: string, clauses: readonly Clause[]): readonly Clause[] {
  const result: Clause[] = [];
  for (const [at, clause] of clauses.entries()) {
    const before = result.at(-1);
    const isAside = before !== undefined && /^\s*[–—]\s*$/u.test(text.slice(before.end, clause.start));
    if (at > 0 && before && (isAside || clause.after === 'colon'))
      result[result.length - 1] = { ...before, end: clause.end };
    else result.push(clause);
  }
  return result;
}

/** Returns whether a clause applies to the whole page or is an instruction. */
function isApart(
  text: string,
  clause: Clause,
  spans: readonly ReadSpan[],
  language: ReaderLanguage,
): boolean {
  const inside = spans.filter((span) => within(span, clause));
  const isWish = ({ label, confidence }: ReadSpan): boolean => unprinted.has(label) && confidence >= surely;
  // 'black and white, no pictures' is one wish in two clauses.
  const isCovered = spans.some(
    (span) => isWish(span) && span.start <= clause.start && span.end >= clause.end,
  );
  if (isCovered || inside.some(isWish)) return true;
  const [only, ...others] = inside;
  if (!only || others.length > 0 || !ofPage.has(only.label) || only.confidence < surely) return false;
  const around = `${text.slice(clause.start, only.start)} ${text.slice(only.end, clause.end)}`;
  return !saysSomething(around, language);
}

/** Returns the entry from its labels if they cover every word of the clause and cut no value. */
function labeledEntry(
  text: string,
  clause: Clause,
  spans: readonly ReadSpan[],
  language: ReaderLanguage,
): ListedEntry | null {
  const touching = spans.filter((span) => overlaps(span, clause));
  const items = touching.filter(({ label }) => label === 'item');
  const parts = touching.filter(({ label }) => label !== 'item');
  const [item] = items;
  const isWhole = ({ label, text: words }: ReadSpan): boolean =>
    beside.has(label) && (label === 'unit' || label === 'name' || /\p{N}/u.test(words));
  if (!item || items.length > 1 || !touching.every((span) => within(span, clause)) || !parts.every(isWhole))
    return null;
  let from = clause.start;
  const gaps = touching.map((span) => {
    const gap = text.slice(from, span.start);
    from = span.end;
    return gap;
  });
  const isCovered = [...gaps, text.slice(from, clause.end)].every((gap) => !saysSomething(gap, language));
  return isCovered ? { start: clause.start, end: clause.end, item, parts } : null;
}

/** Returns the time of an entry if its clause starts or ends with one: 'Mo. 8.00–9.30 Uhr', 'doors 18:00'. */
function whenOf(
  text: string,
  clause: Clause,
  times: readonly Range[],
  language: ReaderLanguage,
): Range | null {
  const inside = times.filter(({ start }) => start >= clause.start && start < clause.end);
  if (inside.length === 0) return null;
  const first = Math.min(...inside.map(({ start }) => start));
  const end = Math.min(Math.max(...inside.map((range) => range.end)), clause.end);
  // '9/10 am' starts before the parsed time.
  const start = first - (/\d[\d:./–-]{0,8}$/.exec(text.slice(clause.start, first))?.[0].length ?? 0);
  const tokens = tokenize(text, clause.start, start);
  const { own } = matchLexicon(tokens, language);
  const isDay = (at: number): boolean => ((own[at] ?? 0) & (1 << wordKinds.indexOf('day'))) !== 0;
  const isBefore = tokens.every(
    ({ text: word }, at) =>
      !/\p{L}/u.test(word) || isDay(at) || isAbbreviation(word, language) || !saysSomething(word, language),
  );
  if (isBefore && end < clause.end) return { start: clause.start, end };
  return end === clause.end ? { start, end } : null;
}

/**
 * Builds an entry from a clause that its labels don't cover: a time or price at either end, and the rest as
 * the item.
 */
function typedEntry(
  text: string,
  clause: Clause,
  times: readonly Range[],
  spans: readonly ReadSpan[],
  language: ReaderLanguage,
): ListedEntry {
  const spanOf = (label: Label, start: number, end: number): ReadSpan => {
    const words = text.slice(start, end);
    const from = start + (words.length - words.replace(/^[\s:–-]+/u, '').length);
    const to = start + trimEndOf(words, ' \t\n:–-').length;
    return { label, text: text.slice(from, to), start: from, end: to, confidence: 1, instruction: 0 };
  };
  const { start, end } = clause;
  const money = spans.find((span) => span.label === 'money' && within(span, clause) && span.end === end);
  const value = money && /\p{N}/u.test(money.text) ? money : whenOf(text, clause, times, language);
  const label = value === money ? ('money' as const) : ('time' as const);
  const [from, to] = !value ? [start, end] : value.start === start ? [value.end, end] : [start, value.start];
  if (!value || !saysSomething(text.slice(from, to), language))
    return { start, end, item: spanOf('item', start, end), parts: [] };
  return { start, end, item: spanOf('item', from, to), parts: [spanOf(label, value.start, value.end)] };
}

/**
 * Returns the list entries after the kind's colon. Each clause is one entry with all of its words; labels
 * only decide which of them are its time or price.
 */
export function listedEntries(
  text: string,
  { spans, values, language }: PromptReading,
): readonly ListedEntry[] {
  const clauses = clausesOfList(text, spans, language);
  const own = clauses.filter((clause) => !isApart(text, clause, spans, language));
  const isItem = (clause: Clause): boolean =>
    spans.some((span) => span.label === 'item' && overlaps(span, clause));
  const items = own.filter(isItem).length;
  if (own.length < fewestEntries || items * 2 < own.length || own.length * 2 < clauses.length) return [];
  // '9am bootcamp' is a time and an activity, regardless of its label.
  const isMixed = (part: ReadSpan): boolean =>
    part.label === 'time' &&
    values.some(
      ({ kind, start, end }) =>
        kind === 'time' &&
        start >= part.start &&
        end <= part.end &&
        saysSomething(text.slice(end, part.end), language),
    );
  const times = [
    ...values.filter(({ kind }) => kind === 'time'),
    ...spans.filter(
      (span) =>
        (span.label === 'time' || span.label === 'date') && /\p{N}/u.test(span.text) && !isMixed(span),
    ),
  ];
  return own.map((clause) => {
    const labeled = labeledEntry(text, clause, spans, language);
    const isCut = labeled?.parts.some(isMixed);
    const isTimed = labeled !== null && (isCut || times.some((time) => overlaps(time, labeled.item)));
    return labeled && !isTimed ? labeled : typedEntry(text, clause, times, spans, language);
  });
}
