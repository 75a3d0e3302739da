import type { ReaderLanguage } from '../../reader/languages.ts';
import type { LibraryDocument } from './library-index.ts';
import { libraryStems } from './stem-counter.ts';

type Names = readonly (readonly string[])[];

const kept = new WeakMap<LibraryDocument, Names>();

/** Returns the stems of each name of a document. */
export function namesOf(document: LibraryDocument, language: ReaderLanguage): Names {
  const known = kept.get(document);
  if (known) return known;
  const names = document.names.map((name) => libraryStems(name, language)).filter(({ length }) => length > 0);
  kept.set(document, names);
  return names;
}

/** Returns the longest name of a document that a prompt says as a whole, with one of some stems and others. */
export function longerName(names: Names, said: string, within: ReadonlySet<string>): string | null {
  const whole = names
    .filter((stems) => stems.some((stem) => within.has(stem)) && stems.some((stem) => !within.has(stem)))
    .map((stems) => ` ${stems.join(' ')} `)
    .filter((name) => said.includes(name));
  return whole.reduce<string | null>((best, name) => (name.length > (best?.length ?? 0) ? name : best), null);
}
