import type { Area, Catalogue } from '../../words/catalogue.ts';
import { type Plural, pickPlural } from '../../words/plural.ts';
import { language } from './language.ts';
import { loadArea } from './load-area.ts';

const loaded = new Map<string, Catalogue[Area]>();

async function load(area: Area): Promise<void> {
  const key = `${language()}/${area}`;
  if (!loaded.has(key)) loaded.set(key, await loadArea(language(), area));
}

/** Loads messages before the parts of the page that use them are rendered. */
export async function loadWords(...areas: readonly Area[]): Promise<void> {
  await Promise.all(areas.map(load));
}

/** Returns a module once the messages that it uses are loaded, too. */
export async function withWords<T>(module: Promise<T>, ...areas: readonly Area[]): Promise<T> {
  const [it] = await Promise.all([module, loadWords(...areas)]);
  return it;
}

/** Returns the messages of an area, or undefined if they aren't loaded. */
export function loadedWords<A extends Area>(area: A): Catalogue[A] | undefined {
  return loaded.get(`${language()}/${area}`) as Catalogue[A] | undefined;
}

/** Returns the messages of a loaded area. Call it while rendering or in a handler, never in a module's body. */
export function words<A extends Area>(area: A): Catalogue[A] {
  const found = loadedWords(area);
  if (!found) throw new Error(`The messages of ${area} are not loaded.`);
  return found;
}

/** Returns the plural form of a message for a count. */
export const counted = (forms: Plural, count: number): string => pickPlural(language(), forms, count);
