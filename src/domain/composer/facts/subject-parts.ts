import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { findKind } from '../page/find-kind.ts';
import { type Family, familyOf, type KindId } from '../page/kinds.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { isWordOf, phraseEnd } from '../page/word-list.ts';
import { topicWordsOf } from '../topics/lexicon/index.ts';
import { withoutSmallEnds } from './small-words.ts';
import { isSentenceEnd } from './text-clauses.ts';
import { clauseAt, partsAt, readersAt } from './title-end.ts';

/** Returns a part of a span with a label of its own. */
export const part = (text: string, span: ReadSpan, label: Label, start: number, end: number): ReadSpan => ({
  ...span,
  label,
  start,
  end,
  text: text.slice(start, end),
});

export const topics: ReadonlySet<Label> = new Set<Label>(['subject', 'title']);

/** Confidence of what the words around it say. */
export const likely = 0.6;

/** Labels of words that a title may be made of. */
const named: ReadonlySet<Label> = new Set<Label>(['subject', 'title', 'name', 'to', 'from']);

/** Maximum number of words before a kind in a subject: 'a 20 question quiz on rivers'. */
const mostBeforeKind = 4;

/** Families that explain something to readers. */
const readFamilies: ReadonlySet<Family> = new Set<Family>(['paper', 'deck']);

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

/** '7 tips for running a club' is a subject if nothing else is: tips aren't a length of a page. */
function withCountedSubject(text: string, spans: readonly ReadSpan[]): readonly ReadSpan[] {
  const [first, second] = spans;
  const isOpen = first?.label === 'length' && (second?.label === 'audience' || second?.label === 'to');
  if (!isOpen || !first || !second || spans.some(({ label }) => label === 'kind' || topics.has(label)))
    return spans;
  const whole = { ...part(text, first, 'subject', first.start, second.end), confidence: 1, instruction: 0 };
  return [whole, ...spans.slice(2)];
}

/** Sets what a subject says of its page apart from it: its length, its kind, its readers and its parts. */
export function withSubjectApart(
  text: string,
  spans: readonly ReadSpan[],
  language: ReaderLanguage,
): readonly ReadSpan[] {
  const kinds = spans.filter(({ label }) => label === 'kind').map((span) => span.text);
  const kind: KindId | null = findKind(kinds, language);
  // A letter for nurses is one to them, and a party for children is theirs.
  const isForReaders = kind !== null && readFamilies.has(familyOf(kind));
  const asked = withHowTo(text, withCountedSubject(text, spans), language);
  return withKindApart(text, asked, language)
    .flatMap((span) => withLengthApart(text, span, language))
    .flatMap((span) => withQuestionApart(text, span, language))
    .flatMap((span) => withPartsApart(text, span, language))
    .flatMap((span) => withClauseApart(text, span, language))
    .flatMap((span) => (isForReaders ? withReadersApart(text, span, language) : [span]));
}
