import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { languageCodes, sourceLanguage } from './languages.ts';

const templates = join(import.meta.dirname, '../../templates');
const kinds = readdirSync(templates, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  // The index of passages isn't a kind.
  .filter((kind) => readdirSync(join(templates, kind)).some((file) => file.endsWith('.md')));

for (const language of languageCodes.filter((code) => code !== sourceLanguage))
  it(`names every kind of template in ${language}`, async () => {
    const { words } = await import(`./${language}/kinds.ts`);
    // An unknown kind gets its own words as a title.
    const isNamed = (kind: string) => words.kindTitle(kind) !== kind.replaceAll('-', ' ');
    expect(kinds.filter((kind) => !isNamed(kind))).toEqual([]);
  });
