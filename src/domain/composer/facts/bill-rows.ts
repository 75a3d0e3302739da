import type { Label } from '../../reader/labels.ts';
import type { PromptReading, ReadSpan } from '../../reader/read-prompt.ts';
import { type ReadRow, type RowReading, readRows } from '../../rows/read-rows.ts';
import type { OuterLabel } from '../../rows/row-labels.ts';
import { termsAt } from '../../rows/term-words.ts';
import { billCodes } from './bill-codes.ts';
import type { TypedLine } from './bill-lines.ts';
import { type BillText, billText, numeralsIn } from './bill-numerals.ts';
import { spanOf } from './bill-parts.ts';
import { billSpans } from './bill-spans.ts';
import { isPriced, isRefuted, pieceOf, pricedLines, settleLines } from './settle-lines.ts';
import { saysSomething } from './small-words.ts';
import { longestRead, overlaps, type Range } from './text-clauses.ts';

/** Labels of the page for words outside of rows. */
const labelFor: Readonly<Partial<Record<OuterLabel, Label>>> = {
  kind: 'kind',
  title: 'subject',
  subject: 'subject',
  from: 'from',
  fromaddr: 'place',
  to: 'to',
  toaddr: 'place',
  contact: 'contact',
  date: 'date',
  no: 'cmd',
  cmd: 'cmd',
  wish: 'cmd',
  hide: 'cmd',
};

/** Labels that the words before them only introduce. */
const introduced: ReadonlySet<OuterLabel> = new Set<OuterLabel>([
  'kind',
  'from',
  'fromaddr',
  'to',
  'toaddr',
  'contact',
  'no',
  'date',
  'title',
  'subject',
]);

/** Number of readings that arithmetic chooses from. */
const mostReadings = 6;

export interface BillRows {
  readonly spans: readonly ReadSpan[];
  readonly lines: readonly TypedLine[];
  /** The number of the document. */
  readonly number: string | undefined;
}

const marks = /^[.,;:!?•·–—\n|()-]$/u;

/** Returns the words around labeled ones that no label covers, up to the next mark, row or label. */
function withCues(bill: BillText, part: Range, taken: readonly Range[]): Range {
  const { first, next } = pieceOf(bill, part);
  const isOpen = (at: number): boolean => {
    const token = bill.tokens[at];
    return token !== undefined && !marks.test(token.text) && taken.every((range) => !overlaps(range, token));
  };
  let from = first;
  // A colon joins a cue to its value: 'Total: £40'.
  while (
    from > 0 &&
    !bill.tokens[from]?.startsLine &&
    (isOpen(from - 1) || (bill.tokens[from - 1]?.text === ':' && isOpen(from - 2)))
  )
    from--;
  let end = next;
  while (end < bill.tokens.length && !bill.tokens[end]?.startsLine && isOpen(end)) end++;
  return {
    start: bill.tokens[from]?.start ?? part.start,
    end: Math.max(part.end, bill.tokens[end - 1]?.end ?? part.end),
  };
}

/** Returns a reading with its fees as rows: a bill adds them up like all others. */
function withFees(bill: BillText, { rows, others }: RowReading): RowReading {
  const isFee = ({ label }: RowReading['others'][number]): boolean => label === 'fee';
  const fees = others.filter(isFee).map((fee): ReadRow => {
    const range = withCues(bill, fee, [...rows, ...others.filter((other) => other !== fee)]);
    const piece = pieceOf(bill, range);
    const parts = numeralsIn(bill, piece.first, piece.next).map(({ first, next }) => {
      const start = bill.tokens[first]?.start ?? 0;
      const end = bill.tokens[next - 1]?.end ?? start;
      const { confidence } = fee;
      return { label: 'amount' as const, start, end, text: bill.text.slice(start, end), confidence };
    });
    return { ...range, parts, confidence: fee.confidence };
  });
  return {
    rows: [...rows, ...fees].sort((a, b) => a.start - b.start),
    others: others.filter((other) => !isFee(other)),
  };
}

