import type { ReaderLanguage } from '../../../reader/languages.ts';
import { trimEndOf } from '../../../text/trim-characters.ts';
import { behind, isWord, letterTokens, startsWith } from '../letter-tokens.ts';
import type { LetterWords } from '../lexicon/letter-words.ts';
import { isTitled, partyOf, peopleIn } from '../parties.ts';
import type { ClauseWords } from './lexicon/clause-words.ts';
import type { Subject } from './weave-clause.ts';

interface About {
  /** Whom a speech or a reference is about, as typed. */
  readonly phrase: string;
  /** The whole prompt. */
  readonly text: string;
  readonly isPast: boolean;
  /** Whether the text is for readers to whom 'my dad' is nobody. */
  readonly isNameOnly: boolean;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns whether a text has a word of a list. */
export const has = (text: string, list: string): boolean => {
  const tokens = letterTokens(text);
  return tokens.some((_, at) => startsWith(tokens, at, list));
};

/** Returns the pronoun of a person, if the prompt tells whether it is a woman or a man. */
function pronounOf(phrase: string, text: string, words: ClauseWords): string | null {
  const [she] = words.pronouns.woman.split(', ');
  const [he] = words.pronouns.man.split(', ');
  const isWoman = has(phrase, words.women);
  const isMan = has(phrase, words.men);
  if (isWoman !== isMan) return (isWoman ? she : he) ?? null;
  const hasHer = has(text, words.pronouns.woman);
  const hasHis = has(text, words.pronouns.man);
  if (hasHer === hasHis) return null;
  return (hasHer ? she : he) ?? null;
}

/** Returns the words of a phrase up to what is said of them: 'our gardener Tom' of 'our gardener Tom at the school'. */
function headOf(phrase: string, letter: LetterWords, words: ClauseWords): string {
  const tokens = letterTokens(phrase);
  const end = tokens.findIndex(
    (token, at) =>
      at > 0 &&
      (startsWith(tokens, at, letter.relatives.words) ||
        startsWith(tokens, at, words.prepositions) ||
        (!isWord(token) && !/^[-.]$/.test(token.text))),
  );
  return end < 0 ? phrase : trimEndOf(phrase.slice(0, tokens[end]?.start), ' ,');
}

/** Returns the person whom a speech or a reference is about as the subject of its sentences, or null. */
export function subjectOf(
  { phrase, text, isPast, isNameOnly }: About,
  letter: LetterWords,
  words: ClauseWords,
  language: ReaderLanguage,
): Subject | null {
  const tokens = letterTokens(phrase);
  const people = peopleIn(phrase, letter, language);
  if (people.length > 1) {
    const [one, other] = people;
    const between = phrase.slice(phrase.indexOf(one ?? '') + (one ?? '').length, phrase.indexOf(other ?? ''));
    if (letterTokens(between).every((_, at, all) => startsWith(all, at, letter.and))) {
      const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(people);
      return { person: 'many', first: names, next: words.they, isPast };
    }
  }
  const start = behind(tokens, 0, letter.determiners);
  const isOwn = start > 0;
  if (!isOwn && people.length === 0) return null;
  const head = headOf(phrase, letter, words);
  const { name } = partyOf(head, letter, language);
  const isGroup = has(head, words.groups);
  const first = isOwn && !isNameOnly ? capital(head) : (people[0] ?? capital(head));
  const pronoun = isGroup ? words.they : pronounOf(head, text, words);
  const full = name ?? people[0];
  const given = full !== undefined && !isTitled(full, language) ? full.split(' ')[0] : full;
  const short = given ?? `${words.the} ${head.slice(tokens[start]?.start ?? 0)}`;
  return { person: isGroup ? 'many' : 'one', first, next: pronoun ?? short, isPast };
}

/** Returns the writer as a subject: 'we' only if the prompt says 'we' and never 'I'. */
export function writerOf(text: string, words: ClauseWords): Subject {
  const isSingle = has(text, words.self.i);
  const isMany = has(text, words.self.we);
  const [i, we] = words.selves;
  const said = isMany && !isSingle ? we : i;
  return { person: isMany && !isSingle ? 'we' : 'i', first: said, next: said, isPast: false };
}
