import type { ReaderLanguage } from '../../reader/languages.ts';
import type { Labeled, ReadRow } from '../../rows/read-rows.ts';
import type { RowRole } from '../../rows/row-labels.ts';
import { saysSomething } from '../facts/small-words.ts';

type Part = Labeled<RowRole>;

/** A word at the end of what a row names, before the person: 'vinyasa with' Ben. */
const lastWord = /\s(\p{L}{1,8})\s*$/u;
const fewestLinked = 2;

/** Returns the small word between the name and the person of a row; null if there is none. */
function linkOf(text: string, { parts }: ReadRow, language: ReaderLanguage): string | null {
  const at = parts.findIndex(({ label }) => label === 'person');
  const [name, person] = [parts[at - 1], parts[at]];
  if (name?.label !== 'name' || !person) return null;
  const word = lastWord.exec(text.slice(name.start, person.start))?.[1];
  return word !== undefined && !saysSomething(word, language) ? word : null;
}

const cut = (part: Part, label: RowRole, start: number, end: number): Part => ({
  ...part,
  label,
  start: part.start + start,
  end: part.start + end,
  text: part.text.slice(start, end),
});

/** Divides a part at the small word that stands before the persons of parallel rows. */
function dividedAt(part: Part, row: ReadRow, link: string): Part[] {
  const said = part.text.trimEnd();
  if (part.label === 'name' && said.endsWith(` ${link}`))
    return [cut(part, 'name', 0, said.length - link.length - 1)];
  const isAlone = row.parts.filter(({ label }) => label === 'name' || label === 'person').length === 1;
  const [own = '', behind, ...others] = part.text.split(` ${link} `);
  if (!isAlone || behind === undefined || others.length > 0 || !/^\p{Lu}/u.test(behind)) return [part];
  return [
    cut(part, 'name', 0, own.length),
    cut(part, 'person', part.text.length - behind.length, part.text.length),
  ];
}

/**
 * Returns parallel rows divided in the same way: where several have a small word between what they name and a person, it
 * divides the others, too, and is in no cell.
 */
export function withLinkedPersons(
  text: string,
  rows: readonly ReadRow[],
  language: ReaderLanguage,
): readonly ReadRow[] {
  const links = rows.flatMap((row) => linkOf(text, row, language) ?? []);
  const link = links.find((word) => links.filter((other) => other === word).length >= fewestLinked);
  if (link === undefined) return rows;
  return rows.map((row) => ({
    ...row,
    parts: row.parts.flatMap((part) =>
      part.label === 'name' || part.label === 'person' ? dividedAt(part, row, link) : [part],
    ),
  }));
}
