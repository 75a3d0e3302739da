import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { PromptReading, ReadSpan } from '../../reader/read-prompt.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import { findKind, isKindName } from '../page/find-kind.ts';
import { type Family, familyOf } from '../page/kinds.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { isWordOf, phraseEnd } from '../page/word-list.ts';
import { topicWordsOf } from '../topics/lexicon/index.ts';
import { saysSomething, withoutSmallEnds } from './small-words.ts';
import { isSentenceEnd } from './text-clauses.ts';
import { clauseAt, partsAt, readersAt } from './title-end.ts';
import { isWeekday } from './weekdays.ts';

const part = (text: string, span: ReadSpan, label: Label, start: number, end: number): ReadSpan => ({
  ...span,
  label,
  start,
  end,
  text: text.slice(start, end),
});

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

/** Confidence of what follows an opening date, which is what happens then. */
const likely = 0.6;

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

/** Labels of words that a title may be made of. */
const named: ReadonlySet<Label> = new Set<Label>(['subject', 'title', 'name', 'to', 'from']);

/** 'Dad's retirement he drove a bus for 38 years' names an occasion and then tells of it. */
function withClauseApart(text: string, span: ReadSpan, language: ReaderLanguage): readonly ReadSpan[] {
  if (!named.has(span.label)) return [span];
  const tokens = tokenize(text, span.start, span.end);
  const at = clauseAt(tokens, language);
  const [before, first, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!before || !first || !next) return [span];
  const isRelative = isWordOf(first.folded, pageWordsOf(language).clauses?.relatives ?? '');
  return [
    part(text, span, span.label, span.start, before.end),
    { ...part(text, span, 'detail', isRelative ? next.start : first.start, span.end), confidence: likely },
  ];
}

/** 'Fractions with an exercise and a quiz' says what the page is to have. */
function withPartsApart(text: string, span: ReadSpan, language: ReaderLanguage): readonly ReadSpan[] {
  if (!topics.has(span.label)) return [span];
  const tokens = tokenize(text, span.start, span.end);
  const at = partsAt(tokens, language);
  const [before, first] = [tokens[at - 1], tokens[at]];
  if (!before || !first) return [span];
  return [
    part(text, span, span.label, span.start, before.end),
    { ...part(text, span, 'note', first.start, span.end), confidence: 1, instruction: 1 },
  ];
}

/** 'How to write a good CV' asks for advice: neither is 'how to write' a command, nor the CV the page. */
function withHowTo(text: string, spans: readonly ReadSpan[], language: ReaderLanguage): readonly ReadSpan[] {
  const { questions } = pageWordsOf(language);
  const [first, second] = spans;
  const [opening] = first ? tokenize(text, first.start, first.end) : [];
  if (first?.label !== 'cmd' || second?.label !== 'kind' || !opening || !isWordOf(opening.folded, questions))
    return spans;
  const whole = { ...part(text, first, 'subject', first.start, second.end), confidence: 1, instruction: 0 };
  return [whole, ...spans.slice(2)];
}

/** Maximum number of words before a kind in a subject: 'a 20 question quiz on rivers'. */
const mostBeforeKind = 4;

/** 'A 20 question quiz on rivers' names a kind and a subject, if no other words name a kind. */
function withKindApart(
  text: string,
  spans: readonly ReadSpan[],
  language: ReaderLanguage,
): readonly ReadSpan[] {
  const about = topicWordsOf(language)?.about;
  if (about === undefined || spans.some(({ label }) => label === 'kind' || label === 'title')) return spans;
  return spans.flatMap((span): ReadSpan[] => {
    if (span.label !== 'subject') return [span];
    const tokens = tokenize(text, span.start, span.end);
    const at = tokens.findIndex((token, index) => {
      const kind = index <= mostBeforeKind ? findKind([token.text], language) : null;
      const isTold = kind !== null && readFamilies.has(familyOf(kind));
      return isTold && phraseEnd(tokens, index + 1, about) > index + 1;
    });
    const [kind, next] = [tokens[at], tokens[at < 0 ? 0 : phraseEnd(tokens, at + 1, about)]];
    if (!kind || !next) return [span];
    return [
      { ...part(text, span, 'kind', kind.start, kind.end), confidence: likely, instruction: 1 },
      { ...part(text, span, 'subject', next.start, span.end), confidence: likely },
    ];
  });
}

