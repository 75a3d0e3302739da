import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { PromptReading, ReadSpan } from '../../reader/read-prompt.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import { findKind, isKindName } from '../page/find-kind.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { isWordOf, phraseEnd } from '../page/word-list.ts';
import { saysSomething, withoutSmallEnds } from './small-words.ts';
import { likely, part, topics, withSubjectApart } from './subject-parts.ts';
import { isSentenceEnd } from './text-clauses.ts';
import { isWeekday } from './weekdays.ts';

const readers: ReadonlySet<Label> = new Set<Label>(['audience', 'to']);

/** 'for new tenants about recycling' names the readers and then the subject. */
function withTopicApart(text: string, span: ReadSpan, language: ReaderLanguage): readonly ReadSpan[] {
  if (!readers.has(span.label)) return [span];
  const tokens = tokenize(text, span.start, span.end);
  const { topic } = pageWordsOf(language);
  const at = tokens.findIndex((_, index) => index > 1 && phraseEnd(tokens, index, topic) > index);
  const [before, next] = [tokens[at - 1], tokens[at < 0 ? 0 : phraseEnd(tokens, at, topic)]];
  if (at < 0 || !before || !next) return [span];
  return [
    part(text, span, span.label, span.start, before.end),
    { ...part(text, span, 'subject', next.start, span.end), confidence: 1, instruction: 0 },
  ];
}

/** 'Saturday 14 June summer fair' starts with its date. */
function withDateApart(
  text: string,
  span: ReadSpan,
  { values, language }: Pick<PromptReading, 'values' | 'language'>,
): readonly ReadSpan[] {
  if (!topics.has(span.label)) return [span];
  const date = values.find(
    ({ kind, start, end, isCertain }) =>
      kind === 'date' && isCertain && start >= span.start && end < span.end,
  );
  if (!date) return [span];
  const before = tokenize(text, span.start, date.start);
  const isOpen = before.every(
    ({ text: word, folded }) => isWeekday(folded, language) || !saysSomething(word, language),
  );
  const rest = tokenize(text, date.end, span.end).find(({ text: word }) => /[\p{L}\p{N}]/u.test(word));
  if (!isOpen || !rest) return [span];
  const end = trimEndOf(text.slice(0, date.end), ' ,').length;
  return [
    { ...part(text, span, 'date', span.start, end), confidence: 1, instruction: 0 },
    { ...part(text, span, span.label, rest.start, span.end), confidence: Math.max(span.confidence, likely) },
  ];
}

/** Minimum confidence of the command that ends an introduction. */
const surely = 0.4;

/**
 * In 'I run a chess club and need 4 slides about openings', the club introduces the writer, and the topic follows the
 * command. The writer's words become the sender.
 */
function withIntroduction(
  text: string,
  spans: readonly ReadSpan[],
  language: ReaderLanguage,
): readonly ReadSpan[] {
  const command = spans.find(({ label, confidence }) => label === 'cmd' && confidence >= surely);
  if (!command || spans.some(({ label }) => label === 'from')) return spans;
  const start = Array.from({ length: command.start }, (_, at) => command.start - 1 - at).find((at) =>
    isSentenceEnd(text, at, language),
  );
  const from = start === undefined ? 0 : start + 1;
  const before = spans.filter((span) => span.start >= from && span.end <= command.start);
  const [writer, ...others] = before;
  const hasTopic = spans.some(({ label, start: at }) => topics.has(label) && at > command.end);
  if (!writer || others.length > 0 || writer.label !== 'subject' || !hasTopic) return spans;
  const tokens = tokenize(text, from, writer.end);
  const { me } = pageWordsOf(language);
  // The span may start at the first words: 'As secretary of the club'.
  const said = tokens.findIndex(({ folded }) => isWordOf(folded, me));
  if (said !== 0) return spans;
  const name = Math.max(writer.start, tokens[1]?.start ?? writer.start);
  const lead = text.slice(from, name);
  return spans.flatMap((span) =>
    span === writer
      ? [
          ...(lead.trim() === '' ? [] : [{ ...part(text, span, 'cmd', from, from + lead.trimEnd().length) }]),
          part(text, span, 'from', name, span.end),
        ]
      : [span],
  );
}

