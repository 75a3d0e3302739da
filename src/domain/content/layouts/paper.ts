import { z } from 'zod';
import { bill, due, labeled, party } from '../blocks/bill.ts';
import { block, entry, fact, picture } from '../blocks/blocks.ts';
import { chart } from '../blocks/chart.ts';
import { diagram } from '../blocks/diagram.ts';
import { figure } from '../blocks/figure.ts';
import { holds, isoDate, line, prose } from '../limits.ts';
import { pageBase } from './page-base.ts';

/**
 * Invoice or quote. Continues on further pages. All amounts are computed from quantities, rates and
 * percentages.
 */
export const invoice = z.strictObject({
  ...pageBase,
  layout: z.literal('invoice'),
  /** 'Invoice', 'Quote'. */
  title: line,
  number: line,
  issued: isoDate,
  due: due.optional(),
  /** Label of the due date if it isn't a payment date: 'Valid until'. */
  dueLabel: line.optional(),
  terms: line.optional(),
  from: party,
  /** The sender's business, next to the name: 'Book design, Bristol'. */
  tagline: line.optional(),
  to: party,
  /** The client's own reference: 'Your order'. */
  reference: labeled.optional(),
  subject: line.optional(),
  ...bill.shape,
  /** Replaces 'Subtotal'. */
  subtotalLabel: line.optional(),
  /** Replaces 'Amount due': 'Total' of a quote. */
  amountLabel: line.optional(),
  payment: z.array(labeled).max(20),
  note: prose.optional(),
  /** Printed with letters that lines refer to. */
  remarks: z.array(prose).max(26).optional(),
  /** Small print at the foot: company registration, addresses. */
  foot: z.array(line).max(10).optional(),
});

/** A page that makes a case: claim, number, evidence, next step. */
export const onePager = z.strictObject({
  ...pageBase,
  layout: z.literal('one-pager'),
  title: line,
  lead: prose.optional(),
  /** The most important number. */
  hero: figure.optional(),
  /** Stops of a route in order, drawn as a line; unnamed ones are empty. */
  stops: holds(line, 2, 12).optional(),
  diagram: diagram.optional(),
  figures: holds(figure, 0, 4).optional(),
  chart: chart.optional(),
  sections: holds(entry, 0, 6),
  quote: z.strictObject({ text: prose, by: line.optional() }).optional(),
  action: line.optional(),
  contact: z.array(line).max(20).optional(),
});

/** Flyer, poster or invitation: few words in large type. */
export const flyer = z.strictObject({
  ...pageBase,
  layout: z.literal('flyer'),
  /** The event or offer in a few words. */
  title: line,
  tagline: line.optional(),
  /** Largest text: a date ('14 June'), a price, a percentage. Defaults to the title. */
  hero: line.optional(),
  /** Shown across the page instead of the illustration. */
  picture: picture.optional(),
  facts: holds(fact, 1, 4),
  /** Entries with a label, such as a time, form a program. */
  points: holds(entry.extend({ label: line.optional() }), 0, 8).optional(),
  /** Heading of the program. */
  program: line.optional(),
  listing: z
    .strictObject({ title: line, rows: z.array(labeled).max(100), text: prose.optional() })
    .optional(),
  action: line.optional(),
  contact: z.array(line).max(20).optional(),
});

/** Running text with any blocks: report, letter, minutes, checklist. Continues on further pages. */
export const article = z.strictObject({
  ...pageBase,
  layout: z.literal('article'),
  title: line,
  lead: prose.optional(),
  blocks: z.array(block).max(2_000),
});
