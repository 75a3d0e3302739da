import { isSubject } from '../subjects/subjects.ts';
import type { Around } from './around.ts';
import { findWords } from './find-words.ts';
import type { Fitting } from './fitting-subject.ts';
import { fold } from './read-lexicon.ts';

const letter = /[\p{L}\p{N}]/u;

/**
 * Returns the noun that a text written without spaces is about, if all other letters belong to words that may stand
 * around it; 'form' if the text has nothing but such words.
 */
export function fitsWhole(text: string, language: string, around: Around): Fitting | 'form' | null {
  const folded = fold(text);
  if (around.others.some((other) => folded.includes(other))) return null;
  const finds = findWords(text, language).filter(
    ({ target, certainty, isFaint }) => isSubject(target) && certainty > 2 && !isFaint,
  );
  const rests = (from: number, to: number): boolean => isAround(folded.slice(from, to), around);
  if (isAround(folded, around)) return 'form';
  const whole = finds.find(({ at, words }) => rests(0, at) && rests(at + words, folded.length));
  if (!whole || !isSubject(whole.target)) return null;
  return { name: whole.target, words: folded.slice(whole.at, whole.at + whole.words) };
}

/** Returns whether a text is made of words around things alone. */
function isAround(text: string, { forms, plain, about, and }: Around): boolean {
  let rest = text;
  const all = [...forms, ...plain, ...about, ...and].sort((one, other) => other.length - one.length);
  for (const word of all) rest = rest.replaceAll(word, ' ');
  return !letter.test(rest);
}
