import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { overlaps } from '../facts/text-clauses.ts';
import type { KindId } from '../page/kinds.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { isSentence } from '../page/say-phrase.ts';
import { hasWordOf, isWordOf } from '../page/word-list.ts';
import { type Candidate, type Form, ofEntries, textOf, type WordRange } from './candidate.ts';
import type { HeadlineReader } from './headline-reader.ts';
import { isModifier, kindNameOf } from './kind-name.ts';
import { isBesideKind } from './list-clauses.ts';

/* Headlines of the kind and its subject, or of two phrases, in forms that are right for any words. */

/** Kinds whose headline never has their name: it is what happens, who is named, or what the first slide says. */
export const unsaidKinds: ReadonlySet<KindId> = new Set<KindId>([
  'deck',
  'flyer',
  'poster',
  'sign',
  'invitation',
  'card',
  'voucher',
  'ticket',
  'cv',
  'letter',
]);

/** Languages that put what something is about before the word for it. */
const compounding: ReadonlySet<ReaderLanguage> = new Set<ReaderLanguage>(['en']);

const mostWords = 6;
const longestPart = 44;
const mostParts = 40;
const mostPairs = 12;

/** Labels of phrases that two make a headline. */
const naming: ReadonlySet<Label> = new Set<Label>(['title', 'subject', 'from', 'name', 'place']);
/** At least one of them names what the page is about. */
const telling: ReadonlySet<Label> = new Set<Label>(['title', 'subject']);

/** Returns whether a phrase begins and ends where phrases of the reader or of the text do. */
function isApart({ words, clauses }: HeadlineReader, { first, next, clause }: Candidate): boolean {
  const own = clauses[clause];
  const [before, start, end, behind] = [words[first - 1], words[first], words[next - 1], words[next]];
  const isStart =
    first === own?.first || before?.isSmall === true || start?.span === null || before?.span !== start?.span;
  const isEnd =
    next === own?.next ||
    behind?.isSmall === true ||
    end?.span === null ||
    behind?.span !== end?.span ||
    behind?.value === 'date';
  return isStart && isEnd;
}

/** Returns whether a phrase says what a page is about: it is no sentence, no part of the kind, and names somebody or something. */
function isPart(reader: HeadlineReader, candidate: Candidate): boolean {
  const { words, kindSpan, language } = reader;
  const inside = words.slice(candidate.first, candidate.next);
  const said = textOf(reader, candidate);
  const [start, end] = [inside[0], inside.at(-1)];
  if (!start || !end || said.length > longestPart) return false;
  const isKind =
    kindSpan !== null &&
    overlaps({ start: start.start, end: end.end }, kindSpan) &&
    !isModifier(reader, candidate);
  const isAsked = inside.some(({ span }) => span?.label === 'audience' || span?.label === 'cmd');
  // Behind a colon or a comma, an entry is one of several, unless it introduces them: 'packing list, boat trip: …'.
  const isListed =
    /^(?:colon|comma)$/.test(reader.clauses[candidate.clause]?.after ?? '') &&
    reader.clauses[candidate.clause + 1]?.after !== 'colon' &&
    !isBesideKind(reader, candidate.clause);
  const isEntry = isListed && inside.some(({ span }) => span !== null && ofEntries.has(span.label));
  return (
    !isKind &&
    !isAsked &&
    !isEntry &&
    inside.filter(({ isWord }) => isWord).length <= mostWords &&
    !isSentence({ text: said }, language) &&
    !/[!?:;]/.test(said) &&
    (isModifier(reader, candidate) || isApart(reader, candidate))
  );
}

/** Returns the forms in which a phrase and the kind make a headline. */
function formsOf(reader: HeadlineReader, { first, next }: WordRange): readonly Form[] {
  const { words, language } = reader;
  // 'Kids menu' is a name already.
  if (isModifier(reader, { first, next })) return ['kind-first'];
  const inside = words.slice(first, next);
  const isQuestion = isWordOf(inside[0]?.folded ?? '', pageWordsOf(language).questions);
  const isName = inside.every(({ isWord, isSmall, text }) => (isWord ? !isSmall : /^[’'&.-]$/.test(text)));
  const isCompound = compounding.has(language) && isName && !isQuestion;
  return isCompound ? ['kind-first', 'kind-last', 'compound'] : ['kind-first', 'kind-last'];
}

/** Returns whether the prompt calls its page by a name that a headline may have. */
function isCalled(reader: HeadlineReader): boolean {
  const { kind, kindSpan, language } = reader;
  const isVague = kindSpan !== null && hasWordOf(kindSpan.text, pageWordsOf(language).vague ?? '');
  const isSaid = kind === null || !unsaidKinds.has(kind);
  return kindSpan !== null && !isVague && isSaid && kindNameOf(reader) !== '';
}

/** Returns the phrases that are whole spans, by their labels. */
function namesOf(reader: HeadlineReader, parts: readonly Candidate[]): readonly Candidate[] {
  const { words } = reader;
  return parts.filter(({ first, next }) => {
    const span = words[first]?.span;
    const isWhole =
      span !== null &&
      span !== undefined &&
      span === words[next - 1]?.span &&
      words[first - 1]?.span !== span &&
      words[next]?.span !== span;
    return isWhole && naming.has(span.label);
  });
}

/** Returns the compositions of a prompt, given the phrases that could head its page alone. */
export function compositionsOf(reader: HeadlineReader, phrases: readonly Candidate[]): Candidate[] {
  const parts = phrases.filter((each) => isPart(reader, each)).slice(0, mostParts);
  const name = kindNameOf(reader).toLowerCase();
  const withKind = isCalled(reader)
    ? parts
        .filter((part) => !textOf(reader, part).toLowerCase().includes(name))
        .flatMap((part) => formsOf(reader, part).map((form): Candidate => ({ ...part, form })))
    : [];
  const labelOf = ({ first }: WordRange): Label | undefined => reader.words[first]?.span?.label;
  const isTelling = (part: WordRange): boolean => telling.has(labelOf(part) ?? 'cmd');
  const names = namesOf(reader, parts);
  const pairs = names.flatMap((part) =>
    names
      .filter((other) => other.first >= part.next || other.next <= part.first)
      .filter((other) => isTelling(part) || isTelling(other))
      .map((second): Candidate => ({ ...part, form: 'pair', second })),
  );
  return [...withKind, ...pairs.slice(0, mostPairs)];
}
