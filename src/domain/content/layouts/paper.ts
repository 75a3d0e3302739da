import { z } from 'zod';
import { bill, due, labeled, party } from '../blocks/bill.ts';
import { block, entry, fact } from '../blocks/blocks.ts';
import { chart } from '../blocks/chart.ts';
import { diagram } from '../blocks/diagram.ts';
import { figure } from '../blocks/figure.ts';
import { holds, isoDate, line, prose } from '../limits.ts';
import { pageBase } from './page-base.ts';

/** Invoice or quote. Continues on further pages. Every amount is computed from quantities, rates and percentages. */
export const invoice = z.strictObject({
  ...pageBase,
  layout: z.literal('invoice'),
  /** 'Invoice', 'Quote'. */
  title: line,
  number: line,
  issued: isoDate,
  due: due.optional(),
  /** What that day is, where it is not the day of payment: 'Valid until'. */
  dueLabel: line.optional(),
  terms: line.optional(),
  from: party,
  /** What the sender does, next to the name: 'Book design, Bristol'. */
  tagline: line.optional(),
  to: party,
  /** The client's own number: 'Your order'. */
  reference: labeled.optional(),
  subject: line.optional(),
  ...bill.shape,
  /** Replaces 'Subtotal'. */
  subtotalLabel: line.optional(),
  /** Replaces 'Amount due': 'Total' of a quote. */
  amountLabel: line.optional(),
  payment: z.array(labeled).max(20),
  note: prose.optional(),
  /** Lettered, for the lines that refer to them. */
  remarks: z.array(prose).max(26).optional(),
  /** Small print at the foot: registration, addresses. */
  foot: z.array(line).max(10).optional(),
});

/** One page that makes a case: claim, number, evidence, next step. */
export const onePager = z.strictObject({
  ...pageBase,
  layout: z.literal('one-pager'),
  title: line,
  lead: prose.optional(),
  /** The one number that the page is about. */
  hero: figure.optional(),
  /** Stops of a route in their order, drawn as a line; the unnamed ones are empty. */
  stops: holds(line, 2, 12).optional(),
  diagram: diagram.optional(),
  figures: holds(figure, 0, 4).optional(),
  chart: chart.optional(),
  sections: holds(entry, 0, 6),
  quote: z.strictObject({ text: prose, by: line.optional() }).optional(),
  action: line.optional(),
  contact: z.array(line).max(20).optional(),
});

/** Flyer, poster or invitation: few words, large. */
export const flyer = z.strictObject({
  ...pageBase,
  layout: z.literal('flyer'),
  /** The event or offer in a few words. */
  title: line,
  tagline: line.optional(),
  /** Set largest: a date ('14 June'), a price, a percentage. The title where absent. */
  hero: line.optional(),
  facts: holds(fact, 1, 4),
  /** Entries with a label, such as a time, are a program. */
  points: holds(entry.extend({ label: line.optional() }), 0, 8).optional(),
  /** Heading of the program. */
  program: line.optional(),
  listing: z
    .strictObject({ title: line, rows: z.array(labeled).max(100), text: prose.optional() })
    .optional(),
  action: line.optional(),
  contact: z.array(line).max(20).optional(),
});

/** Running text with blocks of any kind: report, letter, minutes, checklist. Continues on further pages. */
export const article = z.strictObject({
  ...pageBase,
  layout: z.literal('article'),
  title: line,
  lead: prose.optional(),
  blocks: z.array(block).max(2_000),
});
