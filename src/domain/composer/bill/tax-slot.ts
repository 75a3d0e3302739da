import { fold } from '../../reader/tokenize.ts';
import { taxName } from '../page/bill-terms.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { escaped } from '../page/say-phrase.ts';
import { hasWordOf, isWordOf } from '../page/word-list.ts';
import type { BillFigure } from './bill-figures.ts';
import type { BillOption } from './bill-option.ts';
import { labelFor, type SumReading, worthOf } from './sum-reading.ts';

/** Returns what a phrase about a tax may mean: on top, included, one of some lines, or no number at all. */
export function taxSlot(reading: SumReading): BillOption[] {
  const { language, percent, amount, has, note, figures } = reading;
  const { bill } = pageWordsOf(language);
  const isIncluded = has(bill.including) && !has(bill.excluding);
  const words = labelFor(reading, '');
  const isShort =
    words !== '' &&
    words.split(' ').length <= 4 &&
    !hasWordOf(words, `${bill.including}, ${bill.excluding ?? ''}`);
  // 'vat' is printed as 'VAT'.
  const label = isShort && !isWordOf(fold(words), bill.tax) ? words : taxName(note, bill.tax);
  const asNote = (cost: number): BillOption => ({ cost, isSure: true, note });
  if (!percent && !amount) {
    const marked = reading.text.slice(reading.phrase.mark.start, reading.phrase.mark.end);
    const isAdded = figures.length === 0 && (has(bill.excluding) || /^\s?\+/u.test(marked));
    // Several percentages are each of some lines only.
    const areSeveral = figures.filter(({ kind }) => kind === 'percent').length > 1;
    const isOpen = !isIncluded && (isAdded || areSeveral);
    return isOpen ? [{ cost: 0, isSure: false }, asNote(1)] : [asNote(0)];
  }
  // 'Art. 21 of the tax act' states no amount.
  if (!percent && !reading.isPriced) {
    const tax = { label, amount: worthOf(amount) };
    return [asNote(0), { cost: 1, isSure: false, tax }, { cost: 2, isSure: false, tax, isInclusive: true }];
  }
  const tax = {
    label,
    ...(percent && { percent: worthOf(percent) }),
    ...(amount && { amount: worthOf(amount) }),
  };
  if (bill.withheld && has(bill.withheld) && percent)
    return [{ cost: 0, isSure: percent.isSure, withheld: { label, percent: worthOf(percent) } }, asNote(1)];
  const isSure = (percent ?? amount)?.isSure === true;
  const onTop: BillOption = { cost: isIncluded ? 1 : 0, isSure: isSure && !isIncluded, tax };
  const inside: BillOption = {
    cost: isIncluded ? 0 : 1,
    isSure: isSure && isIncluded,
    tax,
    isInclusive: true,
  };
  const ofSome: BillOption[] = amount
    ? [
        ...(percent ? [{ cost: 2, isSure: false, tax, isOfSome: true }] : []),
        { cost: 3, isSure: false, discount: { label, amount: worthOf(amount) } },
        {
          cost: 3,
          isSure: false,
          line: {
            description: label === '' ? escaped(note) : labelWith(label, percent),
            quantity: 1,
            rate: worthOf(amount),
          },
        },
      ]
    : [];
  const kept: BillOption[] = percent
    ? [{ cost: 2, isSure: false, withheld: { label, percent: worthOf(percent) } }]
    : [];
  return [...(isIncluded ? [inside, onTop] : [onTop, inside]), asNote(2), ...kept, ...ofSome];
}

const labelWith = (label: string, percent: BillFigure | null): string =>
  percent ? `${label} ${worthOf(percent)}%` : label;
