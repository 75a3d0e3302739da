import { z } from 'zod';
import { logoTones } from './choices.ts';
import { article, flyer, invoice, onePager } from './layouts/paper.ts';
import {
  chartSlide,
  closing,
  cover,
  figuresSlide,
  points,
  quoteSlide,
  statement,
  tableSlide,
  textSlide,
} from './layouts/slides.ts';
import { line, mostPages } from './limits.ts';
import { look } from './look.ts';

export const page = z.discriminatedUnion('layout', [
  invoice,
  onePager,
  flyer,
  article,
  cover,
  statement,
  points,
  figuresSlide,
  chartSlide,
  tableSlide,
  quoteSlide,
  textSlide,
  closing,
]);

/** Printed at the head of each page. */
export const head = z.strictObject({
  /** The organization that issues the document. */
  organization: line.optional(),
  /** Type of document: 'Case study', 'Annual letter'. */
  label: line.optional(),
  /** A day (YYYY-MM-DD) or free text: 'Spring 2026'. */
  date: line.optional(),
  /** Printed before the organization's name; `text` is its alternative text. */
  logo: z
    .strictObject({
      source: z.string().max(4_000_000),
      text: line,
      /** Brightness of a picture without a ground of its own; decides where it needs one. */
      tone: z.enum(logoTones).optional(),
    })
    .optional(),
});

/**
 * What a document says, and which layout shows it. Independent of HTML. A page with a flowing layout
 * (article, invoice, text) takes as many sheets as its content needs.
 */
export const documentContent = z.strictObject({
  /** Incremented when a change of the model requires a migration. */
  schema: z.literal(1),
  /** Title of the document, for the library and the file name. */
  title: z.string().max(300),
  /**
   * Kind of document: 'invoice', 'case-study'. Used to find templates and examples, to choose the arrangement
   * of papers that have their own (see paper-kinds.ts), and to compose a flyer as a certificate, voucher,
   * sign or invitation.
   */
  kind: z.string().max(60).optional(),
  /** BCP 47 tag. */
  language: z.string().max(35),
  look,
  head,
  pages: z.array(page).min(1).max(mostPages),
});

export type DocumentContent = z.infer<typeof documentContent>;
export type Page = z.infer<typeof page>;
export type Layout = Page['layout'];
export type PageOf<Name extends Layout> = Extract<Page, { layout: Name }>;
export type Head = z.infer<typeof head>;
