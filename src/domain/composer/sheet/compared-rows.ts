import type { PromptReading } from '../../reader/read-prompt.ts';
import { unprinted } from '../facts/leftover-phrases.ts';
import { saysSomething } from '../facts/small-words.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { hasWordOf } from '../page/word-list.ts';
import type { SheetPair } from './sheet.ts';
import { type Statement, wordsOfStatement } from './statements.ts';

/** A comparison is asked for in the first characters of a prompt. */
const longestOpening = 70;
const fewestCompared = 2;
/** A name at the start of a sentence: 'Halden Eco 30'. */
const nameAhead = /^\p{Lu}[\p{L}\d&’'-]*(?: (?:[&+]|\p{Lu}[\p{L}\d’'-]*|\d{1,4}(?= \p{L}))){0,3}(?=\s)/u;
/** A name before a colon. */
const titleAhead = /^\p{Lu}[^:,.;]{1,40}(?=:\s)/u;

/** Returns the sentences of a comparison as rows, if each begins with the name of what it is about. */
export function comparedRows(
  text: string,
  reading: PromptReading,
  statements: readonly Statement[],
): ReadonlyMap<Statement, SheetPair> {
  const { language } = reading;
  const { compares = '', saying } = pageWordsOf(language);
  const rows = new Map<Statement, SheetPair>();
  // What asks for the comparison may be hidden.
  const asked = reading.spans.filter(({ label }) => unprinted.has(label));
  if (
    ![text.slice(0, longestOpening), ...asked.map((span) => span.text)].some((said) =>
      hasWordOf(said, compares),
    )
  )
    return rows;
  for (const statement of statements) {
    const { title } = statement;
    const said = wordsOfStatement(text, statement);
    const typed = title ? text.slice(title.start, title.end) : titleAhead.exec(said)?.[0];
    const name = typed ?? nameAhead.exec(said)?.[0] ?? '';
    if (name === '' || !/\d/.test(said) || hasWordOf(name, saying)) continue;
    const value = said.slice(name.length).replace(/^[\s:]+/u, '');
    const [verb = ''] = value.split(' ');
    // 'Is £8 a month' says no more than the number.
    const isSmall = /^\p{L}+$/u.test(verb) && !saysSomething(verb, language);
    rows.set(statement, { label: name, value: isSmall ? value.slice(verb.length).trim() : value });
  }
  const names = new Set([...rows.values()].map(({ label }) => label));
  return names.size >= fewestCompared && names.size === rows.size ? rows : new Map();
}
