import type { Brief, InvoiceContent } from '../brief.ts';
import type { Money } from './format-money.ts';
import type { Labels } from './labels.ts';

/** What every part of an invoice is written from. */
export interface InvoiceWriter {
  readonly brief: Brief;
  readonly content: InvoiceContent;
  readonly language: string;
  readonly labels: Labels;
  readonly money: (amountMinor: number) => Money;
}

/** Nothing was said that costs anything: a sum of zero would be an invented one. */
export const isUnpriced = ({ lines }: InvoiceContent): boolean =>
  lines.every(({ isOpen }) => isOpen) || lines.some(({ isUnpriced }) => isUnpriced);
