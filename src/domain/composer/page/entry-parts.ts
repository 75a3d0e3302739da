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

function sayEntry({ item, parts }: Entry, ledger: Ledger): SaidEntry {
  ledger.use([item, ...parts]);
  const of = (...labels: readonly string[]): Phrase[] => parts.filter(({ label }) => labels.includes(label));
  return {
    title: asPoint(item),
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
