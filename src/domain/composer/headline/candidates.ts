import type { Label } from '../../reader/labels.ts';
import { overlaps } from '../facts/text-clauses.ts';
import { findKind } from '../page/find-kind.ts';
import { familyOf, type KindId } from '../page/kinds.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { hasWordOf, isWordOf, phraseEnd } from '../page/word-list.ts';
import { passageWords } from '../passages/lexicon/index.ts';
import { announcement } from '../passages/read-aspects.ts';
import { type Candidate, textOf, type WordRange } from './candidate.ts';
import { compositionsOf, unsaidKinds } from './compositions.ts';
import { type HeadlineClause, type HeadlineReader, isHidden, isOfKind, saysMore } from './headline-reader.ts';
import { isCompounded, isKindPart, isModified, kindNameOf } from './kind-name.ts';
import { isInOrder } from './kind-order.ts';
import { openingClauses, ownClause, rowsOf } from './list-clauses.ts';
import { isNamedTitle } from './named-titles.ts';
import { isOfWriter } from './of-writer.ts';
import { begins, ends, isBalanced, isQuote, isUnspaced } from './phrase-bounds.ts';
import { isBareRequest, placementsOf } from './placement.ts';
import { isWholeTold } from './told-clauses.ts';

/** Maximum length of a headline. */
const longestHeadline = 70;
const mostWords = 10;
const mostCandidates = 700;

/** Kinds whose bare name says nothing of the page. */
const telling: ReadonlySet<KindId> = new Set<KindId>([
  'deck',
  'article',
  'one-pager',
  'report',
  'lesson',
  'recipe',
  'release',
  'sign',
  'flyer',
  'poster',
  'cv',
]);

/** Labels of phrases that can head a page wherever they stand. */
const naming: ReadonlySet<Label> = new Set<Label>(['title', 'subject', 'from', 'kind']);

/** Labels of words that say what it costs. */
const ofPrices: ReadonlySet<Label> = new Set<Label>(['detail', 'money']);

/** Decimals, and ranges of numbers that aren't years: '9.05', 'flats 12–20'. */
const figures = /\d[.,:]\d|(?<!\d)\d{1,3}\s?[-–]\s?\d{1,3}(?!\d)/u;

/** Values that aren't part of a name. */
const neverNamed: ReadonlySet<string> = new Set(['time', 'money', 'contact']);

/** Returns whether a certificate may be called so: by its kind, by a title, or in quotation marks. */
function namesCertificate(
  { words, kindSpan, language }: HeadlineReader,
  { first, next }: WordRange,
): boolean {
  const isNamed = words
    .slice(first, next)
    .some(({ span }) => span?.label === 'kind' || span?.label === 'title');
  // What it is for, and for whom, have lines of their own.
  const { benefit } = pageWordsOf(language);
  const isReason = words.slice(first, next).some(({ folded }) => isWordOf(folded, benefit));
  // 'Certificate longest swim': without a connecting word, it is what it is called.
  const isBeside = kindSpan !== null && words[first]?.start === kindSpan.end + 1;
  return ((isNamed || isBeside) && !isReason) || isQuote(words[first - 1]?.text);
}

/** Kinds whose headline doesn't name the kind. */
const unsaid: ReadonlySet<KindId> = new Set<KindId>(['flyer', 'poster', 'sign', 'invitation', 'deck']);

/** Returns whether a phrase names such a kind: 'flea market poster'. */
function saysKind({ words, kind, language }: HeadlineReader, { first, next }: WordRange): boolean {
  const said = words.slice(first, next).filter(({ isWord, isSmall }) => isWord && !isSmall);
  const ofKind = said.filter(({ span }) => span?.label === 'kind').length;
  const [opening] = said;
  const isNamed =
    opening?.span?.label === 'kind' && said.length > 1 && findKind([opening.text], language) !== null;
  const isMixed = ofKind > 0 && ofKind < said.length;
  // 'Lost cat' is a headline for a lost cat poster; 'poster' isn't.
  const isName = ofKind > 0 && findKind([said.map(({ text }) => text).join(' ')], language) !== null;
  return kind !== null && unsaid.has(kind) && (isNamed || isMixed || isName);
}

/** Kinds for everybody who passes by, whose readers head no page: 'residents'. */
const isPublic: ReadonlySet<KindId> = new Set<KindId>(['flyer', 'poster', 'sign']);

