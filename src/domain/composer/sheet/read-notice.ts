import type { ReaderLanguage } from '../../reader/languages.ts';
import type { PromptReading, ReadSpan } from '../../reader/read-prompt.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { unprinted } from '../facts/leftover-phrases.ts';
import { saysSomething, withoutSmallEnds } from '../facts/small-words.ts';
import { overlaps, type Range, textClauses } from '../facts/text-clauses.ts';
import type { Headline } from '../headline/choose-headline.ts';
import { kindModifier, typedKindName } from '../page/find-kind.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { hasWordOf, isWordOf } from '../page/word-list.ts';
import { isTime, wordsOf } from './clause-values.ts';
import type { Sheet, SheetFact } from './sheet.ts';
import { isWish } from './statements.ts';

/** A sign or notice: its headline, and everything else it says, in the order and the words of the prompt. */
export interface Notice {
  readonly headline: Headline | null;
  readonly sheet: Sheet;
}

/** Up to this length, all of the first clause heads the page. */
const longestHeadline = 44;
/** From this length on, what follows the headline is a sentence rather than a line. */
const longestLine = 80;
const mostInLine = 3;
const longestName = 44;
const leastDigits = 7;
/** A dash between two days or times is no division. */
const dash = /\s[-–—]\s(?!\d)/gu;

/** Returns the name of the kind without what is said beside it: 'notice' of 'notice water off'. */
function kindIn(spans: readonly ReadSpan[], language: ReaderLanguage): Range | null {
  const span = spans.find(({ label }) => label === 'kind');
  if (!span) return null;
  const name = typedKindName(span.text, 'sign', language);
  const end = name === null ? -1 : span.text.indexOf(name) + name.length;
  return { start: span.start, end: end < 0 ? span.end : span.start + end };
}

const fewestModifiers = 2;

/** Returns the words that say what a sign is about, before the name of its kind: 'pool rules sign: …'. */
function modifierOf(text: string, { spans, language }: PromptReading): Range | null {
  const span = spans.find(({ label }) => label === 'kind');
  const words = span && kindModifier(span.text, language);
  if (!span || !words || words.split(' ').length < fewestModifiers) return null;
  const start = text.indexOf(words, span.start);
  return { start, end: start + words.length };
}

/** Returns where the words that ask for the page end: 'put up a sign that', 'sign for the stairs:'. */
function messageStart(text: string, { spans, language }: PromptReading): number | null {
  const kind = kindIn(spans, language);
  const asked = spans.findLast(({ label }, at) => label === 'cmd' && at === 0);
  const clauses = textClauses(text, language);
  if (!kind) return asked?.end ?? 0;
  const own = clauses.findIndex(({ start, end }) => start <= kind.start && end > kind.start);
  const first = clauses[own];
  const next = clauses[own + 1];
  if (!first || own > 1) return null;
  const isRequest = ({ start, end }: Range): boolean =>
    !saysSomething(text.slice(start, end), language) ||
    spans.some((span) => unprinted.has(span.label) && overlaps(span, { start, end }));
  if (!isRequest({ start: 0, end: kind.start })) return null;
  // What stands between the name of the kind and a colon says for whom or where the page is.
  if (next && next.after !== 'comma') return next.start;
  const inner = withoutSmallEnds(text, kind.end, first.end, language);
  // 'Notice for tenants about the water' tells what to write, 'notice that the water is off' the message.
  const { bill, topic } = pageWordsOf(language);
  const isAbout = tokenize(text, kind.end, inner?.start ?? kind.end).some(({ folded }) =>
    isWordOf(folded, `${bill.to}, ${topic}`),
  );
  if (isAbout) return null;
  return inner?.start ?? next?.start ?? null;
}

const firstWord = (text: string, from: number): number =>
  from + (text.slice(from).match(/^\S*/)?.[0].length ?? 0);

/** Returns a sentence as a line, a long one as its clauses, with the mark of a call or a question. */
function linesOf(text: string, { start, end }: Range, reading: PromptReading): readonly string[] {
  const mark = /^[!?！？]/u.exec(text.slice(end))?.[0] ?? '';
  const said = `${wordsOf(text, start, end)}${mark}`;
  const clauses = textClauses(text, reading.language)
    .filter((clause) => clause.end > start && clause.start < end)
    .map((clause) => ({ start: Math.max(clause.start, start), end: Math.min(clause.end, end) }));
  const times = clauses.filter((clause) => isTime(text, clause, reading)).length;
  const [opening, second] = clauses;
  const { opening: hours } = pageWordsOf(reading.language);
  // 'On Wednesday, 9 April, water is off' is one.
  const isDated =
    opening !== undefined &&
    second !== undefined &&
    [opening, second].every((clause) => isTime(text, clause, reading)) &&
    !hasWordOf(text.slice(opening.start, opening.end), hours);
  const isLong = said.length > longestLine ? clauses.length > 2 : clauses.length > mostInLine;
  const isDivided = isLong && (!isDated || times > clauses.length / 2);
  return isDivided ? clauses.map((clause) => wordsOf(text, clause.start, clause.end)) : [said];
}

