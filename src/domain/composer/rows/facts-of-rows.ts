import type { PromptReading } from '../../reader/read-prompt.ts';
import { fold } from '../../reader/tokenize.ts';
import { type Labeled, type RowReading, readRows } from '../../rows/read-rows.ts';
import type { OuterLabel } from '../../rows/row-labels.ts';
import { billOfRows, type ReadBill } from '../bill/bill-of-rows.ts';
import { withTypedLines } from '../bill/typed-lines.ts';
import { type BillParties, withParties } from '../bill/with-parties.ts';
import type { Facts } from '../facts/facts.ts';
import { likelyRows } from '../facts/row-clauses.ts';
import { sortFacts } from '../facts/sort-facts.ts';
import type { Range } from '../facts/text-clauses.ts';
import { type Headline, rangesOf } from '../headline/choose-headline.ts';
import { unsaidKinds } from '../headline/compositions.ts';
import { familyOf, type KindId } from '../page/kinds.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { upperFirst } from '../page/say-phrase.ts';
import { hasWordOf } from '../page/word-list.ts';
import { placesOfSpans } from '../places/find-places.ts';
import { awardOfRows } from './award-of-rows.ts';
import { sheetOfRows } from './sheet-of-rows.ts';
import { areParallel, areSure, leastSure, surenessOf } from './sureness.ts';
import { isAskedFor, withoutRequest } from './without-request.ts';

/** Returns a reading in which a title that only says the kind again names nothing. */
function withoutNamesOfKind({ rows, others }: RowReading): RowReading {
  const kinds = new Set(others.flatMap(({ label, text }) => (label === 'kind' ? [fold(text)] : [])));
  const isKind = ({ label, text }: Labeled<OuterLabel>): boolean =>
    label === 'title' && kinds.has(fold(text));
  return { rows, others: others.map((each) => (isKind(each) ? { ...each, label: 'kind' } : each)) };
}

/** Returns the words of a reading that head its page; null if it names nothing but the kind. */
export function headlineOfRows(reading: RowReading, leastNamed = 0): Headline | null {
  const { others } = withoutNamesOfKind(reading);
  for (const label of ['title', 'subject', 'from'] as const) {
    const named = others.find((each) => each.label === label && each.confidence >= leastNamed);
    if (named) return { text: named.text, range: { start: named.start, end: named.end } };
  }
  return null;
}

/** From this confidence on, a name heads the page. */
const surelyNamed = 0.85;
/** From this one on, it says more than the kind alone, behind which it stands. */
const likelyNamed = 0.5;

/** Returns the headline of a page of rows: the chosen words, or what the rows name, behind the kind if that is unsure. */
function headlineWithRows(
  reading: RowReading,
  kind: KindId | null,
  chosen: Headline | null,
): Headline | null {
  if (chosen?.range) return chosen;
  const sure = headlineOfRows(reading, surelyNamed);
  const likely = sure ?? headlineOfRows(reading, likelyNamed);
  if (sure || !likely || !chosen || (kind !== null && unsaidKinds.has(kind))) return likely ?? chosen;
  return { ...likely, text: `${upperFirst(chosen.text)}: ${likely.text}`, words: likely.text };
}

/** Kinds whose forms have readers of their own. */
const ownForm: ReadonlySet<KindId> = new Set<KindId>(['form', 'lesson']);

/** Number of readings that are tried until the sums of a bill agree with its lines. */
const mostReadings = 6;

/** Returns whether the rows of a bill are sure, whatever else is: they hold all of its prices. */
function areRowsSure(text: string, reading: RowReading, { values, language }: PromptReading): boolean {
  const { rows } = reading;
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || rows.length < fewestLines || !areParallel(text, reading, language)) return false;
  const within = { start: first.start, end: last.end };
  const arePricesWithin = values.every(
    ({ kind, start, end }) => kind !== 'money' || rows.some((row) => row.start <= start && row.end >= end),
  );
  return arePricesWithin && surenessOf(text, reading, language, within) >= leastOfLines;
}

