import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { PromptReading, ReadSpan } from '../../reader/read-prompt.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { saysSomething, withoutSmallEnds } from '../facts/small-words.ts';
import { type Clause, type Range, textClauses } from '../facts/text-clauses.ts';
import type { Headline } from '../headline/choose-headline.ts';
import { isUnspaced } from '../page/find-kind.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { phraseEnd } from '../page/word-list.ts';
import { coverOf, factOf, personOf } from './clause-fact.ts';
import { wordsOf } from './clause-values.ts';
import type { SheetFact } from './sheet.ts';
import { isWish } from './statements.ts';

/** Who is honored, what for, when, and who signs it. */
export interface Award {
  readonly name: string;
  readonly reasons: readonly string[];
  readonly facts: readonly SheetFact[];
  readonly signers: readonly string[];
}

const people: ReadonlySet<Label> = new Set<Label>(['to', 'name', 'from']);
const given: ReadonlySet<Label> = new Set<Label>(['from', 'name']);
const longestName = 60;
/** 'Goes to' and 'is given to' say nothing of what it is for. */
const mostLeadWords = 3;

/** Returns the name of the person honored: the first phrase for a person, without what follows its comma. */
function nameOf(text: string, from: number, { spans }: PromptReading): Range | null {
  const isCased = /\p{Lu}/u.test(text.slice(from));
  const person = spans.find(
    ({ label, start, text: words }) =>
      people.has(label) && start >= from && (isCased ? /^\p{Lu}/u : /^\p{L}/u).test(words),
  );
  if (!person) return null;
  const comma = person.text.indexOf(',');
  const name = { start: person.start, end: comma < 0 ? person.end : person.start + comma };
  return name.end - name.start <= longestName ? name : null;
}

/** Returns what stands before the name, if it says what the award is for: 'for completing the sailing course'. */
function reasonBefore(text: string, from: number, to: number, language: ReaderLanguage): string | null {
  const inner = withoutSmallEnds(text, from, to, language);
  if (!inner) return null;
  const said = wordsOf(text, from, inner.end);
  const isReason = said.split(/\s+/).length > mostLeadWords || /[\p{Lu}\d]/u.test(said);
  return isReason ? said : null;
}

const isName = (words: string, language: ReaderLanguage): boolean =>
  /^\p{Lu}/u.test(words) &&
  !/\d/.test(words) &&
  words.split(' ').every((word) => /^\p{Lu}/u.test(word) || !saysSomething(word, language));

/** Returns the clauses of a text. Where words have no spaces between them, a space divides clauses. */
const clausesOf = (text: string, language: ReaderLanguage): readonly Clause[] =>
  textClauses(text, language).flatMap((clause) => {
    if (!isUnspaced(language)) return [clause];
    const parts = [...text.slice(clause.start, clause.end).matchAll(/\S+/gu)];
    return parts.map(
      ({ index, 0: part }): Clause => ({
        start: clause.start + index,
        end: clause.start + index + part.length,
        after: 'comma',
      }),
    );
  });

/** Returns who signs, without the word that says so; empty if that word stands alone, before a colon. */
function signerOf(words: string, { language }: PromptReading): string | null {
  const tokens = tokenize(words);
  const signed = phraseEnd(tokens, 0, pageWordsOf(language).introduces);
  const next = tokens.slice(signed).find(({ text }) => /\p{L}/u.test(text));
  if (signed > 0) return next ? words.slice(next.start) : '';
  return personOf(words, language) ? words : null;
}

/** Reads the words of a certificate or an award behind its title; null if they name nobody. */
export function readAward(text: string, reading: PromptReading, title: Headline | null): Award | null {
  const kind = reading.spans.find(({ label }: ReadSpan) => label === 'kind');
  const from = Math.max(title?.range?.end ?? 0, title?.range ? 0 : (kind?.end ?? 0));
  const name = nameOf(text, from, reading);
  if (!name) return null;
  const before = reasonBefore(text, from, name.start, reading.language);
  const reasons: string[] = before === null ? [] : [before];
  const facts: SheetFact[] = [];
  const signers: string[] = [];
  // A town and an office belong to what stands before them.
  let open: string[] | null = null;
  let isSigned = false;
  let isPerson = false;
  for (const clause of clausesOf(text, reading.language)) {
    if (clause.end <= name.end || isWish(text, clause, reading)) continue;
    const range = { start: Math.max(clause.start, name.end), end: clause.end };
    const words = wordsOf(text, range.start, range.end);
    if (words === '') continue;
    const fact = factOf(text, range, reading);
    const signer: string | null = isSigned && clause.after === 'colon' ? words : signerOf(words, reading);
    isSigned = signer === '';
    const isNamed = isName(words, reading.language);
    const isFirst = reasons.length === 0 && signers.length === 0;
    const isGiven = !isFirst && (isNamed || given.has(coverOf(text, range, reading)?.label ?? 'detail'));
    const isMore: boolean =
      open !== null &&
      clause.after === 'comma' &&
      (isNamed ? !words.includes(' ') : isPerson && /^\p{Ll}/u.test(words));
    if (signer === '') continue;
    if (fact?.slot === 'when') facts.push(fact);
    else if (isMore && open !== null && signer === null) open.push(`${open.pop()}, ${words}`);
    else if (signer !== null) signers.push(signer);
    else if (isGiven) signers.push(words);
    else reasons.push(words);
    isPerson = signer !== null || (isMore && isPerson);
    if (!isMore) open = fact?.slot === 'when' ? null : signer !== null || isGiven ? signers : reasons;
  }
  return { name: text.slice(name.start, name.end), reasons, facts, signers };
}
