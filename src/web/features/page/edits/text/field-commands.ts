import { drawPieces } from './draw-pieces.ts';
import type { Field } from './editable-fields.ts';
import {
  commonMarks,
  lengthOf,
  type Mark,
  type Marks,
  type Piece,
  piecesOf,
  spliced,
  type TextRange,
  withMarks,
  wordAround,
} from './pieces.ts';
import { selectedRange, selectRange } from './text-selection.ts';

/** A selection in a field. */
export interface FieldSelection {
  readonly field: Field;
  readonly range: TextRange;
}

export function selectionIn(fields: readonly Field[]): FieldSelection | null {
  for (const field of fields) {
    const range = selectedRange(field.live);
    if (range) return { field, range };
  }
  return null;
}

function redraw({ live }: Field, pieces: readonly Piece[], range: TextRange): void {
  drawPieces(live, pieces);
  selectRange(live, range);
}

/** Returns the selected range, or the word at the caret. */
function aimOf({ field, range: [from, to] }: FieldSelection, pieces: readonly Piece[]): TextRange | null {
  if (!field.isRich) return null;
  const aim = from === to ? wordAround(pieces, from) : ([from, to] as const);
  return aim[0] === aim[1] ? null : aim;
}

export const marksAt = ({ field, range: [from, to] }: FieldSelection): Marks => {
  const pieces = piecesOf(field.live);
  return commonMarks(pieces, from === to ? wordAround(pieces, from) : [from, to]);
};

/** Sets a mark, or removes it if all selected words have it. Returns false if nothing is selected. */
export function toggleMark(selection: FieldSelection, mark: Mark): boolean {
  const pieces = piecesOf(selection.field.live);
  const aim = aimOf(selection, pieces);
  if (!aim) return false;
  const isSet = commonMarks(pieces, aim)[mark] === true;
  redraw(selection.field, withMarks(pieces, aim, { [mark]: !isSet }), selection.range);
  return true;
}

/** Links the selected words, or removes their link if `href` is null. */
export function setLink(selection: FieldSelection, href: string | null): boolean {
  const pieces = piecesOf(selection.field.live);
  const aim = aimOf(selection, pieces);
  if (!aim) return false;
  redraw(selection.field, withMarks(pieces, aim, { href: href ?? undefined }), selection.range);
  return true;
}

export function clearMarks(selection: FieldSelection): boolean {
  const pieces = piecesOf(selection.field.live);
  const aim = aimOf(selection, pieces);
  if (!aim) return false;
  redraw(selection.field, withMarks(pieces, aim, null), selection.range);
  return true;
}

/** Replaces the selection, and places the caret behind the new text. */
export function insertPieces({ field, range }: FieldSelection, inserted: readonly Piece[]): void {
  const pieces = piecesOf(field.live);
  const caret = range[0] + lengthOf(inserted);
  redraw(field, spliced(pieces, range, inserted), [caret, caret]);
}

export function insertBreak(selection: FieldSelection): void {
  const { field, range } = selection;
  const pieces = piecesOf(field.live);
  const piece = (): Piece => ({
    text: '\n',
    marks: {},
    around: [],
    node: field.live.ownerDocument.createElement('br'),
  });
  // A break at the very end shows only with another one behind it.
  const isAtEnd = range[1] >= lengthOf(pieces);
  redraw(field, spliced(pieces, range, isAtEnd ? [piece(), piece()] : [piece()]), [
    range[0] + 1,
    range[0] + 1,
  ]);
}

/** Maximum length of an address. */
const longestLink = 2_000;

/** Accepts a web or an email address as people type them; null if it is neither. */
export function readLink(typed: string): string | null {
  const words = typed.trim();
  if (words === '' || words.length > longestLink || /\s/.test(words)) return null;
  if (/^(?:https?:\/\/|mailto:)./i.test(words)) return words;
  const [host = ''] = words.split(/[/?#]/, 1);
  const [name = '', domain, ...more] = host.split('@');
  const isNamed = (given: string): boolean => given.slice(1, -1).includes('.') && !given.includes(':');
  if (domain !== undefined)
    return name !== '' && more.length === 0 && host === words && isNamed(domain) ? `mailto:${words}` : null;
  return isNamed(host) ? `https://${words}` : null;
}
