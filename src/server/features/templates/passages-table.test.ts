import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sample } from '../../testing/full-run.ts';
import { filesOfTable, passageLanguages, passagesFile, passagesTableOf } from './passages-table.ts';

const nameOf = (line: string): string => line.split('\t')[0] ?? '';

/** Reading all templates takes a minute, so `npm test` reads a few; a removed one is always found. */
test.each(passageLanguages)(
  'the table of passages in %s is that of its templates: run `npm run topics`',
  (language) => {
    const lines = readFileSync(passagesFile(language), 'utf8').split('\n').filter(Boolean);
    const files = filesOfTable(language);
    const known = new Set(files.map(({ name }) => name));
    expect(lines.map(nameOf).filter((name) => !known.has(name))).toEqual([]);
    const some = sample(files, 32);
    const names = new Set(some.map(({ name }) => name));
    expect(lines.filter((line) => names.has(nameOf(line)))).toEqual(
      passagesTableOf(language, some).split('\n').filter(Boolean),
    );
  },
);