/** Returns the sentences of a message; those of a sign may be divided by dashes, too. */
function sentencesOf(text: string, from: number, reading: PromptReading): readonly Range[] {
  const sentences: { start: number; end: number }[] = [];
  for (const clause of textClauses(text, reading.language)) {
    if (clause.end <= from || isWish(text, clause, reading)) continue;
    const start = Math.max(clause.start, from);
    const open = sentences.at(-1);
    if (open && clause.after !== 'sentence') open.end = clause.end;
    else sentences.push({ start, end: clause.end });
  }
  return sentences
    .flatMap(({ start, end }) => {
      const cuts = [...text.slice(start, end).matchAll(dash)]
        .map(({ index, 0: mark }) => ({ at: start + index, to: start + index + mark.length }))
        .filter(({ to }) => !isTime(text, { start: to, end: firstWord(text, to) }, reading));
      const starts = [start, ...cuts.map(({ to }) => to)];
      return starts.map((each, at) => ({ start: each, end: cuts[at]?.at ?? end }));
    })
    .filter((sentence) => !isWish(text, sentence, reading));
}

/** Returns the part of the first sentence that heads the page: the chosen words if it begins with them. */
function headOf(text: string, first: Range, reading: PromptReading, chosen: Headline | null): Range | null {
  const { language } = reading;
  const clause = textClauses(text, language).find(({ end }) => end > first.start);
  const end = Math.min(clause?.end ?? first.end, first.end);
  const inner = withoutSmallEnds(text, first.start, end, language);
  const range = chosen?.range;
  if (isTime(text, { start: first.start, end }, reading)) return null;
  // A name and its price stay together: 'Wash small' of 'Wash small £4.50, large £6.50'.
  const isPriced =
    range !== undefined &&
    range !== null &&
    reading.values.some(
      ({ kind, start }) =>
        kind === 'money' && start >= range.end && text.slice(range.end, start).trim() === '',
    );
  if (isPriced) return first.end - first.start <= longestHeadline ? first : null;
  const isOpening =
    range && inner && range.end <= end && (range.start === inner.start || range.start === first.start);
  if (isOpening) return range;
  return end - first.start <= longestHeadline ? { start: first.start, end } : null;
}

/** Returns whether the last line is who says all of it: 'Ashby Town Council 01530 496 000', 'Office, Larch House'. */
function isSigned(words: string, { language }: PromptReading): boolean {
  const tokens = tokenize(words).filter(({ text }) => /\p{L}/u.test(text));
  return (
    words.length <= longestName &&
    tokens.length > 1 &&
    tokens.every(({ text }) => /^\p{Lu}/u.test(text) || !saysSomething(text, language))
  );
}

const isReached = (words: string): boolean =>
  words.length <= longestName && words.replaceAll(/\D/g, '').length >= leastDigits;

/** Reads the message of a sign or notice; null if its words ask for something else. */
export function readNotice(text: string, reading: PromptReading, chosen: Headline | null): Notice | null {
  const from = messageStart(text, reading);
  if (from === null) return null;
  const [first, ...others] = sentencesOf(text, from, reading);
  // Words that only name the page are filled in by a template.
  const isMore =
    others.length > 0 || textClauses(text, reading.language).some(({ start }) => start > (first?.start ?? 0));
  if (!first || !isMore) return null;
  const head = modifierOf(text, reading) ?? headOf(text, first, reading, chosen);
  const behind = { start: Math.max(head?.end ?? 0, first.start), end: first.end };
  const rest = wordsOf(text, behind.start, behind.end) === '' ? [] : linesOf(text, behind, reading);
  const lead = rest.length === 1 ? rest : [];
  const lines = [
    ...(rest.length > 1 ? rest : []),
    ...others.flatMap((sentence) => linesOf(text, sentence, reading)),
  ];
  const facts: SheetFact[] = [];
  const last = lines.at(-1);
  if (last !== undefined && (isReached(last) || isSigned(last, reading))) {
    facts.push({ slot: 'contact', label: null, value: last });
    lines.pop();
  }
  return {
    headline: head && { text: wordsOf(text, head.start, head.end), range: head },
    sheet: {
      opening: null,
      lead,
      facts,
      parts: lines.length > 0 ? [{ type: 'points', items: lines }] : [],
    },
  };
}
