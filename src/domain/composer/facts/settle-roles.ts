import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { PromptReading, ReadSpan } from '../../reader/read-prompt.ts';
import { fold, tokenize } from '../../reader/tokenize.ts';
import type { KindId } from '../page/kinds.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { recipientName } from '../page/recipient-name.ts';
import { isWordOf } from '../page/word-list.ts';
import { withIntroductions } from './introductions.ts';
import { withLetterStatements } from './letter-statements.ts';
import { withSenderAddress } from './sender-address.ts';
import { saysSomething } from './small-words.ts';
import { textClauses } from './text-clauses.ts';

const people: ReadonlySet<Label> = new Set<Label>(['name', 'to', 'from']);

const spanOver = (text: string, label: Label, first: ReadSpan, last: ReadSpan): ReadSpan => ({
  ...first,
  label,
  text: text.slice(first.start, last.end),
  end: last.end,
  confidence: Math.min(first.confidence, last.confidence),
});

/** 'Camille et Antoine': two people joined by a word for 'and' are one name. */
function withCouples(
  text: string,
  spans: readonly ReadSpan[],
  language: ReaderLanguage,
): readonly ReadSpan[] {
  const { and } = pageWordsOf(language).bill;
  const result: ReadSpan[] = [];
  for (const span of spans) {
    const before = result.at(-1);
    const between = before ? text.slice(before.end, span.start).trim() : '';
    const isJoined = between === '&' || (between !== '' && isWordOf(fold(between), and));
    if (before && isJoined && people.has(before.label) && people.has(span.label)) {
      const label = before.label === span.label ? span.label : 'name';
      result[result.length - 1] = spanOver(text, label, before, span);
    } else result.push(span);
  }
  return result;
}

/** Strips the label word: 'Name Jordan Ames' is Jordan Ames. */
function withoutNaming(text: string, span: ReadSpan, language: ReaderLanguage): ReadSpan {
  if (!people.has(span.label)) return span;
  const name = pageWordsOf(language).labels.name.toLowerCase();
  const [first = ''] = span.text.split(/[\s:]+/);
  if (fold(first) !== fold(name)) return span;
  const rest = span.text.slice(first.length);
  const start = span.end - rest.replace(/^[\s:]+/, '').length;
  return start < span.end ? { ...span, start, text: text.slice(start, span.end) } : span;
}

/**
 * Assigns sender and recipient by position: the sender of a letter signs at the end, with no word before the
 * name.
 */
function withLetterRoles(
  text: string,
  spans: readonly ReadSpan[],
  language: ReaderLanguage,
): readonly ReadSpan[] {
  const kindEnd = spans.find(({ label }) => label === 'kind')?.end ?? -1;
  const clauses = textClauses(text, language);
  const opensClause = ({ start }: ReadSpan): boolean => clauses.some((clause) => clause.start === start);
  const senders = spans.filter(({ label }) => label === 'from');
  const recipients = spans.filter(({ label }) => label === 'to');
  const words = pageWordsOf(language).with;
  const settled = spans.map((span) => {
    // 'A job at Marsh & Lowe' addresses that company, whatever other names there are.
    const [before] = tokenize(text.slice(Math.max(0, span.start - longestLink), span.start)).slice(-1);
    const isPlace = before !== undefined && isWordOf(before.folded, words);
    if (span.label === 'from' && isPlace && senders.length > 1) return { ...span, label: 'to' as const };
    const isBesideKind = kindEnd >= 0 && text.slice(kindEnd, span.start).trim() === '';
    if (span.label === 'from' && isBesideKind) return { ...span, label: 'to' as const };
    const isBare = opensClause(span) && span.start > kindEnd + 2;
    const isSender = (span.label === 'to' && recipients[0]?.label === 'to') || span.label === 'name';
    return isBare && isSender && senders.length === 0 && span.text.length < 50
      ? { ...span, label: 'from' as const }
      : span;
  });
  return settled.some(({ label }) => label === 'to') ? settled : withFirm(text, settled, language);
}

