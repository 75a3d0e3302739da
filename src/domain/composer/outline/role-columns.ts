import type { ReaderLanguage } from '../../reader/languages.ts';
import { fold } from '../../reader/tokenize.ts';
import { saysSomething } from '../facts/small-words.ts';
import { splitRange } from '../facts/text-clauses.ts';
import type { SheetPair, SheetTable } from '../sheet/sheet.ts';

const fewestRows = 3;
const fewestRoles = 2;
const mostRoles = 6;

/** Returns the parts of a row between its commas or semicolons. */
function partsOf(value: string): readonly string[] {
  const all = { start: 0, end: value.length };
  const pieces = splitRange(value, all, (at) => /[,;，、；،]/u.test(value.charAt(at)));
  return pieces.map(({ start, end }) => value.slice(start, end).trim());
}

const withoutColon = (word: string): string => word.replace(/[:：]$/u, '');

/** Returns how many words name the role that all parts begin with: 2 of 'field 1 Otters', 1 of 'reader Ida'. */
function roleLength(parts: readonly string[]): number {
  const [first = [], ...others] = parts.map((part) => part.split(/\s+/));
  let length = 0;
  for (const [at, word] of first.entries()) {
    // A name behind the role has a capital, even where it is the same in all rows.
    const isName = at > 0 && !/^[\p{Ll}\p{Lo}\p{N}&]/u.test(word);
    const isShared = others.every(
      (words) => fold(withoutColon(words[at] ?? '')) === fold(withoutColon(word)),
    );
    if (isName || !isShared) break;
    length = at + 1;
    if (word !== withoutColon(word)) break;
  }
  return length;
}

/** Returns how many rows from the first one on have as many parts as it, each beginning with the same word. */
export function rowsWithRoles(values: readonly string[]): number {
  const opening = (value: string): string =>
    partsOf(value)
      .map((part) => fold(withoutColon(part.split(/\s+/, 1)[0] ?? '')))
      .join('\n');
  const first = opening(values[0] ?? '');
  const other = values.findIndex((value) => opening(value) !== first);
  return other < 0 ? values.length : other;
}

interface Role {
  readonly name: string;
  readonly values: readonly string[];
}

/** Returns the role of a column and who has it in each row; null if the parts don't begin with the same words. */
function roleOf(parts: readonly string[], language: ReaderLanguage): Role | null {
  const length = roleLength(parts);
  const name = withoutColon((parts[0] ?? '').split(/\s+/).slice(0, length).join(' '));
  const values = parts.map((part) => part.split(/\s+/).slice(length).join(' '));
  const isNamed = /\p{L}/u.test(name) && saysSomething(name, language);
  return isNamed && values.every((value) => /[\p{L}\p{N}]/u.test(value)) ? { name, values } : null;
}

/** Returns rows that name the same roles in the same order as a table with a column for each; null for other rows. */
export function roleTable(
  rows: readonly SheetPair[],
  title: string | null,
  language: ReaderLanguage,
): SheetTable | null {
  const parts = rows.map(({ value }) => partsOf(value));
  const count = parts[0]?.length ?? 0;
  if (rows.length < fewestRows || count < fewestRoles || count > mostRoles) return null;
  if (parts.some(({ length }) => length !== count)) return null;
  const roles = Array.from({ length: count }, (_, at) =>
    roleOf(
      parts.map((row) => row[at] ?? ''),
      language,
    ),
  ).filter((role) => role !== null);
  const areDistinct = new Set(roles.map(({ name }) => fold(name))).size === count;
  if (!areDistinct) return null;
  const head = ['', ...roles.map(({ name }) => name)];
  return {
    type: 'table',
    title,
    columns: head.map(() => 'left'),
    head,
    rows: rows.map(({ label }, at) => [label, ...roles.map(({ values }) => values[at] ?? '')]),
    keys: 1,
  };
}
