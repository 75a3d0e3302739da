import type { Phrase } from '../facts/facts.ts';
import { contactIcon, type FactRow, factRows } from '../page/fact-rows.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import type { PageRequest } from '../page/page-request.ts';
import { asPoint, escaped, upperFirst } from '../page/say-phrase.ts';
import { hasWordOf } from '../page/word-list.ts';
import type { Sheet, SheetFact, Slot } from './sheet.ts';

const icons: Readonly<Record<Exclude<Slot, 'contact'>, string>> = {
  when: 'calendar',
  hours: 'clock',
  where: 'map pin',
  price: 'ticket',
  with: 'users',
  from: 'user',
  to: 'user',
};

const said = (words: string): string => upperFirst(escaped(words));

/** Returns the labeled facts of the opening words and the sheet, joined if they have the same label. */
export function rowsOf(request: PageRequest, sheet: Sheet): FactRow[] {
  const { facts, ledger, written, text } = request;
  const { labels, jobs } = pageWordsOf(written);
  const isJob = hasWordOf(facts.kindText ?? text.slice(0, 60), jobs);
  const rows: FactRow[] = factRows(request);
  for (const [label, phrases] of [
    [labels.from, ledger.left(facts.from)],
    [labels.to, ledger.left(facts.to)],
  ] as const)
    if (phrases.some(isNamed))
      rows.push({
        label,
        value: ledger
          .use(phrases)
          .map(asPoint)
          .join(', ')
          .replace(/^[–—-]\s/u, ''),
      });
  const labelOf = ({ slot, label }: SheetFact): string =>
    label === null ? (slot === 'price' && isJob ? labels.pay : labels[slot]) : said(label);
  for (const given of sheet.facts) {
    // What a job pays is one fact with all of its words.
    const fact =
      isJob && given.slot === 'price' && given.typed ? { ...given, label: null, value: given.typed } : given;
    const label = labelOf(fact);
    const at = rows.findIndex((row) => row.label === label);
    const open = rows[at];
    const value = fact.label === null ? said(fact.value) : escaped(fact.value);
    if (open && fact.label === null) rows[at] = { ...open, value: `${open.value}, ${escaped(fact.value)}` };
    else {
      const icon = fact.slot === 'contact' ? contactIcon(fact.value) : icons[fact.slot];
      rows.push({ label, value: upperFirst(value), icon });
    }
  }
  return rows;
}

/** A house or a person has a name: 'restaurant' is none. */
const isNamed = ({ text, label }: Phrase): boolean =>
  label === 'to' || !/^\P{Lu}*$/u.test(text) || !/\p{Ll}/u.test(text);
