import { expect, it } from 'vitest';
import type { ReaderLanguage } from './languages.ts';
import { matchLexicon } from './lexicon/phrase-index.ts';
import { tokenize } from './tokenize.ts';
import { findValueRuns } from './value-runs.ts';
import { findValues } from './values/find-values.ts';

function runsOf(text: string, language: ReaderLanguage = 'en'): string[] {
  const tokens = tokenize(text);
  const lexicon = matchLexicon(tokens, language);
  const { place } = findValueRuns(tokens, findValues({ text, tokens, language, lexicon }), lexicon);
  const runs: string[] = [];
  let start = 0;
  for (const [at, token] of tokens.entries()) {
    if (place[at] === 1 || place[at] === 4) start = token.start;
    if (place[at] === 3 || place[at] === 4) runs.push(text.slice(start, token.end));
  }
  return runs;
}

it.each<[string, ReaderLanguage, string]>([
  ['open Tues & Thurs all year round', 'en', 'Tues & Thurs'],
  ['the sale runs 3–5 May in the hall', 'en', '3–5 May'],
  ['offen von 9–17 Uhr im Laden', 'de', '9–17 Uhr'],
  ['ouvert 10 h–20 h à la mairie', 'fr', '10 h–20 h'],
  ['営業は6月7日~9日だけ', 'ja', '6月7日~9日'],
])('holds together the days and hours of "%s"', (text, language, run) => {
  expect(runsOf(text, language)).toContain(run);
});

it('never crosses a line break', () => {
  expect(runsOf('Monday\nTuesday\n9')).toEqual(['Monday', 'Tuesday', '9']);
});
