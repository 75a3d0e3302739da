import { pageWordsOf } from '../page/lexicon/index.ts';
import { escaped } from '../page/say-phrase.ts';
import type { BillFigure } from './bill-figures.ts';
import type { BillOption, BillSlot, StatedSum } from './bill-option.ts';
import { cleanWords } from './row-words.ts';
import {
  firstOf,
  isPrice,
  labelFor,
  type SumContext,
  type SumPhrase,
  type SumReading,
  sumReading,
  worthOf,
} from './sum-reading.ts';
import { taxSlot } from './tax-slot.ts';

/** What a phrase adds to the sums. */
export interface ReadSum {
  readonly slot: BillSlot;
  readonly stated: readonly StatedSum[];
}

function discountSlot(reading: SumReading, count: number): BillOption[] {
  const { language, written, percent, amount, has, note } = reading;
  const { bill } = pageWordsOf(language);
  const label = labelFor(reading, firstOf(pageWordsOf(written).bill.discount));
  if (!percent && !amount) return [{ cost: 0, isSure: true, note }];
  const isOpen = has(bill.condition) || (!percent && !reading.isPriced);
  const isSure = (percent ?? amount)?.isSure === true && !isOpen;
  const off = (cost: number, each: { percent?: number; amount?: number }): BillOption => ({
    cost,
    isSure: isSure && cost === 0,
    discount: { label, ...each },
  });
  const options: BillOption[] = [];
  const base = isOpen ? 1 : 0;
  if (percent) options.push(off(base, { percent: worthOf(percent) }));
  if (amount) options.push(off(base + (percent ? 1 : 0), { amount: worthOf(amount) }));
  options.push({ cost: isOpen ? 0 : 1, isSure: true, note });
  if (percent)
    for (let line = 0; line < Math.min(count, 12); line++)
      options.push({ cost: 2, isSure: false, off: { line, percent: worthOf(percent) } });
  return options.sort((one, other) => one.cost - other.cost);
}

function paidSlot(reading: SumReading): BillOption[] {
  const { language, written, percent, amount, has, note, phrase } = reading;
  const { bill } = pageWordsOf(language);
  const asNote = (cost: number): BillOption => ({ cost, isSure: true, note });
  const figure = amount ?? percent;
  if (!figure) return [asNote(0)];
  const list = phrase.label === 'deposit' ? bill.deposit : bill.paid;
  const label = labelFor(
    reading,
    firstOf(phrase.label === 'deposit' ? pageWordsOf(written).bill.deposit : pageWordsOf(written).bill.paid),
  );
  // 'Card ending 4471' is no payment of 4471 where prices have signs.
  const isPaid =
    (reading.isPriced || !amount) &&
    (phrase.label === 'paid' ? !has(bill.unpaid) : has(bill.paid) && !has(bill.unpaid));
  const paid: BillOption = {
    cost: isPaid ? 0 : 1,
    isSure: isPaid && figure.isSure,
    paid: {
      label: label === '' ? firstOf(list) : label,
      ...(amount ? { amount: worthOf(amount) } : { percent: worthOf(percent) }),
    },
  };
  // What was billed before is taken off before tax.
  const off: BillOption[] = amount
    ? [{ cost: 2, isSure: false, discount: { label: paid.paid?.label ?? '', amount: worthOf(amount) } }]
    : [];
  return [...(isPaid ? [paid, asNote(1)] : [asNote(0), { ...paid, cost: 1 }]), ...off];
}

function feeSlot(reading: SumReading): BillOption[] {
  const { amount, has, note, language, text, phrase } = reading;
  const { bill } = pageWordsOf(language);
  const asNote = (cost: number): BillOption => ({ cost, isSure: true, note });
  if (!amount) return [asNote(0)];
  const description = labelFor(reading, escaped(cleanWords(text.slice(phrase.mark.start, phrase.mark.end))));
  const isOpen = has(bill.condition) || !reading.isPriced;
  const line: BillOption = {
    cost: isOpen ? 1 : 0,
    isSure: amount.isSure && !isOpen,
    line: { description, quantity: 1, rate: worthOf(amount) },
  };
  return isOpen ? [asNote(0), line] : [line, asNote(1)];
}

/** Returns what a phrase about a sum may mean, and the sums that it states. */
export function readSum(...given: Parameters<typeof sumOf>): ReadSum {
  const { slot, stated } = sumOf(...given);
  const said = cleanWords(given[1].text);
  return { slot: slot.map((option) => ({ ...option, said })), stated };
}

function sumOf(text: string, phrase: SumPhrase, context: SumContext): ReadSum {
  const reading = sumReading(text, phrase, context);
  const { figures } = reading;
  const { label } = phrase;
  const stated = (role: StatedSum['role'], figure: BillFigure | null): StatedSum[] =>
    figure ? [{ role, values: figure.values, text: reading.note }] : [];
  if (label === 'total' || label === 'subtotal' || label === 'balance') {
    const first = reading.amount ?? figures.find(({ kind }) => kind !== 'percent') ?? null;
    return { slot: [], stated: stated(label, first) };
  }
  // A price without a word for a tax is one of another thing.
  const { tax } = pageWordsOf(context.language).bill;
  const isItem = reading.percent === null && isPrice(text, reading.amount) && !reading.has(tax);
  if (label === 'tax' && isItem) return { slot: feeSlot(reading), stated: [] };
  if (label === 'tax') {
    const isStated = reading.percent !== null || isPrice(text, reading.amount);
    return { slot: taxSlot(reading), stated: isStated ? stated('tax', reading.amount) : [] };
  }
  if (label === 'discount') {
    const isStated = reading.percent !== null && isPrice(text, reading.amount);
    return {
      slot: discountSlot(reading, context.count),
      stated: isStated ? stated('discount', reading.amount) : [],
    };
  }
  if (label === 'fee') return { slot: feeSlot(reading), stated: [] };
  return { slot: paidSlot(reading), stated: [] };
}