/** Below this confidence, a span with a date may have other words, too. */
const sureDate = 0.7;

/** 'Konzert am 3. Mai' and 'open evening Thursday' are an event with its date, if the reader isn't sure of the date. */
function withEventApart(
  text: string,
  span: ReadSpan,
  { values, language }: Pick<PromptReading, 'values' | 'language'>,
): readonly ReadSpan[] {
  if (span.label !== 'date' || span.confidence >= sureDate) return [span];
  const dates = values.filter(
    ({ kind, start, end }) => (kind === 'date' || kind === 'time') && start >= span.start && end <= span.end,
  );
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return [span];
  const ofDays = (start: number, end: number): boolean =>
    tokenize(text, start, end).every(
      ({ text: word, folded }) => isWeekday(folded, language) || !saysSomething(word, language),
    );
  const event = (start: number, end: number): readonly ReadSpan[] => {
    const inner = ofDays(start, end) ? null : withoutSmallEnds(text, start, end, language);
    return inner
      ? [{ ...part(text, span, 'subject', inner.start, inner.end), confidence: likely, instruction: 0 }]
      : [];
  };
  const before = event(span.start, first.start);
  const behind = event(last.end, span.end);
  if (before.length + behind.length === 0) return [span];
  const start = before.length > 0 ? first.start : span.start;
  const end = behind.length > 0 ? last.end : span.end;
  return [...before, { ...part(text, span, 'date', start, end), confidence: 1 }, ...behind];
}

/** In 'Sunday 18 May at 3, at Claire's house', a number between the date and a comma is the time. */
function withHoursApart(
  text: string,
  spans: readonly ReadSpan[],
  language: ReaderLanguage,
): readonly ReadSpan[] {
  return spans.flatMap((span, at) => {
    const before = spans[at - 1];
    const [hour, comma, next] = tokenize(text, span.start, span.end);
    const isNext =
      before?.label === 'date' &&
      !/[,;\n]/.test(text.slice(before.end, span.start)) &&
      !saysSomething(text.slice(before.end, span.start), language);
    const isHour = hour !== undefined && /^\d{1,2}$/.test(hour.text) && Number(hour.text) <= 24;
    if (!isNext || !isHour || span.label === 'time' || comma?.text !== ',' || !next) return [span];
    const inner = withoutSmallEnds(text, next.start, span.end, language);
    return [
      { ...part(text, span, 'time', hour.start, hour.end), confidence: 1 },
      {
        ...part(text, span, span.label, inner?.start ?? next.start, span.end),
        confidence: Math.max(span.confidence, likely),
      },
    ];
  });
}

const tells: ReadonlySet<Label> = new Set<Label>(['title', 'subject', 'kind', 'cmd']);
const mostEventWords = 6;

/**
 * In 'Sunday 12 October chestnut roast in the square' and 'Pottery studio open evening Thursday', nothing but the words
 * beside the date says what happens: they are the title.
 */
function withNamedEvent(
  text: string,
  spans: readonly ReadSpan[],
  language: ReaderLanguage,
): readonly ReadSpan[] {
  if (spans.some(({ label, confidence }) => tells.has(label) && confidence > likely)) return spans;
  const [first, second] = spans;
  if (!first) return spans;
  const isFirst = first.label === 'subject' && second?.label === 'date' && first.confidence === likely;
  const date = first.label === 'date' && !saysSomething(text.slice(0, first.start), language) ? first : null;
  if (!isFirst && !date) return spans;
  const goesOn = date && second && second.start - date.end <= 1 && goesOnAs.has(second.label) ? second : null;
  const start = date?.end ?? 0;
  // The reader's date may have had the first of the words.
  const isCut = goesOn?.confidence === likely;
  const behind = isCut ? (spans[2]?.start ?? text.length) : (goesOn?.end ?? second?.start ?? text.length);
  const stop = isFirst ? first.end : behind;
  const mark = text.slice(start, stop).search(/[,;.!?\n]/);
  const inner = withoutSmallEnds(text, start, mark < 0 ? stop : start + mark, language);
  if (!inner || tokenize(text, inner.start, inner.end).length > mostEventWords) return spans;
  const title: ReadSpan = {
    ...part(text, first, 'title', inner.start, inner.end),
    confidence: likely,
    instruction: 0,
  };
  const others = spans.filter((span) => span.end <= inner.start || span.start >= inner.end);
  return [...others, title].sort((a, b) => a.start - b.start);
}