/** Returns whether a value or a recipient is cut, or an instruction is within. */
function isWhole(reader: HeadlineReader, { first, next }: WordRange): boolean {
  const { words, values: found, kind } = reader;
  const [start, end] = [words[first], words[next - 1]];
  if (!start || !end) return false;
  const isCut = found.some(
    (value) =>
      (value.start < start.start && value.end > start.start) ||
      (value.start < end.end && value.end > end.end),
  );
  const inside = words.slice(first, next);
  const said = textOf(reader, { first, next });
  if (inside.some(({ value }) => value !== null && neverNamed.has(value)) || figures.test(said)) return false;
  const family = kind === null ? null : familyOf(kind);
  const isAddressee =
    (family === 'letter' || family === 'bill' || (kind !== null && isPublic.has(kind))) &&
    inside.every(({ span, isSmall }) => isSmall || span?.label === 'to');
  // 'Residents' of an announcement for them says nothing.
  if (inside.every(({ span, isSmall }) => isSmall || span?.label === 'audience')) return false;
  // A CV is headed by a person.
  if (kind === 'cv' && reader.isCased && !inside.some(({ text }) => /^\p{Lu}/u.test(text))) return false;
  if (kind === 'certificate' && !namesCertificate(reader, { first, next })) return false;
  return (
    !isCut && !isAddressee && !saysKind(reader, { first, next }) && !inside.some(isHidden) && saysMore(inside)
  );
}

/** Returns whether words are polite, ask for something that they don't name, or tell opening hours or a price. */
function saysNoName(
  { words, kind, language }: HeadlineReader,
  { first, next }: Candidate,
  isTold: boolean,
): boolean {
  const { opening } = pageWordsOf(language);
  const inside = words.slice(first, next);
  // 'Monday closed' is a fact, too.
  if (inside.some(({ value }) => value === 'date') && inside.some(({ folded }) => isWordOf(folded, opening)))
    return true;
  // 'Free entry' behind what is announced is its price.
  const isFree = inside.some(({ folded }) => isWordOf(folded, pageWordsOf(language).bill.free));
  if (isFree && inside.every(({ span, isSmall }) => isSmall || (span !== null && ofPrices.has(span.label))))
    return true;
  // 'Sections: animals, prices' tells what to write.
  const { sections } = passageWords[language] ?? { sections: '' };
  if (words[next]?.text === ':' && phraseEnd(words, first, sections) === next) return true;
  const { courtesies, greetings, thanks, vague, compares } = pageWordsOf(language);
  // A whole clause of a sign may thank its readers; other pages don't.
  const polite = isTold ? [] : [courtesies, thanks];
  const isToReaders = kind !== null && familyOf(kind) === 'flyer';
  if (!isToReaders && inside.some((word) => isOfKind(word, 'courtesy'))) return true;
  return [...polite, greetings, vague ?? '', compares ?? ''].some(
    (list) => phraseEnd(words, first, list) > first,
  );
}

/** Returns whether words before the request address the writer of the page: 'respected sir'. */
const isAddress = ({ words, language }: HeadlineReader, { next, clause }: Candidate, own: number): boolean =>
  clause < own && isWordOf(words[next - 1]?.folded ?? '', pageWordsOf(language).honorifics);

/** From this confidence on, words behind the kind are what the page is about. */
const surelySubject = 0.6;

/** Returns whether a composition has what the page is about, as its prompt says beside the kind: 'rota for the mill shop'. */
function namesSubject(
  { words }: HeadlineReader,
  { first, next, form, clause }: Candidate,
  own: number,
): boolean {
  const [start, end] = [words[first]?.span, words[next - 1]?.span];
  const isSubject = start?.label === 'subject' || start?.label === 'title';
  return (
    form === 'kind-first' && clause === own && isSubject && start === end && start.confidence >= surelySubject
  );
}

/** Returns whether a message would end before what belongs to it: 'Lift out|for repairs', but not before a time. */
function isCutShort({ words }: HeadlineReader, next: number, clause: HeadlineClause): boolean {
  const [link, object] = [words[next], words[next + 1]];
  return next + 1 < clause.next && link?.isSmall === true && object?.isWord === true && object.value === null;
}

