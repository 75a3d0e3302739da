import type { ReaderLanguage } from '../../reader/languages.ts';
import { currencyOf } from '../page/bill-currency.ts';
import type { PageRequest } from '../page/page-request.ts';
import { regionOf } from '../region.ts';
import type { Sheet, SheetPair, SheetTable } from './sheet.ts';

const noCurrency = 'XXX';
const ofRegion = { 'en-US': 'USD', 'en-GB': 'GBP' } as const;

/** Returns the currency that the prompt names or its region implies; null if neither does. */
function currencyFor(text: string, language: ReaderLanguage): string | null {
  const named = currencyOf({ text, language, bank: [], taxes: [] });
  const region = language === 'en' ? regionOf(text) : null;
  if (named !== noCurrency) return named;
  return region && ofRegion[region];
}

/** Adds the currency of the prompt to prices that were typed without one. */
export function withCurrency(sheet: Sheet, request: PageRequest): Sheet {
  const currency = currencyFor(sheet.told ?? request.text, request.facts.language);
  if (currency === null) return sheet;
  const { language } = request.facts;
  const { format } = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 0,
  });
  const [before = '', behind = ''] = format(1).split('1');
  const symbol = `${before}${behind}`.trim();
  const pricedValue = (value: string): string =>
    /\p{Sc}/u.test(value) || value.includes(symbol)
      ? value
      : value.replace(
          /(^|\s|\+)(\d+(?:[.,]\d{2})?)(?=$|, | \p{L}{1,8}$)/gu,
          (_, lead: string, amount: string) => `${lead}${before}${amount}${behind}`,
        );
  const priced = (row: SheetPair): SheetPair => ({ ...row, value: pricedValue(row.value) });
  const pricedTable = (table: SheetTable): SheetTable => ({
    ...table,
    rows: table.rows.map((row) =>
      row.map((cell, at) => (table.priced?.includes(at) ? pricedValue(cell) : cell)),
    ),
  });
  // A few prices with a sign among others without one look like a mistake.
  const values = sheet.parts.flatMap((part) => {
    if (part.type === 'prices') return part.rows.map(({ value }) => value);
    return part.type === 'table'
      ? part.rows.flatMap((row) => part.priced?.map((at) => row[at] ?? '') ?? [])
      : [];
  });
  const areAll = values.every((value) => !/\d/.test(value) || pricedValue(value).includes(symbol));
  if (!areAll) return sheet;
  return {
    ...sheet,
    parts: sheet.parts.map((part) => {
      if (part.type === 'prices') return { ...part, rows: part.rows.map(priced) };
      return part.type === 'table' ? pricedTable(part) : part;
    }),
  };
}
