import type { Page } from '../../content/document-content.ts';
import { blocksOf } from '../../content/edit/places.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import { upperFirst } from '../page/say-phrase.ts';
import { tell } from '../speech/saying.ts';
import { has, isIn, withoutSmallEnd } from './add-line.ts';
import { quoted } from './name-part.ts';
import { insertOperation } from './place-operations.ts';
import type { Request, Step } from './request.ts';

/** '6.50', '£11', '12 €'. */
const price = /^\p{Sc}?\s?\d[\d.,]{0,9}\s?\p{Sc}?$/u;
const priceAtEnd = /[\s:,–-](\p{Sc}? ?\d[\d.,]{0,9} ?\p{Sc}?)$/u;
/** A longer text is no entry of a list. */
const mostCharacters = 100;

const isBold = (cell: string): boolean => /^\*\*[^*]+\*\*$/.test(cell);

interface PriceTable {
  readonly unit: string;
  readonly rows: readonly (readonly string[])[];
}

/** Returns the last editable table whose rows are a name and a number. */
function priceTable(request: Request): PriceTable | undefined {
  const tables = request.content.pages.flatMap((page: Page): PriceTable[] =>
    blocksOf(page).flatMap((block) => {
      if (block.type !== 'table' || block.id === undefined || !isIn(request, page, block)) return [];
      const { rows, computed } = block.table;
      const arePrices = rows.length > 1 && rows.every((row) => row.length === 2 && price.test(row[1] ?? ''));
      return arePrices && computed === undefined ? [{ unit: block.id, rows }] : [];
    }),
  );
  return tables.at(-1);
}

/** Adds 'lentil stew 12' to a list of prices as a row that looks like the others. */
export function addRow(request: Request, text: string): Step | undefined {
  const found = text.length > mostCharacters ? null : priceAtEnd.exec(text);
  if (!found) return undefined;
  const amount = found[1] ?? '';
  const words = trimEndOf(text.slice(0, found.index), ' :,–-');
  // 'A dish: lentil stew': what precedes the colon says what is added.
  const name = withoutSmallEnd(words.replace(/^.*:\s+/, ''), request.reading.language);
  // 'A note: closed until 12' is a sentence.
  if (!/\p{L}/u.test(name) || has(request, request.text, 'note')) return undefined;
  const table = priceTable(request);
  if (!table) return undefined;
  const { unit, rows } = table;
  const first = upperFirst(name);
  const row = [rows.every(([cell = '']) => isBold(cell)) ? `**${first}**` : first, amount.trim()];
  return {
    operations: [insertOperation(request.content, unit, ['table', 'rows'], row, rows.length)],
    said: tell('added', { names: [quoted(`${first} ${amount.trim()}`)] }),
  };
}
