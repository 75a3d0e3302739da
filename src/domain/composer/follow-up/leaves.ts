import type { DocumentContent } from '../../content/document-content.ts';
import { blocksOf } from '../../content/edit/places.ts';
import { fold, isUnspaced, isWordCharacter } from '../lexicon/fold.ts';
import type { Part, Path } from './parts.ts';

/** An editable text or number. */
export interface Leaf {
  /** Null for the document itself: its title and page header. */
  readonly unit: string | null;
  readonly path: Path;
  readonly value: string | number;
}

/** Fields that aren't text of the document, and numbers used as counts or positions. */
const fixed = new Set(
  'id,type,layout,icon,align,url,source,tone,kind,currency,language,html,level,start,remark,at,grid,count,bars,computed,values,shape,column,goal'.split(
    ',',
  ),
);

function* leavesWithin(value: unknown, path: Path): Generator<{ path: Path; value: string | number }> {
  if (typeof value === 'string' || typeof value === 'number') yield { path, value };
  else if (Array.isArray(value))
    for (const [at, item] of value.entries()) yield* leavesWithin(item, [...path, at]);
  else if (typeof value === 'object' && value !== null)
    for (const [name, field] of Object.entries(value))
      if (!fixed.has(name)) yield* leavesWithin(field, [...path, name]);
}

/** Returns every text and number of a document, or of its selected parts. */
export function leavesOf(content: DocumentContent, targetIds: readonly string[]): readonly Leaf[] {
  const leaves: Leaf[] = [];
  const add = (unit: string, value: object): void => {
    for (const leaf of leavesWithin(value, [])) leaves.push({ unit, ...leaf });
  };
  if (targetIds.length === 0) {
    leaves.push({ unit: null, path: ['title'], value: content.title });
    for (const leaf of leavesWithin(content.head, ['head'])) leaves.push({ unit: null, ...leaf });
  }
  for (const page of content.pages) {
    if (page.id === undefined) continue;
    const isPageIn = targetIds.length === 0 || targetIds.includes(page.id);
    if (isPageIn)
      add(page.id, Object.fromEntries(Object.entries(page).filter(([name]) => name !== 'blocks')));
    for (const block of blocksOf(page))
      if (block.id !== undefined && (isPageIn || targetIds.includes(block.id))) add(block.id, block);
  }
  return leaves;
}

export const isWithin = ({ unit, path }: Leaf, part: Part): boolean =>
  (unit === part.unit && part.path.every((name, at) => name === path[at])) || false;

/** Returns the positions of a phrase as whole words, ignoring case and accents. */
export function placesOf(phrase: string, text: string): readonly number[] {
  const wanted = fold(phrase);
  const folded = fold(text);
  if (wanted === '') return [];
  const places: number[] = [];
  const joins = (a: string, b: string): boolean =>
    isWordCharacter(a) && isWordCharacter(b) && !isUnspaced(a) && !isUnspaced(b);
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    const end = at + wanted.length;
    const isWhole =
      !joins(folded.charAt(at - 1), wanted.charAt(0)) && !joins(wanted.at(-1) ?? '', folded.charAt(end));
    // '5' doesn't match inside '5.50' or '15:5'.
    const isNumber = /\d$/.test(wanted) && /^[.,:]\d/.test(folded.slice(end, end + 2));
    const isTail = /^\d/.test(wanted) && /\d[.,:]$/.test(folded.slice(Math.max(0, at - 2), at));
    if (isWhole && !isNumber && !isTail) places.push(at);
  }
  return places;
}

const isCapital = (letter: string): boolean => letter !== letter.toLowerCase();

/** Replaces every whole-word occurrence of a phrase, and keeps an initial capital. */
export function replacePhrase(text: string, old: string, by: string): string {
  const given = text.normalize('NFC');
  let result = '';
  let from = 0;
  for (const at of placesOf(old, given)) {
    const first = given.charAt(at);
    const keepsCapital = isCapital(first) && !isCapital(old.charAt(0)) && /^\p{L}/u.test(by);
    result += given.slice(from, at) + (keepsCapital ? by.charAt(0).toUpperCase() + by.slice(1) : by);
    from = at + fold(old).length;
  }
  return result + given.slice(from);
}