/** 'Two pages on beekeeping' is a length and a subject. */
function withLengthApart(text: string, span: ReadSpan, language: ReaderLanguage): readonly ReadSpan[] {
  const about = topicWordsOf(language)?.about;
  if (span.label !== 'length' || about === undefined) return [span];
  const tokens = tokenize(text, span.start, span.end);
  const at = tokens.findIndex((_, index) => index > 1 && phraseEnd(tokens, index, about) > index);
  const [before, next] = [tokens[at - 1], tokens[at < 0 ? 0 : phraseEnd(tokens, at, about)]];
  if (at < 0 || !before || !next) return [span];
  return [
    part(text, span, 'length', span.start, before.end),
    { ...part(text, span, 'subject', next.start, span.end), confidence: 1, instruction: 0 },
  ];
}

/** '7 tips for running a club' is a subject if nothing else is: tips are no length of a page. */
function withCountedSubject(text: string, spans: readonly ReadSpan[]): readonly ReadSpan[] {
  const [first, second] = spans;
  const isOpen = first?.label === 'length' && (second?.label === 'audience' || second?.label === 'to');
  if (!isOpen || !first || !second || spans.some(({ label }) => label === 'kind' || topics.has(label)))
    return spans;
  const whole = { ...part(text, first, 'subject', first.start, second.end), confidence: 1, instruction: 0 };
  return [whole, ...spans.slice(2)];
}

/** 'Past tense for adult learners' names its readers behind the subject. */
function withReadersApart(text: string, span: ReadSpan, language: ReaderLanguage): readonly ReadSpan[] {
  if (!topics.has(span.label)) return [span];
  const tokens = tokenize(text, span.start, span.end);
  const at = readersAt(tokens, language);
  const [before, first] = [tokens[at - 1], tokens[at + 1]];
  if (!before || !first) return [span];
  return [
    part(text, span, span.label, span.start, before.end),
    { ...part(text, span, 'to', first.start, span.end), confidence: likely },
  ];
}

/** 'What is a fjord? ice, rock, sea' asks first, and then names the parts of the answer. */
function withQuestionApart(text: string, span: ReadSpan, language: ReaderLanguage): readonly ReadSpan[] {
  if (!topics.has(span.label)) return [span];
  const at = Array.from({ length: span.end - span.start - 1 }, (_, step) => span.start + step).find(
    (each) => /[?？؟]/u.test(text.charAt(each)) && isSentenceEnd(text, each, language),
  );
  const rest = at === undefined ? null : withoutSmallEnds(text, at + 1, span.end, language);
  if (at === undefined || !rest) return [span];
  return [
    { ...part(text, span, 'title', span.start, at + 1), confidence: likely },
    { ...part(text, span, 'item', rest.start, span.end), confidence: likely },
  ];
}

const topics: ReadonlySet<Label> = new Set<Label>(['subject', 'title']);

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
 * 'Bike' of 'Bike shop' is no kind of document if it names none that Octavo knows and its noun follows directly: both
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

/** Families that explain something to readers. */
const readFamilies: ReadonlySet<Family> = new Set<Family>(['paper', 'deck']);

/** Settles what a prompt is about: the topic, not its readers, not its writer, and not a word read as a kind. */
export function settleTopic(
  text: string,
  given: readonly ReadSpan[],
  reading: Pick<PromptReading, 'values' | 'language'>,
): readonly ReadSpan[] {
  const { language } = reading;
  const kinds = given.filter(({ label }) => label === 'kind');
  const kind = findKind(
    kinds.map((span) => span.text),
    language,
  );
  // A letter for nurses is one to them, and a party for children is theirs.
  const isForReaders = kind !== null && readFamilies.has(familyOf(kind));
  const asked = withHowTo(text, withCountedSubject(text, given), language);
  const apart = withKindApart(text, asked, language)
    .flatMap((span) => withTopicApart(text, span, language))
    .flatMap((span) => withLengthApart(text, span, language))
    .flatMap((span) => withQuestionApart(text, span, language))
    .flatMap((span) => withPartsApart(text, span, language))
    .flatMap((span) => withClauseApart(text, span, language))
    .flatMap((span) => (isForReaders ? withReadersApart(text, span, language) : [span]))
    .flatMap((span) => withDateApart(text, span, reading))
    .flatMap((span) => withEventApart(text, span, reading));
  const timed = withHoursApart(text, apart, language);
  const introduced = withIntroduction(text, withWholeKind(text, timed, language), language);
  return withNamedEvent(text, withoutFalseKind(text, introduced, language), language);
}
