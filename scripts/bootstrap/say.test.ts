import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { wordsOfTerminal } from './say.mjs';
import { words as english } from './words/en.mjs';

/** Those of the catalog: one folder each. */
const languageCodes = readdirSync(new URL('../../src/words/', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

it('has every message of the first setup in the languages of the interface, with the same values', async () => {
  const files = readdirSync(new URL('./words/', import.meta.url)).map((name) => name.replace('.mjs', ''));
  expect(files.sort()).toEqual(languageCodes.map((code) => code.toLowerCase()).sort());
  for (const code of languageCodes) {
    const { words } = await import(`./words/${code.toLowerCase()}.mjs`);
    expect(Object.keys(words)).toEqual(Object.keys(english));
    for (const [name, text] of Object.entries(english))
      expect(placeholders(words[name]), `${code} ${name}`).toEqual(placeholders(text));
  }
});

it('goes by the locale of the terminal', () => {
  expect(wordsOfTerminal({ LANG: 'de_AT.UTF-8' }).building).toBe('Die Web-App wird gebaut');
  expect(wordsOfTerminal({ LANG: 'de_DE.UTF-8', LC_ALL: 'pt_BR' }).done).toBe('pronto');
  expect(wordsOfTerminal({ LANG: 'zh_TW.UTF-8' })).toBe(english);
  expect(wordsOfTerminal({ LC_ALL: 'C' })).toBe(english);
  expect(wordsOfTerminal({ LANG: 'constructor' })).toBe(english);
});
