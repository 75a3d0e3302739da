import type { TableData } from '../blocks/table-data.ts';
import type { FlowItem, IdentifiedBlock } from '../flow-block.ts';
import type { FieldText } from '../text/field-text.ts';
import { sliceText, trimmedSlice } from '../text/slice-text.ts';
import type { PaperSection } from './sections.ts';

/** A dish or a service with its price. */
export interface MenuItem {
  readonly id: string;
  readonly name: FieldText;
  readonly note: FieldText | undefined;
  readonly prices: readonly { readonly id: string; readonly text: FieldText }[];
}

/** Content under a menu heading, in order: prices, column heads, and other blocks. */
export type MenuPart =
  | {
      readonly type: 'items';
      readonly id: string;
      readonly heads: readonly FieldText[];
      readonly items: readonly MenuItem[];
    }
  | { readonly type: 'block'; readonly part: IdentifiedBlock };

const longestPrice = 24;
const mostPriceColumns = 3;
/** A currency or an amount, with a few words: '9', '4.50 €', 'from $12', '9 / 14', 'ab 65 €', 'CHF 12.–'. */
const priceShape = /^[^\d\n]{0,10}\d{1,6}(?:[.,’' ]\d{1,3}){0,2}(?:[.,][–—-])?[^\n]{0,14}$/u;
/** Separators between a name and its price in a line of text. */
const beforePrice = ['\t', ' … ', ' ... ', ' — ', ' – ', ' - ', ' | ', ' · ', ': ', ', ', ' '];
const beforeNote = ['\n', ' — ', ' – ', ': ', ' | ', '. ', ', '];

const isPrice = ({ plain, spans }: FieldText): boolean =>
  plain.length <= longestPrice && (priceShape.test(plain.trim()) || spans.some(({ isGap }) => isGap));

/** Splits off the note of a dish, which follows a line break. */
function nameAndNote(text: FieldText): Pick<MenuItem, 'name' | 'note'> {
  const { plain } = text;
  const strongEnd = text.spans[0]?.isStrong === true ? text.spans[0].text.length : 0;
  const at = plain.indexOf('\n');
  if (at > 0) return { name: trimmedSlice(text, 0, at), note: trimmedSlice(text, at + 1, plain.length) };
  // A bold name followed by other words.
  if (strongEnd > 0 && strongEnd < plain.length) {
    const mark = beforeNote.find((each) => plain.startsWith(each, strongEnd));
    const from = strongEnd + (mark?.length ?? 0);
    if (plain.slice(from).trim() !== '')
      return { name: trimmedSlice(text, 0, strongEnd), note: trimmedSlice(text, from, plain.length) };
  }
  return { name: text, note: undefined };
}

/** Parses rows of a name and up to three prices; null for any other table. */
function itemsOfTable(id: string, { head, rows, foot }: TableData): readonly MenuItem[] | null {
  const columns = head.length;
  if (columns < 2 || rows.length === 0 || foot !== undefined) return null;
  const isPriceColumn = (column: number): boolean => {
    const filled = rows
      .map((row) => row[column])
      .filter((cell) => cell !== undefined && cell.plain.trim() !== '');
    return filled.length > 0 && filled.every((cell) => cell !== undefined && isPrice(cell));
  };
  const first = head.findIndex((_, column) => column > 0 && isPriceColumn(column));
  if (first < 1 || first > 2 || columns - first > mostPriceColumns) return null;
  for (let column = first; column < columns; column += 1) if (!isPriceColumn(column)) return null;
  return rows.map((row, at): MenuItem => {
    const name = row[0];
    const prices = row
      .slice(first)
      .map((text, index) => ({ id: `${id}.${at + 1}.${first + index + 1}`, text }));
    const note = first === 2 ? row[1] : undefined;
    const own = name ? nameAndNote(name) : null;
    return {
      id: `${id}.${at + 1}`,
      name: own?.name ?? prices[0]?.text ?? ({ source: '', spans: [], plain: '' } satisfies FieldText),
      note: note && note.plain !== '' ? note : own?.note,
      prices,
    };
  });
}

/** Splits off a price at the end of a text or of its first line. */
function priceApart(text: FieldText): { rest: FieldText; price: FieldText } | null {
  const { plain } = text;
  const lineEnd = plain.indexOf('\n');
  const end = lineEnd < 0 ? plain.length : lineEnd;
  for (const mark of beforePrice) {
    const at = plain.lastIndexOf(mark, end - 1);
    if (at <= 0) continue;
    const price = trimmedSlice(text, at + mark.length, end);
    if (!/^\D{0,4}\d[\d.,’']{0,8}(?:[.,][–—-])?\s?\D{0,5}$/u.test(price.plain)) continue;
    if (lineEnd < 0) return { rest: trimmedSlice(text, 0, at), price };
    const name = sliceText(text, 0, at);
    const note = sliceText(text, lineEnd, plain.length);
    return {
      rest: { ...text, spans: [...name.spans, ...note.spans], plain: name.plain + note.plain },
      price,
    };
  }
  return null;
}

/** Separates a price on the first line from the dish below it. */
function priceAbove(text: FieldText): { rest: FieldText; price: FieldText } | null {
  const end = text.plain.indexOf('\n');
  if (end <= 0) return null;
  const price = trimmedSlice(text, 0, end);
  return isPrice(price) ? { rest: trimmedSlice(text, end + 1, text.plain.length), price } : null;
}

/** 'free', 'market price': words in place of a price. */
const longestWords = 16;

/** Splits off the words that an item has where the others have their price. */
function wordsApart(text: FieldText): { rest: FieldText; price: FieldText } | null {
  const mark = [' – ', ' — ', ' … ', '\t'].find((each) => text.plain.includes(each));
  if (mark === undefined || text.plain.includes('\n')) return null;
  const at = text.plain.lastIndexOf(mark);
  const price = trimmedSlice(text, at + mark.length, text.plain.length);
  return at > 0 && price.plain !== '' && price.plain.length <= longestWords
    ? { rest: trimmedSlice(text, 0, at), price }
    : null;
}

/** Parses items that have a price, or most of them; null for any other list. */
function itemsOfList(id: string, items: readonly FlowItem[]): readonly MenuItem[] | null {
  const amounts = items.map(({ text, blocks }) =>
    blocks.length === 0 ? (priceAbove(text) ?? priceApart(text)) : null,
  );
  const found = amounts.filter((each) => each !== null).length;
  const priced =
    found >= items.length * 0.5 ? items.map(({ text }, at) => amounts[at] ?? wordsApart(text)) : amounts;
  if (priced.filter((each) => each !== null).length < Math.max(1, items.length * 0.7)) return null;
  return items.map(({ text }, at): MenuItem => {
    const own = priced[at];
    const itemId = `${id}.${at + 1}`;
    return {
      id: itemId,
      ...nameAndNote(own ? own.rest : text),
      prices: own ? [{ id: `${itemId}.price`, text: own.price }] : [],
    };
  });
}

export function menuParts({ parts }: PaperSection): readonly MenuPart[] {
  return parts.map((part): MenuPart => {
    const { id, block } = part;
    if (block.type === 'table') {
      const items = itemsOfTable(id, block.table);
      const columns = items?.[0]?.prices.length ?? 0;
      const heads = columns > 1 ? block.table.head.slice(-columns) : [];
      return items ? { type: 'items', id, heads, items } : { type: 'block', part };
    }
    if (block.type === 'list') {
      const items = itemsOfList(id, block.items);
      return items ? { type: 'items', id, heads: [], items } : { type: 'block', part };
    }
    return { type: 'block', part };
  });
}
