import type { Entry, Phrase } from '../facts/facts.ts';
import type { Ledger } from '../facts/ledger.ts';
import { asPoint, escaped } from './say-phrase.ts';

/** An entry as text: title, time, and other details. */
export interface SaidEntry {
  readonly title: string;
  /** Its time or date, if any. */
  readonly when: string;
  readonly price: string;
  /** Quantity with unit, names. */
  readonly rest: string;
}

const said = (phrases: readonly Phrase[]): string => phrases.map(({ text }) => escaped(text)).join(' ');

/** Returns the quantity and unit directly before an item: '2 kg' of '2 kg flour'. */
function amountBefore({ item, parts }: Entry): readonly Phrase[] {
  const amount: Phrase[] = [];
  let { start } = item;
  for (const part of parts.toReversed()) {
    const isAmount = part.label === 'qty' || part.label === 'unit';
    if (!isAmount || part.end > start || start - part.end > 1) continue;
    amount.unshift(part);
    start = part.start;
  }
  return amount;
}

function sayEntry(entry: Entry, ledger: Ledger): SaidEntry {
  const { item, parts } = entry;
  ledger.use([item, ...parts]);
  const amount = amountBefore(entry);
  const others = parts.filter((part) => !amount.includes(part));
  const of = (...labels: readonly string[]): Phrase[] => others.filter(({ label }) => labels.includes(label));
  const words = [...amount, item];
  const typed = words
    .map(({ text, start }, at) => `${at > 0 && start > (words[at - 1]?.end ?? start) ? ' ' : ''}${text}`)
    .join('');
  return {
    title: amount.length === 0 ? asPoint(item) : asPoint({ ...item, text: typed }),
    when: said(of('date', 'time')),
    price: said(of('money', 'rate')),
    rest: [said(of('qty', 'unit')), said(of('name'))].filter(Boolean).join(', '),
  };
}

export const sayEntries = (entries: readonly Entry[], ledger: Ledger): readonly SaidEntry[] =>
  entries.map((entry) => sayEntry(entry, ledger));

/** Returns the details of an entry other than its title. */
export const restOf = ({ when, price, rest }: SaidEntry): string =>
  [rest, when, price].filter(Boolean).join(' · ');
