import { existsSync, readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../bootstrap/paths.mjs';

/**
 * The messages of one area in one language.
 * @typedef {{ language: string, area: string, messages: Record<string, unknown> }} Messages
 */

const folder = inRoot('src', 'words');

/**
 * Returns the messages of every language and area. Files that a language lacks count as empty.
 * @returns {Promise<{ english: Messages[], others: Messages[] }>}
 */
export async function readCatalogue() {
  const languages = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const areas = readdirSync(`${folder}/en`).map((name) => name.replace(/\.ts$/, ''));
  const read = async (/** @type {string} */ language, /** @type {string} */ area) => {
    const file = `${folder}/${language}/${area}.ts`;
    const messages = existsSync(file) ? (await import(pathToFileURL(file).href)).words : {};
    return { language, area, messages };
  };
  const all = await Promise.all(languages.flatMap((language) => areas.map((area) => read(language, area))));
  return {
    english: all.filter(({ language }) => language === 'en'),
    others: all.filter(({ language }) => language !== 'en'),
  };
}