/**
 * Returns how a bill is read, if its sums prove it, or if none of its rows is in doubt; null otherwise.
 * @param parties who bills whom as another reader says, if the one of rows isn't sure
 */
function surelyReadBill(text: string, read: PromptReading, parties: BillParties): ReadBill | null {
  const { language, spans } = read;
  const isAsked = (range: Range): boolean => isAskedFor(text, range, read);
  const billFor = (rows: RowReading): ReadBill =>
    billOfRows({ text, language, written: language, isAsked }, withoutRequest(text, rows, read));
  const first = likelyRows(text, read);
  const likeliest = billFor(first);
  if (likeliest.isProven) return likeliest;
  const lines = withTypedLines(text, first, language);
  const typed = lines && billFor(lines);
  // Without sums to prove it, what isn't certain in such lines leaves the total open.
  if (typed && (typed.isProven || typed.isClosed || !typed.hasSums)) return typed;
  const bills = [likeliest];
  if (likeliest.hasSums)
    for (const rows of readRows({ text, language, spans }, mostReadings).slice(1)) {
      const bill = billFor(rows);
      if (bill.isProven) return bill;
      bills.push(bill);
    }
  const closed = bills.find(({ isClosed }) => isClosed);
  if (closed) return closed;
  if (!likeliest.isSure || likeliest.hasSums) return null;
  const isSure =
    first.rows.length >= fewestLines &&
    areParallel(text, first, language) &&
    surenessOf(text, first, language) >= leastSure;
  if (isSure) return likeliest;
  return areRowsSure(text, first, read) ? withParties(likeliest, parties, first.rows) : null;
}

const fewestLines = 2;
/** From this sureness on, lines that hold all prices of a bill, and of which each is certain, are its own. */
const leastOfLines = 0.75;

/** Returns the facts of a prompt whose rows are read with certainty; null if they aren't. */
export function factsOfSureRows(
  text: string,
  read: PromptReading,
  facts: Pick<Facts, 'kind' | 'kindText' | 'headline'> & BillParties,
): Facts | null {
  const { kind, kindText, headline } = facts;
  const family = kind === null ? 'paper' : familyOf(kind);
  if (family === 'bill') {
    const bill = surelyReadBill(text, read, facts);
    const empty = sortFacts('', { ...read, spans: [], values: [] }, kind, headline);
    return bill && { ...empty, kind, kindText, headline: null, bill };
  }
  if (family === 'letter' || (kind !== null && ownForm.has(kind))) return null;
  const reading = likelyRows(text, read);
  if (!areSure(text, reading, read.language)) return null;
  const named = headlineWithRows(reading, kind, headline);
  return factsOfRows(text, read, reading, { kind, kindText, headline: named });
}

/** Returns the facts of a prompt whose rows are read: a bill, or a headline and a sheet with every other word. */
export function factsOfRows(
  text: string,
  read: PromptReading,
  rows: RowReading,
  named: Pick<Facts, 'kind' | 'kindText' | 'headline'>,
): Facts {
  const { language } = read;
  const empty = sortFacts('', { ...read, spans: [], values: [] }, named.kind, named.headline);
  const { kind, headline } = named;
  const isAsked = (range: Range): boolean => isAskedFor(text, range, read);
  const told = withoutNamesOfKind(withoutRequest(text, rows, read));
  // A delivery note without prices is read like any other page of rows.
  const isPriced = told.rows.some(({ parts }) =>
    parts.some(({ label }) => label === 'rate' || label === 'amount'),
  );
  const isDelivery =
    !isPriced && named.kindText !== null && hasWordOf(named.kindText, pageWordsOf(language).bill.delivery);
  if (kind !== null && familyOf(kind) === 'bill' && !isDelivery) {
    const bill = billOfRows({ text, language, written: language, isAsked }, told);
    return { ...empty, ...named, bill };
  }
  const page = { text, language, rows: told, headline: rangesOf(headline), isAsked };
  const award = kind === 'certificate' ? awardOfRows(page) : null;
  if (award) return { ...empty, ...named, award };
  const sheet = sheetOfRows({ ...page, kind, places: placesOfSpans(read) });
  return { ...empty, ...named, sheet };
}
