import type { BillLine } from '../../content/blocks/bill.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { fold } from '../../reader/tokenize.ts';
import type { Labeled, ReadRow } from '../../rows/read-rows.ts';
import type { RowRole } from '../../rows/row-labels.ts';
import { blankRanges } from '../../text/blank-ranges.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { escaped } from '../page/say-phrase.ts';
import { hasWordOf, isWordOf } from '../page/word-list.ts';
import { type BillFigure, type FigureUse, figuresIn } from './bill-figures.ts';
import type { BillOption, BillSlot } from './bill-option.ts';
import { withCountedTime } from './counted-times.ts';
import { cleanWords, rowWords } from './row-words.ts';
import { countsTwice, withTimesApart } from './times-apart.ts';

type Part = Labeled<RowRole>;

interface Column {
  readonly parts: readonly Part[];
  readonly figures: readonly BillFigure[];
  /** As typed. */
  readonly typed: string;
}

function columnOf(text: string, row: ReadRow, label: RowRole, language: ReaderLanguage): Column {
  const parts = row.parts.filter((part) => part.label === label);
  const figureUse = (part: Part): FigureUse => {
    const behind = row.parts[row.parts.indexOf(part) + 1];
    const isMeasured = behind?.label === 'unit' && text.slice(part.end, behind.start).trim() === '';
    return label !== 'qty' ? 'money' : isMeasured ? 'measure' : 'count';
  };
  return {
    parts,
    figures: parts.flatMap((part) => figuresIn(text, part, language, figureUse(part))),
    typed: parts.map((part) => cleanWords(part.text)).join(' '),
  };
}

const single = ({ parts, figures }: Column): BillFigure | null => {
  const [only, ...others] = figures;
  return parts.length === 1 && others.length === 0 && only && only.kind !== 'percent' ? only : null;
};

/** Most decimals of a rate. */
const rateScale = 10_000;

/** Returns the rate of which a quantity makes an amount, if it has few decimals. */
function rateFor(amount: number, quantity: number): number | null {
  if (quantity === 0) return null;
  const rate = Math.round((amount / quantity) * rateScale) / rateScale;
  return Math.abs(rate * quantity - amount) < 1e-6 ? rate : null;
}

/** Returns the first letter of a unit, without the word before it: of 'an hour' and '/m2', 'h' and 'm'. */
const unitLetter = (unit: string): string => {
  const words = fold(unit).split(/[^\p{L}\p{N}]/u);
  return words.findLast((word) => word !== '')?.charAt(0) ?? '';
};

/** Returns whether two units are the same: 'hrs' and 'an hour'. */
const isSameUnit = (one: string, other: string): boolean => unitLetter(one) === unitLetter(other);

const smallestAmount = 0.006;

/** Returns the percentage that a row itself is reduced by. */
function ownDiscount(text: string, row: ReadRow, language: ReaderLanguage): number | null {
  const { bill } = pageWordsOf(language);
  const notes = row.parts.filter(({ label }) => label === 'note');
  const percents = notes.flatMap((part) =>
    figuresIn(text, part, language, 'count').filter(({ kind, isSure }) => kind === 'percent' && isSure),
  );
  const [only, ...others] = percents;
  const said = notes.map((part) => part.text).join(' ');
  const isOff = hasWordOf(said, bill.discount) || /[-−–]\s?\d/u.test(said);
  const isOpen = hasWordOf(said, bill.condition) || hasWordOf(said, bill.tax);
  return only && others.length === 0 && isOff && !isOpen ? Math.abs(only.values[0] ?? 0) : null;
}

/** Returns whether a row says that it costs nothing. */
function isFree(text: string, row: ReadRow, language: ReaderLanguage): boolean {
  const { free, including } = pageWordsOf(language).bill;
  const words = text.slice(row.start, row.end).replaceAll(/-\p{L}+/gu, ' ');
  const prices = row.parts
    .filter(({ label }) => label === 'amount' || label === 'note')
    .map((part) => part.text);
  return hasWordOf(words, free) || prices.some((price) => hasWordOf(price, including));
}

/** Returns whether words in a row, or the two before it, leave open whether it is to be paid: 'or oak for £40', 'less £20'. */
function isOpenRow(text: string, { start, end }: ReadRow, language: ReaderLanguage): boolean {
  const { unsure = '', condition, discount } = pageWordsOf(language).bill;
  const [before = ''] =
    /(?:\p{L}{1,20} ){0,2}$/u.exec(text.slice(Math.max(0, start - leadLength), start)) ?? [];
  return hasWordOf(
    `${before}${text.slice(start, end)}`.replaceAll(/-\p{L}+/gu, ' '),
    `${unsure}, ${condition}, ${discount}`,
  );
}

