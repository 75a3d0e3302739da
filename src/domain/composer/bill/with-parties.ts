import type { OuterLabel } from '../../rows/row-labels.ts';
import type { Facts, Phrase } from '../facts/facts.ts';
import { overlaps, type Range } from '../facts/text-clauses.ts';
import type { BillPhrase, ReadBill } from './bill-of-rows.ts';

export type BillParties = Pick<Facts, 'from' | 'to' | 'places' | 'contacts'>;

/** Labels of the parties of a bill and what stands below their names. */
export const ofParties: ReadonlySet<OuterLabel | null> = new Set<OuterLabel | null>([
  'from',
  'fromaddr',
  'to',
  'toaddr',
  'contact',
]);

const asBillPhrase = ({ text, start, end }: Phrase, label: OuterLabel): BillPhrase => ({
  label,
  name: null,
  text,
  words: text,
  start,
  end,
});

/** Returns the parties of a bill as its phrases: an address belongs to the party before it. */
function phrasesOf({ from, to, places, contacts }: BillParties): BillPhrase[] {
  const isOfTo = (place: Phrase): boolean => {
    const before = [...from, ...to].filter(({ end }) => end <= place.start).sort((a, b) => b.end - a.end)[0];
    return before !== undefined && to.includes(before);
  };
  return [
    ...from.map((phrase) => asBillPhrase(phrase, 'from')),
    ...to.map((phrase) => asBillPhrase(phrase, 'to')),
    ...places.map((phrase) => asBillPhrase(phrase, isOfTo(phrase) ? 'toaddr' : 'fromaddr')),
    ...contacts.map((phrase) => asBillPhrase(phrase, 'contact')),
  ];
}

/** Returns a bill of sure rows with the parties of another reading; null if they share words with what else it tells. */
export function withParties(read: ReadBill, parties: BillParties, rows: readonly Range[]): ReadBill | null {
  const found = phrasesOf(parties);
  const others = read.phrases.filter(({ label }) => !ofParties.has(label));
  const isFree = (range: Range): boolean => ![...rows, ...others].some((other) => overlaps(other, range));
  if (!found.every(isFree)) return null;
  const left = read.phrases.filter(
    (phrase) => ofParties.has(phrase.label) && !found.some((own) => overlaps(own, phrase)),
  );
  // An address is that of its party if both readings name the same one.
  const isSame = (role: 'from' | 'to'): boolean =>
    read.phrases.some(
      (own) => own.label === role && found.some((each) => each.label === role && overlaps(each, own)),
    );
  const labelOf = ({ label }: BillPhrase): BillPhrase['label'] =>
    (label === 'toaddr' && isSame('to')) || (label === 'fromaddr' && isSame('from')) ? label : null;
  return {
    ...read,
    phrases: [...others, ...found, ...left.map((phrase) => ({ ...phrase, label: labelOf(phrase) }))],
  };
}
