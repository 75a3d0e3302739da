import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { PromptReading, ReadSpan } from '../../reader/read-prompt.ts';
import { fold, tokenize } from '../../reader/tokenize.ts';
import { likeliestOf } from '../kind-guess/guess-kind.ts';
import { cluesOf } from '../kind-guess/kind-features.ts';
import { findKind, kindsIn } from '../page/find-kind.ts';
import { familyOf, type KindId } from '../page/kinds.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { isQuestion } from '../page/say-phrase.ts';
import { hasWordOf, isWordOf } from '../page/word-list.ts';
import { withKindsCut } from './adjust-spans.ts';
import { withAnnouncedParts } from './announced-parts.ts';
import { withBlankWords } from './blank-words.ts';
import type { Facts } from './facts.ts';
import { withLetterVerb } from './letter-verb.ts';
import { withNumberedItems } from './numbered-items.ts';
import { withOwnClauses } from './own-clauses.ts';
import type { Range } from './text-clauses.ts';
import { cutAtSentences } from './whole-clauses.ts';
import { wholeSpans } from './whole-spans.ts';

/** An offer of a job, or one without a recipient and without a price for a customer, is an advertisement. */
const isAdvertisement = (
  kindText: string | null,
  spans: readonly ReadSpan[],
  language: ReaderLanguage,
): boolean =>
  kindText !== null &&
  (hasWordOf(kindText, pageWordsOf(language).jobs) ||
    (isWordOf(fold(kindText), pageWordsOf(language).offers) &&
      spans.every(({ label }) => label !== 'to' && label !== 'money' && label !== 'rate')));

const ofEvents: ReadonlySet<Label> = new Set<Label>([
  'date',
  'time',
  'place',
  'money',
  'rate',
  'contact',
  'item',
]);

/** 'Flyer: how to recognize ticks' explains; a flyer with a date or a price announces. */
const explains = (spans: readonly ReadSpan[], language: ReaderLanguage): boolean =>
  spans.some(({ label, text }) => (label === 'subject' || label === 'title') && isQuestion(text, language)) &&
  spans.every(({ label }) => !ofEvents.has(label));

/** Returns whether words for a page only call it by its prices: 'bike hire prices'. */
const isOfPrices = (words: string, language: ReaderLanguage): boolean =>
  isWordOf(
    tokenize(words).findLast(({ text }) => /\p{L}/u.test(text))?.folded ?? '',
    pageWordsOf(language).prices ?? '',
  );

/** Returns the kinds that the words for a page name, the one by rule first. */
const namedIn = (first: KindId, kinds: readonly ReadSpan[], language: ReaderLanguage): readonly KindId[] => [
  ...new Set([first, ...kinds.flatMap(({ text }) => kindsIn(text, language))]),
];

/** What a prompt asks for. */
export interface AskedKind extends Pick<Facts, 'kind' | 'kindText' | 'isBlank'> {
  /** The spans of the kinds. */
  readonly kinds: readonly ReadSpan[];
  /** The spans as they were read, and as whole phrases. */
  readonly asked: readonly ReadSpan[];
  readonly whole: readonly ReadSpan[];
  readonly numbers: readonly Range[];
}

/**
 * Returns the kind of page that a prompt asks for.
 * @param guess the kind if no words name one
 */
export function askForKind(text: string, read: PromptReading, guess: KindId | null = null): AskedKind {
  const { language } = read;
  const { spans: asked, isBlank } = withBlankWords(withAnnouncedParts(text, read), language);
  const cut = cutAtSentences(text, wholeSpans(text, asked), language);
  const { spans: numbered, numbers } = withNumberedItems(
    text,
    withKindsCut(text, withOwnClauses(text, cut, language), language),
  );
  const whole = withLetterVerb(text, numbered, language);
  const kinds = whole.filter(({ label }) => label === 'kind');
  // 'Agenda: minutes, treasurer' names a part of slides.
  const naming = kinds.filter(({ end }, at) => at === 0 || !/^\s*[:：]\s/.test(text.slice(end, end + 4)));
  const kindText = kinds[0]?.text ?? null;
  const named = (spans: readonly ReadSpan[]): KindId | null =>
    findKind(
      spans.map((span) => span.text),
      language,
    );
  // '6 slide deck' is a length and a kind; '2 pages' is only a length.
  const counted = kinds.length === 0 ? named(whole.filter(({ label }) => label === 'length')) : null;
  const isPriceList = naming.some(({ text: words }) => isOfPrices(words, language));
  const first = named(naming) ?? (counted === 'deck' ? counted : isPriceList ? 'menu' : null);
  const told = first && likeliestOf(cluesOf(text, read), namedIn(first, naming, language));
  const isVerb = kindText !== null && isWordOf(fold(kindText), pageWordsOf(language).letterVerbs);
  const called = told ?? (whole !== numbered || isVerb ? 'letter' : guess);
  const isOffer = called === 'quote' && isAdvertisement(kindText, whole, language);
  // 'Three quotes side by side' asks for no quote.
  const isCompared =
    called !== null &&
    familyOf(called) === 'bill' &&
    hasWordOf(/^[^.:\n]{0,200}/u.exec(text)?.[0] ?? '', pageWordsOf(language).compares ?? '');
  // A flyer that explains something is read like any other handout.
  const isExplained = called === 'flyer' && explains(whole, language);
  const kind = isCompared ? 'report' : isOffer ? 'flyer' : isExplained ? 'article' : called;
  return { kind, kindText, kinds, asked, whole, numbers, isBlank };
}