/** Returns whether a price stands behind a quantity and a word that says that it is one of each: '0.5 hr at £30'. */
function isEach(text: string, { parts }: ReadRow, language: ReaderLanguage): boolean {
  const at = parts.findIndex(({ label }) => label === 'rate');
  const [before, rate] = [parts[at - 1], parts[at]];
  const isCounted = before?.label === 'qty' || before?.label === 'unit';
  const between = before && rate ? text.slice(before.end, rate.start).trim() : '';
  return isCounted && isWordOf(fold(between), pageWordsOf(language).bill.at);
}

/** How far around a row or a price its context is looked for, in characters. */
const leadLength = 24;

/** '$300-350', but not '£42 - £294', which are two columns. */
const rangeFrom = /^\p{Sc}?\d[\d.,]{0,12}[-–]\p{Sc}?\d/u;

/** Returns whether the price of a row is an estimate or a range, with the word that says so: 'portraits | about $300'. */
function withEstimate(
  text: string,
  row: ReadRow,
  language: ReaderLanguage,
): { row: ReadRow; isEstimate: boolean } {
  const at = row.parts.findIndex(({ label }) => label === 'amount' || label === 'rate');
  const price = row.parts[at];
  if (!price) return { row, isEstimate: false };
  const { about } = pageWordsOf(language).bill;
  const isRange = rangeFrom.test(text.slice(price.start, price.end + leadLength));
  if (isRange || hasWordOf(price.text, about)) return { row, isEstimate: true };
  const before = text.slice(Math.max(0, price.start - leadLength), price.start);
  const [typed = '', word = ''] = /(\p{L}{1,24})\.?\s?$/u.exec(before) ?? [];
  if (!isWordOf(fold(word), about)) return { row, isEstimate: false };
  const start = price.start - typed.length;
  const others = row.parts.slice(0, at).flatMap((part): Part[] => {
    if (part.end <= start) return [part];
    const words = text.slice(part.start, start).trimEnd();
    return words === '' ? [] : [{ ...part, end: part.start + words.length, text: words }];
  });
  const vague = { ...price, start, text: text.slice(start, price.end) };
  return { row: { ...row, parts: [...others, vague, ...row.parts.slice(at + 1)] }, isEstimate: true };
}

export interface RowContext {
  readonly language: ReaderLanguage;
  readonly group: string | null;
  /** Stands for a missing description. */
  readonly usual: string;
  /** Whether the bill has prices in several currencies, which have no sum. */
  readonly isMixed: boolean;
}

/** Returns the text of a row with spaces in place of its names: 'flat parsley' has no flat price. */
const withoutNames = (text: string, { start, end, parts }: ReadRow): string =>
  blankRanges(
    text,
    parts.filter(({ label }) => label === 'name'),
  ).slice(start, end);