/** 'my membership at FitBarn' is addressed to FitBarn if there is no other name. */
function withFirm(text: string, spans: readonly ReadSpan[], language: ReaderLanguage): readonly ReadSpan[] {
  const words = pageWordsOf(language).with;
  return spans.flatMap((span): ReadSpan[] => {
    if (span.label !== 'subject') return [span];
    const tokens = tokenize(text, span.start, span.end);
    const at = tokens.findLastIndex(({ folded }) => isWordOf(folded, words));
    const firm = tokens[at + 1];
    const before = tokens[at - 1];
    if (at < 1 || !firm || !before || !/^\p{Lu}/u.test(firm.text)) return [span];
    const last = tokens.slice(at + 1).findIndex(({ text: word }) => !/^[\p{Lu}\d&'’.-]/u.test(word));
    const end = (last < 0 ? tokens.at(-1) : tokens[at + last])?.end ?? firm.end;
    const part = (label: Label, start: number, to: number): ReadSpan => ({
      ...span,
      label,
      start,
      end: to,
      text: text.slice(start, to),
    });
    const rest = text.slice(end, span.end).trim() === '' ? [] : [part('detail', end + 1, span.end)];
    return [part('subject', span.start, before.end), part('to', firm.start, end), ...rest];
  });
}

/** 'the hotel they gave away my room' is the hotel: a pronoun or verb begins what the letter says. */
function withoutSentence(text: string, span: ReadSpan, language: ReaderLanguage): readonly ReadSpan[] {
  if (span.label !== 'to') return [span];
  const tokens = tokenize(text, span.start, span.end);
  const { saying } = pageWordsOf(language);
  const at = tokens.findIndex(
    ({ folded, text: word }, index) => index > 0 && /^\p{Ll}/u.test(word) && isWordOf(folded, saying),
  );
  const [last, first] = [tokens[at - 1], tokens[at]];
  if (!last || !first || !saysSomething(text.slice(span.start, last.end), language)) return [span];
  return [
    { ...span, end: last.end, text: text.slice(span.start, last.end) },
    { ...span, label: 'detail', start: first.start, text: text.slice(first.start, span.end) },
  ];
}

/** After a word such as 'for', a name beside the kind is no sender: 'toast for Nina and Paul'. */
function withReceivers(
  text: string,
  spans: readonly ReadSpan[],
  language: ReaderLanguage,
): readonly ReadSpan[] {
  const kind = spans.find(({ label }) => label === 'kind');
  const { benefit } = pageWordsOf(language);
  return spans.map((span) => {
    const link = kind ? fold(text.slice(kind.end, Math.max(kind.end, span.start)).trim()) : '';
    return span.label === 'from' && isWordOf(link, benefit) ? { ...span, label: 'to' as const } : span;
  });
}

/** 'Kit hosted by Ana': a verb before the host is not part of the name before it. */
function withHostsApart(
  text: string,
  spans: readonly ReadSpan[],
  language: ReaderLanguage,
): readonly ReadSpan[] {
  const { from } = pageWordsOf(language).bill;
  return spans.map((span, at) => {
    const next = spans[at + 1];
    const link = next && people.has(next.label) ? fold(text.slice(span.end, next.start).trim()) : '';
    const tokens = tokenize(text, span.start, span.end);
    const [before, last] = tokens.slice(-2);
    const isVerb = last !== undefined && before !== undefined && /^\p{Ll}{4,}$/u.test(last.text);
    return people.has(span.label) && isVerb && isWordOf(link, from) && /^\p{Lu}/u.test(before.text)
      ? { ...span, end: before.end, text: text.slice(span.start, before.end) }
      : span;
  });
}

/** 'my landlord Mr. Hughes' is Mr. Hughes; the relation is not part of the address. */
function withoutDescription(span: ReadSpan, language: ReaderLanguage): ReadSpan {
  if (span.label !== 'to') return span;
  const name = recipientName(span.text, language);
  const at = name === null ? -1 : span.text.lastIndexOf(name);
  if (name === null || at < 0) return span;
  const start = span.start + at;
  return { ...span, start, end: start + name.length, text: name };
}

/**
 * 'asking him to call back' and 'cancel my broadband' request the letter; the subject is the call and the
 * broadband.
 */
function withoutRequest(text: string, span: ReadSpan, language: ReaderLanguage): readonly ReadSpan[] {
  if (span.label !== 'subject') return [span];
  const from = Math.max(0, span.start - longestRequest);
  const folded = text.slice(from, span.start + longestRequest).toLowerCase();
  const { openings, letterVerbs } = pageWordsOf(language);
  const phrases = [...openings.map(({ words }) => words), letterVerbs]
    .flatMap((words) => words.split(','))
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    .sort((a, b) => b.length - a.length);
  for (const phrase of phrases) {
    const at = ` ${folded}`.indexOf(` ${phrase} `);
    const start = from + at;
    const end = start + phrase.length;
    const isAtStart = at >= 0 && start <= span.start && end + 1 >= span.start && end < span.end;
    if (!isAtStart || (start < span.start && !phrase.includes(' '))) continue;
    const asks = { ...span, label: 'cmd' as const, start, end, text: text.slice(start, end) };
    return [asks, { ...span, start: end + 1, text: text.slice(end + 1, span.end) }];
  }
  return [span];
}

/** Longest name of a person or an organization. */
const longestName = 60;

/**
 * On a certificate, names without a word such as 'for' stand by their order: who receives it, then who awards it.
 */
function withAwardRoles(
  text: string,
  spans: readonly ReadSpan[],
  language: ReaderLanguage,
): readonly ReadSpan[] {
  const clauses = textClauses(text, language);
  const parties = spans.filter(({ label, text: words }) => people.has(label) && words.length <= longestName);
  const isBare = ({ start }: ReadSpan): boolean => clauses.some((clause) => clause.start === start);
  const [first, second] = parties;
  if (!first || !second || !parties.every(isBare)) return spans;
  return spans.map((span) => {
    if (span === first) return { ...span, label: 'to' as const };
    return span === second ? { ...span, label: 'from' as const } : span;
  });
}

const longestRequest = 40;
const longestLink = 12;

/** Resolves ambiguous span labels by their context. */
export function settleRoles(
  text: string,
  given: readonly ReadSpan[],
  reading: Pick<PromptReading, 'language' | 'values'>,
  kind: KindId | null,
): readonly ReadSpan[] {
  const { language } = reading;
  const spans = given.map((span) => withoutNaming(text, span, language));
  const coupled = withCouples(text, spans, language);
  if (kind === 'certificate') return withAwardRoles(text, coupled, language);
  if (kind !== 'letter') {
    // 'Dad turns 60' is an occasion, not a guest.
    if (kind === 'invitation')
      return coupled.map((span) =>
        span.label === 'to' && /\d/.test(span.text) ? { ...span, label: 'subject' as const } : span,
      );
    const isShop = kind === 'menu' || kind === 'program';
    return withHostsApart(text, isShop ? coupled : withReceivers(text, coupled, language), language);
  }
  const told = withLetterStatements(text, withIntroductions(text, coupled, language), language);
  return withSenderAddress(text, withLetterRoles(text, told, language), reading)
    .map((span) => withoutDescription(span, language))
    .flatMap((span) => withoutSentence(text, span, language))
    .flatMap((span) => withoutRequest(text, span, language));
}
