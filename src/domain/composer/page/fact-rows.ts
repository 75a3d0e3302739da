import type { ReaderLanguage } from '../../reader/languages.ts';
import type { Facts, Phrase } from '../facts/facts.ts';
import type { Ledger } from '../facts/ledger.ts';
import { pageWordsOf } from './lexicon/index.ts';
import { asHeadline, joinedPhrases } from './say-phrase.ts';

export interface FactRow {
  readonly label: string;
  readonly value: string;
  readonly icon?: string;
}

interface RowsOf {
  readonly text: string;
  readonly facts: Facts;
  readonly ledger: Ledger;
  readonly written: ReaderLanguage;
}

/** When, where, with whom and for how much; a value that the prompt introduces by a word of its own keeps it. */
export function factRows({ text, facts, ledger, written }: RowsOf): FactRow[] {
  const { labels } = pageWordsOf(written);
  const { language } = facts;
  const rows: FactRow[] = [];
  const add = (phrases: readonly Phrase[], label: string, icon: string): void => {
    const left = ledger.left(phrases);
    const named = left.filter(({ lead }) => lead);
    const plain = left.filter(({ lead }) => !lead);
    if (plain.length > 0) rows.push({ label, value: joinedPhrases(text, ledger.use(plain), language), icon });
    for (const phrase of named)
      rows.push({
        label: asHeadline(phrase.lead ?? label, language),
        value: joinedPhrases(text, [ledger.use(phrase)], language),
        icon,
      });
  };
  add([...facts.dates, ...facts.times], labels.when, 'calendar');
  add(facts.places, labels.where, 'map pin');
  add(facts.amounts, labels.price, 'ticket');
  add(facts.names, labels.with, 'users');
  add(facts.contacts, labels.contact, 'envelope');
  return rows;
}