/** Returns the readings of a row: which of its numbers are quantity, rate and amount. */
export function rowSlot(
  text: string,
  read: ReadRow,
  { language, group, usual, isMixed }: RowContext,
): BillSlot {
  const { row: counted, isOpen: isTimed } = withCountedTime(text, withTimesApart(read), language);
  const { row, isEstimate } = withEstimate(text, counted, language);
  const { description, details, isUnit } = rowWords(text, row, language);
  const [qty, rate, amount] = (['qty', 'rate', 'amount'] as const).map((label) =>
    columnOf(text, row, label, language),
  ) as [Column, Column, Column];
  const units = isUnit ? [] : row.parts.filter(({ label }) => label === 'unit');
  const [unit] = units;
  const areOther = units.slice(1).some(({ text: other }) => unit && !isSameUnit(unit.text, other));
  const typedUnit = units.map(({ text: words }) => cleanWords(words)).join(' ');
  const percent = ownDiscount(text, row, language);
  const line = (
    quantity: number,
    price: number | null,
    more: readonly string[] = [],
    hasUnit = true,
  ): BillLine => {
    const detail = [...more.map(escaped), ...details].join(', ');
    return {
      ...(group !== null && { group: escaped(group) }),
      description: description === '' ? usual : description,
      ...(detail !== '' && { detail }),
      quantity,
      ...(hasUnit && unit && { unit: escaped(cleanWords(unit.text)) }),
      rate: price,
    };
  };
  const countTyped = [qty.typed, typedUnit].filter(Boolean).join(' ');
  const asTyped = [countTyped, rate.typed, amount.typed].filter(Boolean).join(' · ');
  const typed = asTyped === '' ? [] : [asTyped];
  const price = single(rate)?.values[0];
  const open: BillOption = {
    cost: 0,
    isSure: false,
    line: line(1, null, typed, false),
    ...(price !== undefined && { missing: { rate: price, lineFor: (count: number) => line(count, price) } }),
  };
  if (isMixed || isEstimate) return [open];
  const options: BillOption[] = [];
  const add = (cost: number, isSure: boolean, made: BillLine): void => {
    options.push({ cost, isSure, line: made });
  };
  const isOpen = isTimed || countsTwice(text, row) || (percent === null && isOpenRow(text, row, language));
  const [q, r, a] = [single(qty), single(rate), single(amount)];
  const isUnread = (column: Column): boolean => column.parts.length > 0 && single(column) === null;
  const isSure = (...figures: readonly (BillFigure | null)[]): boolean =>
    figures.every((figure) => figure === null || figure.isSure) && !areOther && !isOpen;
  const hasOdd = [qty, rate, amount].some(isUnread);
  const counts = qty.parts.length === 0 ? [1] : (q?.values ?? manyCounts(qty));
  const nothing: BillOption = { cost: 1, isSure: false, isLeftOut: true, line: line(1, 0, typed, false) };
  if (rate.figures.length + amount.figures.length === 0) {
    if (isFree(text, row, language)) return [{ ...nothing, cost: 0, isSure: true, isLeftOut: false }];
    const count = single(qty);
    const isCounted = count?.isSure === true && rate.parts.length + amount.parts.length === 0;
    return [isCounted ? { ...open, line: line(count.values[0] ?? 1, null) } : open, nothing];
  }
  if (a && r && qty.parts.length > 0)
    for (const total of a.values)
      for (const price of r.values)
        for (const count of counts) {
          const isProduct = Math.abs(count * price - total) < smallestAmount;
          if (isProduct) add(0, q !== null && !isOpen, line(count, price));
        }
  if (a && r && options.length === 0) {
    const asCounted = [[countTyped, rate.typed].filter(Boolean).join(' × ')];
    for (const total of a.values)
      add(1, isSure(a) && !hasOdd && qty.parts.length === 0, line(1, total, asCounted, false));
    if (q)
      for (const price of r.values)
        for (const count of q.values) add(2, false, line(count, price, [amount.typed]));
  } else if (a && !r) {
    for (const total of a.values) {
      for (const count of counts) {
        const price = rateFor(total, count);
        if (price !== null) add(0, isSure(a, q) && !hasOdd, line(count, price));
        else add(0, isSure(a), line(1, total, [countTyped], false));
        if (count !== 1 && qty.parts.length > 0) add(1, false, line(count, total));
      }
      if (counts.length === 0) add(0, isSure(a), line(1, total, [countTyped], false));
    }
  } else if (r && !a) {
    const isPer = unit !== undefined && qty.parts.length === 0;
    const isFlat = hasWordOf(withoutNames(text, row), pageWordsOf(language).bill.flat);
    const isCounted = qty.parts.length > 0;
    for (const price of r.values) {
      const whole = line(1, price, [countTyped], false);
      if (isFlat && isCounted) {
        add(0, isSure(r), whole);
        continue;
      }
      for (const count of counts) add(0, isSure(r, q) && !hasOdd && !isPer, line(count, price));
      if (isCounted && !isEach(text, row, language)) add(1, false, whole);
    }
  } else if (amount.figures.length > 1)
    for (const figure of amount.figures)
      for (const total of figure.values) add(1, false, line(1, total, [asTyped], false));
  const reduced = options.flatMap((option): BillOption[] => {
    if (percent === null || !option.line) return [option];
    return [
      { ...option, line: { ...option.line, discount: percent } },
      { ...option, cost: option.cost + 1, isSure: false },
    ];
  });
  const sorted = reduced.sort((one, other) => one.cost - other.cost);
  const [first] = sorted;
  if (first?.isSure)
    return [
      { ...first, cost: 0 },
      ...sorted.slice(1).map((option) => ({ ...option, cost: Math.max(1, option.cost) })),
    ];
  return [open, ...sorted.map((option) => ({ ...option, cost: option.cost + 1 })), { ...nothing, cost: 2 }];
}

/** Returns the product of several quantities: '3 nights, 2 people'. */
function manyCounts({ figures }: Column): readonly number[] {
  if (figures.length < 2) return [];
  const values = figures.map((figure) => figure.values[0] ?? 1);
  return [values.reduce((product, value) => product * value, 1), ...values];
}
