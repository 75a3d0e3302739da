import { isSubject, type SubjectName } from '../subjects/subjects.ts';
import { type Find, findWords } from './find-words.ts';
import type { FoundSubjects } from './found-subjects.ts';
import { plainForms, type Theme, themes } from './themes.ts';

const isTheme = (target: string): target is `@${Theme}` => Object.hasOwn(themes, target.slice(1));

/** Phrases weigh more than single words, and exact words more than similar ones. */
const weightOf = ({ certainty, words, at }: Find): number =>
  Math.min(certainty, 3) * 3 + Math.min(words, 3) * 4 - at * 0.1;

const oneOf = <Choice>(choices: readonly [Choice, ...Choice[]], seed: number): Choice =>
  choices[Math.abs(seed) % choices.length] ?? choices[0];

/** Returns the distinct subjects named in a text, in order; the two most certain ones. */
function namedIn(finds: readonly Find[]): readonly SubjectName[] {
  const things = finds.filter(({ target }) => isSubject(target));
  const surest = Math.max(0, ...things.map(({ certainty }) => certainty));
  const chosen = things
    .filter(({ certainty }) => certainty > 1 || certainty === surest)
    .toSorted((one, other) => weightOf(other) - weightOf(one));
  const names = [...new Set(chosen.map(({ target }) => target))].slice(0, 2);
  return names
    .toSorted(
      (one, other) =>
        chosen.findIndex(({ target }) => target === one) - chosen.findIndex(({ target }) => target === other),
    )
    .filter(isSubject);
}

/**
 * Returns at most two subjects named in a text in any language of the lexicon. Falls back to subjects of its
 * theme, then to an abstract composition; never empty.
 *
 * @param usual language of the document, which decides unless the text is clearly in another one
 */
export function findSubjects(motif: string, seed: number, usual?: string): FoundSubjects {
  const finds = findWords(motif, usual);
  const names = namedIn(finds);
  const surest = Math.max(0, ...finds.map(({ target, certainty }) => (isSubject(target) ? certainty : 0)));
  if (names.length > 0 && surest > 1) return { names, by: surest === 4 ? 'words' : 'forms' };
  const theme = finds.find(({ target, certainty }) => isTheme(target) && certainty > 1);
  if (theme) return { names: [oneOf(themes[theme.target.slice(1) as Theme], seed)], by: 'theme' };
  if (names[0]) return { names: [names[0]], by: 'likeness' };
  return { names: [oneOf(plainForms, seed)], by: 'nothing' };
}