/** What the reader may take the words behind a date for. */
const goesOnAs: ReadonlySet<Label> = new Set<Label>(['item', 'subject', 'detail', 'look']);

/** Maximum confidence of the reader for a word that isn't a kind after all. */
const unsure = 0.75;

/**
 * 'Bike' of 'Bike shop' isn't a kind of document if Octavo doesn't know it and its noun follows directly: both
 * are the title.
 */
function withoutFalseKind(
  text: string,
  spans: readonly ReadSpan[],
  language: ReaderLanguage,
): readonly ReadSpan[] {
  const at = spans.findIndex(({ label }) => label === 'kind');
  const kind = spans[at];
  if (!kind || kind.start > 0 || kind.confidence > unsure || findKind([kind.text], language)) return spans;
  const following = tokenize(text, kind.end, Math.min(text.length, kind.end + 60));
  const [next] = following;
  if (!next || !/^\p{L}/u.test(next.text) || !saysSomething(next.text, language)) return spans;
  const values = spans.filter(
    ({ label, start, confidence }) =>
      start > kind.start &&
      label !== 'item' &&
      label !== 'detail' &&
      (label !== 'subject' || confidence >= unsure),
  );
  const stop = following.find(
    ({ text: mark, start, hasSpaceBefore }) =>
      /^[,;:.!?(\n]$/.test(mark) ||
      (/^[–—-]$/.test(mark) && hasSpaceBefore) ||
      values.some((value) => value.start === start),
  );
  const end = text.slice(0, stop?.start ?? text.length).trimEnd().length;
  const title: ReadSpan = { ...part(text, kind, 'title', kind.start, end), confidence: 0.9, instruction: 0 };
  const rest = spans.flatMap((span): ReadSpan[] => {
    if (span === kind || span.end <= end) return [];
    if (span.start >= end) return [span];
    const from = span.end - text.slice(end, span.end).replace(/^[\s,;:.–—-]{0,9}/u, '').length;
    return from < span.end ? [part(text, span, span.label, from, span.end)] : [];
  });
  return [title, ...rest];
}

/** 'guida pratica al compostaggio': the name of a kind may be longer than the reader's span. */
function withWholeKind(
  text: string,
  spans: readonly ReadSpan[],
  language: ReaderLanguage,
): readonly ReadSpan[] {
  const kind = spans.find(({ label }) => label === 'kind');
  const [next] = kind ? tokenize(text, kind.end, Math.min(text.length, kind.end + 40)) : [];
  if (!kind || !next || !isKindName(text.slice(kind.start, next.end), language)) return spans;
  return spans.flatMap((span): ReadSpan[] => {
    if (span === kind) return [part(text, kind, 'kind', kind.start, next.end)];
    if (span.start >= next.end || span.end <= kind.end) return [span];
    const inner = withoutSmallEnds(text, next.end, span.end, language);
    return inner ? [part(text, span, span.label, inner.start, span.end)] : [];
  });
}

/** Settles what a prompt is about: the topic, not its readers, not its writer, and not a word read as a kind. */
export function settleTopic(
  text: string,
  given: readonly ReadSpan[],
  reading: Pick<PromptReading, 'values' | 'language'>,
): readonly ReadSpan[] {
  const { language } = reading;
  const topical = given.flatMap((span) => withTopicApart(text, span, language));
  const apart = withSubjectApart(text, topical, language)
    .flatMap((span) => withDateApart(text, span, reading))
    .flatMap((span) => withEventApart(text, span, reading));
  const timed = withHoursApart(text, apart, language);
  const introduced = withIntroduction(text, withWholeKind(text, timed, language), language);
  return withNamedEvent(text, withoutFalseKind(text, introduced, language), language);
}
