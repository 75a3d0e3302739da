import { z } from 'zod';
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

/** What is printed at the head of each page. */
export const head = z.strictObject({
  /** Whose document it is. */
  organization: line.optional(),
  /** What it is: 'Case study', 'Annual letter'. */
  label: line.optional(),
  /** A day (YYYY-MM-DD) or free text: 'Spring 2026'. */
  date: line.optional(),
  /** Stands before the name of the organization; `text` says what it shows. */
  logo: z.strictObject({ source: z.string().max(4_000_000), text: line }).optional(),
});

/**
 * What a document says, and which layout shows it. It knows nothing about HTML. A page of a flowing layout (article,
 * invoice, text) takes as many sheets as its content needs.
 */
export const documentContent = z.strictObject({
  /** Raised when the model changes in a way that needs a migration. */
  schema: z.literal(1),
  /** Name of the document, for the library and the file. */
  title: z.string().max(300),
  /**
   * What kind of document it is: 'invoice', 'case-study'. Finds templates and examples, chooses the arrangement of papers
   * that have one of their own (see paper-kinds.ts), and composes a flyer as a certificate, voucher, sign or invitation.
   */
  kind: z.string().max(60).optional(),
  /** BCP 47. */
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
