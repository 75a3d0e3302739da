import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { passageLanguages, passagesFile, passagesTableOf } from './passages-table.ts';

test.each(passageLanguages)(
  'the table of passages in %s is that of its templates: run `npm run topics`',
  (language) => {
    expect(readFileSync(passagesFile(language), 'utf8') === passagesTableOf(language)).toBe(true);
  },
);
