import type { Area, Catalogue } from '../../words/catalogue.ts';
import type { Language } from '../../words/languages.ts';

/** Used in development, tests and prerendering. The build replaces this file: see vite.words.ts. */
const modules = import.meta.glob<{ readonly words: Catalogue[Area] }>([
  '../../words/*/*.ts',
  '!../../words/*/emails.ts',
]);

/** Loads the messages of an area in a language. */
export async function loadArea(language: Language, area: Area): Promise<Catalogue[Area]> {
  const load = modules[`../../words/${language}/${area}.ts`];
  if (!load) throw new Error(`There are no messages ${language}/${area}.`);
  return (await load()).words;
}
