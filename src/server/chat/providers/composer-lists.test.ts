import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { saysSomething } from '../../../domain/composer/facts/small-words.ts';
import { splitList } from '../../../domain/composer/facts/text-clauses.ts';
import { plainText } from '../../../domain/content/text/inline-text.ts';
import type { ReaderLanguage } from '../../../domain/reader/languages.ts';
import { readPrompt } from '../../../domain/reader/read-prompt.ts';
import { tokenize } from '../../../domain/reader/tokenize.ts';
import { isFullRun, sample } from '../../testing/full-run.ts';
import { composedContent } from './composed.test-data.ts';

const today = '2026-11-22';

/** One prompt per line; the entries follow the colon, separated by commas. */
const readLists = (file: string): readonly string[] =>
  readFileSync(new URL(`../../../../data/composer/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

/** Keys whose array elements are rows. */
const lists: ReadonlySet<string> = new Set(['items', 'rows', 'points', 'facts']);

const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? plainText(value)
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
          .filter(([key]) => key !== 'icon' && key !== 'id')
          .map(([, part]) => textOf(part))
          .join(' ')
      : '';

/** Returns the text of all rows on a page. */
function rowsOf(value: unknown, key = ''): string[] {
  if (Array.isArray(value)) return lists.has(key) ? value.map(textOf) : value.flatMap((each) => rowsOf(each));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => rowsOf(part, name));
}

function pageOf(prompt: string): { readonly rows: readonly string[]; readonly language: ReaderLanguage } {
  const content = composedContent(prompt, today);
  return { rows: rowsOf(content?.pages), language: readPrompt(prompt, { today }).language };
}

/** Returns the words of a row, sorted, without function words. */
const wordsOf = (text: string, language: ReaderLanguage): string =>
  tokenize(text)
    .filter((token) => /[\p{L}\p{N}]/u.test(token.text) && saysSomething(token.text, language))
    .map(({ folded }) => folded)
    .sort()
    .join(' ');

/** Returns the entries without a row of exactly the same words. */
function missing(prompt: string): readonly string[] {
  const { rows, language } = pageOf(prompt);
  const shown = new Set(rows.map((row) => wordsOf(row, language)));
  const list = prompt.slice(prompt.search(/[:：]/) + 1);
  // Strips the numbers of an ordered list.
  const entries = splitList(list, new Set([',', '、', '，', '،'])).map((entry) =>
    entry.trim().replace(/^\d\. (?=\p{Lu})/u, ''),
  );
  return entries.filter((entry) => !shown.has(wordsOf(entry, language)));
}

describe('a list', () => {
  it('has an entry for each one in the prompt, with all of its words', () => {
    const lost = sample(readLists('lists.txt'), 4).flatMap((prompt) =>
      missing(prompt).map((entry) => `${entry} of ${prompt}`),
    );
    expect(lost).toEqual([]);
  });

  it.runIf(isFullRun)("has most of them on prompts that weren't used for tuning", () => {
    const held = readLists('lists-held.txt');
    const whole = held.filter((prompt) => missing(prompt).length === 0);
    expect(whole.length).toBeGreaterThanOrEqual(16);
  });
});