/** Returns all phrases of a prompt that could head its page. */
export function candidatesOf(reader: HeadlineReader): Candidate[] {
  const { words, clauses, kind, kindSpan, language } = reader;
  const name = kindNameOf(reader).toLowerCase();
  const usual: Candidate[] = name === '' ? [] : [{ first: 0, next: 0, clause: -1 }];
  const rows = rowsOf(reader);
  const own = ownClause(reader);
  const placements = placementsOf(reader);
  const isPlaced = (range: WordRange): boolean =>
    placements.some(({ first, next }) => range.first < next && range.next > first);
  const opening = openingClauses(reader);
  const announced = announcement(reader.text, reader);
  const found: Candidate[] = [];
  for (const [at, clause] of clauses.entries()) {
    // The clause after 'Notice:' or 'Notice for the gate.' is the message, even if it names a day.
    const isBehind = kind !== null && isPublic.has(kind) && at === own + 1;
    const isMessage =
      isBehind && (clause.after === 'colon' || isBareRequest(reader, clauses[own], placements));
    const isOpening = isMessage || (opening.has(at) && !rows.has(at));
    for (let first = clause.first; first < clause.next && found.length < mostCandidates; first++) {
      const isBegun = begins(reader, first, clause);
      if (!isBegun && first > clause.first) continue;
      let count = 0;
      for (let next = first + 1; next <= clause.next; next++) {
        const last = words[next - 1];
        if (!last) break;
        if (last.isWord && (!isUnspaced(last) || next === first + 1 || last.span !== words[next - 2]?.span))
          count += 1;
        const start = words[first]?.start ?? 0;
        if (count > mostWords || last.end - start > longestHeadline) break;
        if (announced && overlaps(announced, { start, end: last.end })) break;
        const candidate = { first, next, clause: at };
        const isTold = isOpening && isWholeTold(reader, candidate, clause);
        if (!isTold && !(isBegun && ends(reader, next, clause))) continue;
        const isNamed = isNamedTitle(reader, candidate);
        if (!isOpening && !isNamed && !isPhrase(reader, candidate)) continue;
        // After the message of a sign, a single word only says what is affected: 'flats'.
        if (kind === 'sign' && !isMessage && at !== Math.max(0, own) && count < 2) continue;
        if (kind === 'sign' && isMessage && isCutShort(reader, next, clause)) continue;
        const said = textOf(reader, candidate);
        const isSaid =
          !isPlaced(candidate) &&
          !saysNoName(reader, candidate, isTold) &&
          !isAddress(reader, candidate, own) &&
          isInOrder(reader, candidate) &&
          !isOfWriter(reader, candidate) &&
          !isKindPart(reader, candidate);
        const isUsual = said.toLowerCase() === name;
        if (!isUsual && isSaid && isBalanced(said) && isWhole(reader, candidate)) found.push(candidate);
      }
    }
  }
  // If the prompt doesn't name the kind, the kind isn't the headline.
  const isCalled = kindSpan !== null && !hasWordOf(kindSpan.text, pageWordsOf(language).vague ?? '');
  const named = found.filter((each) => isNamedTitle(reader, each));
  if (named.length > 0) return named;
  const phrases = [...found, ...compositionsOf(reader, found)];
  const isTold = phrases.some((each) => namesSubject(reader, each, own));
  // 'Volunteer handbook' says something; 'handbook' doesn't.
  const isBare =
    kind !== null &&
    telling.has(kind) &&
    (unsaidKinds.has(kind) || !(isModified(reader) || isCompounded(reader)));
  // 'Pub quiz round about old cars' says more than 'pub quiz'.
  const isExtended = phrases.some(
    ({ first, next }) =>
      kindSpan !== null &&
      (words[first]?.start ?? 0) === kindSpan.start &&
      (words[next - 1]?.end ?? 0) > kindSpan.end,
  );
  const isToldMore = !isCalled || isBare || isTold || (kind !== null && telling.has(kind) && isExtended);
  return isToldMore && phrases.length > 0 ? phrases : [...usual, ...phrases];
}

/** Returns whether a candidate begins and ends with phrases of the reader that name something. */
function isPhrase({ words }: HeadlineReader, { first, next }: Candidate): boolean {
  const [start, end] = [words[first], words[next - 1]];
  const isStart = start?.span && naming.has(start.span.label) && words[first - 1]?.span !== start.span;
  const isEnd = end?.span && naming.has(end.span.label) && words[next]?.span !== end.span;
  return Boolean(isStart && isEnd);
}
