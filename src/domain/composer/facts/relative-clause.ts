import type { ReaderLanguage } from '../../reader/languages.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { isWordOf } from '../page/word-list.ts';
import { spanOf } from './bill-parts.ts';
import { overlaps, type Range, textClauses } from './text-clauses.ts';

/** A clause that tells something of a person: 'who was a midwife, kept bees', of Elsie. */
export interface RelativeClause extends Range {
  /** The last name before it. */
  readonly name: string;
}

/** 'Whose' begins a clause with another subject. */
const isPossessive = (word: string): boolean => word.endsWith('se');

const nameBefore = /(\p{Lu}[\p{L}’'-]{0,30}\.?(?: \p{Lu}[\p{L}’'-]{1,30}){0,3}),? $/u;

/** Returns the first relative clause behind a name, up to a clause with a subject of its own. */
export function relativeClause(text: string, language: ReaderLanguage): RelativeClause | null {
  const { clauses: words, saying } = pageWordsOf(language);
  if (!words) return null;
  const tokens = tokenize(text);
  const at = tokens.findIndex(
    ({ folded, start }) => isWordOf(folded, words.relatives) && nameBefore.test(text.slice(0, start)),
  );
  const [pronoun, verb] = [tokens[at], tokens[at + 1]];
  if (!pronoun || !verb || tokens[at + 2] === undefined || isPossessive(pronoun.folded)) return null;
  const following = textClauses(text, language).filter(({ start }) => start > verb.start);
  const next = following.find(({ after, start, end }) => {
    const [first] = tokenize(text, start, end);
    const isSubject =
      first !== undefined &&
      (isWordOf(first.folded, words.pronouns) || isWordOf(first.folded, pageWordsOf(language).me));
    return (
      after === 'sentence' ||
      isSubject ||
      (first !== undefined && /^\p{Lu}/u.test(first.text) && isWordOf(first.folded, saying))
    );
  });
  const end = trimEndOf(text.slice(0, next?.start ?? text.length), ' ,.;:').length;
  const name = nameBefore.exec(text.slice(0, pronoun.start))?.[1] ?? '';
  return { start: verb.start, end, name };
}

/** Keeps what a speech or a letter tells of a person in one piece: 'was a midwife, kept bees and had a dog'. */
export function withRelativeClause(
  text: string,
  spans: readonly ReadSpan[],
  language: ReaderLanguage,
): readonly ReadSpan[] {
  const clause = relativeClause(text, language);
  if (!clause) return spans;
  const others = spans.filter((span) => !overlaps(span, clause));
  return [...others, spanOf('detail', text, clause)].sort((a, b) => a.start - b.start);
}
