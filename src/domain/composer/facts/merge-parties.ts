import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { isWordOf, phraseEnd } from '../page/word-list.ts';
import { isArticle } from './small-words.ts';
import { overlaps } from './text-clauses.ts';

/** Labels of the two parties of a bill. */
export const partyNames: ReadonlySet<Label> = new Set<Label>(['from', 'to']);
/** From these confidences on, the reader of rows knows who is billed by whom, or may where rules know nobody. */
const surelyParty = 0.9;
const maybeParty = 0.4;

/** 'The Okafor family' is written to as 'Okafor family'. */
function withoutArticle(span: ReadSpan, language: ReaderLanguage): ReadSpan {
  const [first, second] = tokenize(span.text);
  const isNamed = second?.hasSpaceBefore === true && /^\p{Ll}/u.test(span.text);
  if (!first || !isNamed || !isArticle(first, language)) return span;
  return { ...span, start: span.start + second.start, text: span.text.slice(second.start) };
}

/** From this confidence on, a recipient is a single name, whatever its words. */
const surelyOneName = 0.6;

/** Splits a doubtful recipient that runs on into the sender, if there is no other one: 'Famiglia Conti | da Idraulica Ferri'. */
function withSenderBehind(parties: readonly ReadSpan[], language: ReaderLanguage): readonly ReadSpan[] {
  if (parties.some(({ label }) => label === 'from')) return parties;
  const { from } = pageWordsOf(language).bill;
  return parties.flatMap((span) => {
    if (span.label !== 'to' || span.confidence >= surelyOneName) return [span];
    const tokens = tokenize(span.text);
    const link = tokens.findIndex(
      ({ folded }, at) => at > 1 && isWordOf(folded, from) && /^\p{Lu}/u.test(tokens[at + 1]?.text ?? ''),
    );
    const [last, first] = [tokens[link - 1], tokens[link + 1]];
    if (!last || !first) return [span];
    const sender: ReadSpan = {
      ...span,
      label: 'from',
      start: span.start + first.start,
      text: span.text.slice(first.start),
    };
    return [{ ...span, end: span.start + last.end, text: span.text.slice(0, last.end) }, sender];
  });
}

/**
 * Merges the parties that rules find with those that the reader of rows finds (`known`). Those of the reader count if it
 * is sure, or if rules find none. They never change the role that rules give a name.
 */
function merged(
  ruled: readonly ReadSpan[],
  given: readonly ReadSpan[],
  language: ReaderLanguage,
): ReadSpan[] {
  const known = given.map((own) => (partyNames.has(own.label) ? withoutArticle(own, language) : own));
  const isRole = ({ label }: ReadSpan): boolean => partyNames.has(label);
  const isMissing = ({ label }: ReadSpan): boolean => ruled.every((span) => span.label !== label);
  const isOther = (own: ReadSpan): boolean =>
    ruled.some((span) => overlaps(own, span) && isRole(own) && isRole(span) && own.label !== span.label);
  const isTaken = (own: ReadSpan): boolean => ruled.some((span) => overlaps(own, span));
  const sure = known.filter(
    (own) =>
      !isOther(own) &&
      (own.confidence >= surelyParty ||
        (isRole(own) && isMissing(own) && !isTaken(own) && own.confidence >= maybeParty)),
  );
  const isReplaced = (span: ReadSpan): boolean =>
    sure.some((own) => overlaps(own, span) || (own.label === span.label && isRole(own)));
  return [...sure, ...ruled.filter((span) => !isReplaced(span))].sort((a, b) => a.start - b.start);
}

/** A name that ends with an abbreviation has its period: 'Acme S.r.l.'. */
function withPeriod(text: string, span: ReadSpan): ReadSpan {
  const isOpen = /(?:^|\s)(?:\p{L}\.)+\p{L}$/u.test(span.text) && text[span.end] === '.';
  return isOpen ? { ...span, end: span.end + 1, text: `${span.text}.` } : span;
}

/** Returns the parties of a bill: those that rules find and those that the reader of rows finds. */
export function mergeParties(
  text: string,
  ruled: readonly ReadSpan[],
  known: readonly ReadSpan[],
  language: ReaderLanguage,
): ReadSpan[] {
  const { courtesies } = pageWordsOf(language);
  // 'Thanks for your trust' below the lines is no sender.
  const isParty = ({ label, text: words }: ReadSpan): boolean =>
    !partyNames.has(label) || phraseEnd(tokenize(words), 0, courtesies) === 0;
  const parties = merged(withSenderBehind(ruled, language).filter(isParty), known.filter(isParty), language);
  return parties.map((span) => withPeriod(text, span));
}