/** Returns the spans of a reading: rows as items, values and terms with the words that introduce them. */
function spansOf(bill: BillText, { rows, others }: RowReading, fixed: readonly Range[]): ReadSpan[] {
  const { text, tokens, language } = bill;
  const terms = termsAt(tokens, language);
  const isCue = ({ start, end }: Range): boolean => {
    const { first, next } = pieceOf(bill, { start, end });
    return tokens
      .slice(first, next)
      .every((token, at) => (terms[first + at] ?? 0) !== 0 || !saysSomething(token.text, language));
  };
  const taken: Range[] = [...rows, ...others, ...fixed];
  const spans: ReadSpan[] = fixed.map((range) => spanOf('detail', text, range));
  for (const other of others) {
    if (fixed.some((range) => overlaps(range, other))) continue;
    const wide = withCues(
      bill,
      other,
      taken.filter((range) => range !== other),
    );
    const label = labelFor[other.label] ?? 'detail';
    const [before, behind] = [
      { start: wide.start, end: other.start },
      { start: other.end, end: wide.end },
    ];
    if (!introduced.has(other.label)) {
      const own = label === 'cmd' ? other : wide;
      spans.push(spanOf(label, text, own));
      taken.push(own);
      continue;
    }
    spans.push(spanOf(label, text, other));
    for (const side of [before, behind])
      if (side.end > side.start && /\S/.test(text.slice(side.start, side.end)) && isCue(side)) {
        spans.push(spanOf('cmd', text, side));
        taken.push(side);
      }
  }
  // A price that is neither in a row nor in a term leaves the total open.
  for (const value of bill.values) {
    if (value.kind !== 'money' || rows.length === 0 || taken.some((range) => overlaps(range, value)))
      continue;
    const wide = withCues(bill, value, taken);
    spans.push(spanOf('item', text, wide));
    taken.push(wide);
  }
  for (const row of rows) spans.push(spanOf('item', text, row));
  return spans.filter((span, at) => spans.every((other, index) => index >= at || !overlaps(other, span)));
}

const partyLabels: ReadonlySet<OuterLabel> = new Set<OuterLabel>([
  'from',
  'fromaddr',
  'to',
  'toaddr',
  'contact',
]);

/** Returns the sender, the recipient and what stands below them. */
function partiesOf(bill: BillText, { others }: RowReading, fixed: readonly Range[]): ReadSpan[] {
  return others.flatMap((other) =>
    partyLabels.has(other.label) && fixed.every((range) => !overlaps(range, other))
      ? [{ ...spanOf(labelFor[other.label] ?? 'detail', bill.text, other), confidence: other.confidence }]
      : [],
  );
}

/**
 * Returns the spans and lines of a bill. The reader of rows says who is billed by whom, and what the rows are if they add up
 * to a total that the prompt states, or if all of them have prices where rules leave one open. Otherwise, rules decide.
 */
export function billRows(given: string, { spans, values, language }: PromptReading): BillRows {
  const text = given.slice(0, longestRead);
  const bill = billText(text, language, values, spans);
  const codes = billCodes(text, language);
  const readings = readRows({ text, language, spans }, mostReadings).map((each) => withFees(bill, each));
  const [best = { rows: [], others: [] }] = readings;
  const numberOf = ({ others }: RowReading): (Range & { readonly text: string }) | undefined =>
    codes.number
      ? { ...codes.number, text: codes.number.value }
      : others.find(({ label, text: words }) => label === 'no' && /\d/.test(words));
  const fixedIn = (reading: RowReading): readonly Range[] => [numberOf(reading) ?? [], ...codes.bank].flat();
  const ruled = billSpans(bill, spans, fixedIn(best), partiesOf(bill, best, fixedIn(best)));
  const settled =
    settleLines(bill, readings) ?? (isPriced(ruled.lines) ? null : pricedLines(bill, readings, ruled.lines));
  const { reading } = settled ?? { reading: best };
  const number = numberOf(reading);
  // A number of the bill has a place of its own.
  const withoutNumber = (made: readonly ReadSpan[]): ReadSpan[] =>
    made.map((span) => (number && overlaps(span, number) ? { ...span, label: 'cmd' } : span));
  if (settled) {
    const isApart = (range: Range): boolean => reading.rows.every((row) => !overlaps(row, range));
    const own = spansOf(bill, reading, fixedIn(reading).filter(isApart));
    return {
      spans: withoutNumber(own).sort((a, b) => a.start - b.start),
      lines: settled.lines,
      number: number?.text,
    };
  }
  // Where the lines come to another total than the stated one, none is computed.
  const totals = isRefuted(bill, best, ruled.lines)
    ? best.others.filter(({ label }) => label === 'total')
    : [];
  const isTotal = (span: ReadSpan): boolean =>
    span.label === 'detail' && totals.some((total) => overlaps(total, span));
  return {
    spans: withoutNumber(ruled.spans).map((span) => (isTotal(span) ? { ...span, label: 'item' } : span)),
    lines: ruled.lines,
    number: number?.text,
  };
}
