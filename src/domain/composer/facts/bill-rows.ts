import type { Label } from '../../reader/labels.ts';
import type { PromptReading, ReadSpan } from '../../reader/read-prompt.ts';
import { type RowReading, readRows } from '../../rows/read-rows.ts';
import type { OuterLabel } from '../../rows/row-labels.ts';
import { billCodes } from './bill-codes.ts';
import type { TypedLine } from './bill-lines.ts';
import { type BillText, billText } from './bill-numerals.ts';
import { spanOf } from './bill-parts.ts';
import { billSpans } from './bill-spans.ts';
import { longestRead, overlaps, type Range } from './text-clauses.ts';

export interface BillRows {
  readonly spans: readonly ReadSpan[];
  readonly lines: readonly TypedLine[];
  /** The number of the document. */
  readonly number: string | undefined;
}

/** Labels of the page for who is billed by whom. */
const labelFor: Readonly<Partial<Record<OuterLabel, Label>>> = {
  from: 'from',
  fromaddr: 'place',
  to: 'to',
  toaddr: 'place',
  contact: 'contact',
};

/** Returns the sender, the recipient and what follows them. */
function partiesOf(bill: BillText, { others }: RowReading, fixed: readonly Range[]): ReadSpan[] {
  return others.flatMap((other) => {
    const label = labelFor[other.label];
    return label && fixed.every((range) => !overlaps(range, other))
      ? [{ ...spanOf(label, bill.text, other), confidence: other.confidence }]
      : [];
  });
}

/**
 * Returns the spans and lines of a bill. Rules decide its lines, because a total may never be wrong; the reader of rows
 * says who is billed by whom, and which number is that of the bill.
 */
export function billRows(given: string, { spans, values, language }: PromptReading): BillRows {
  const text = given.slice(0, longestRead);
  const bill = billText(text, language, values, spans);
  const codes = billCodes(text, language);
  const [reading = { rows: [], others: [] }] = readRows({ text, language, spans });
  const number: (Range & { readonly text: string }) | undefined = codes.number
    ? { ...codes.number, text: codes.number.value }
    : reading.others.find(({ label, text: words }) => label === 'no' && /\d/.test(words));
  const fixed = [...(number ? [number] : []), ...codes.bank];
  const ruled = billSpans(bill, spans, fixed, partiesOf(bill, reading, fixed));
  return {
    // A number of the bill has a place of its own.
    spans: ruled.spans.map((span) => (number && overlaps(span, number) ? { ...span, label: 'cmd' } : span)),
    lines: ruled.lines,
    number: number?.text,
  };
}
