import { directions } from '../kit/directions/directions.ts';
import { heroSize } from '../kit/hero-size.ts';
import type { Look } from '../kit/look.ts';
import type { PageScale } from '../kit/scale.ts';
import { type Invoice, type InvoiceLine, type InvoiceWriter, linesOf } from './invoice-writer.ts';
import { estimateLines, scaleOf } from './page-capacity.ts';
import type { FieldText } from './text/field-text.ts';

/** All heights in units of one body line at normal spacing; must match the gaps of the style sheets. */
interface Budget {
  readonly first: number;
  readonly later: number;
  /** Totals, note and payment after the last line. */
  readonly closing: number;
  readonly row: (line: InvoiceLine) => number;
}

const colophonUnits = 2.2;
/** Overflow, as a share of a page, that tighter gaps can absorb; avoids a second page for a single total. */
const fitReserve = 0.07;

interface Measures {
  readonly scale: PageScale;
  readonly look: Look;
  readonly contentWidth: number;
  readonly mainWidth: number;
  readonly lineUnits: number;
}

function measuresOf(look: Look): Measures {
  const scale = scaleOf(look);
  const contentWidth = scale.width - 2 * scale.marginX;
  return {
    scale,
    look,
    contentWidth,
    mainWidth: contentWidth - scale.side - scale.gutter,
    lineUnits: (scale.body * 1.35) / scale.unit,
  };
}

const partyLines = (party: Invoice['from']): number => 2 + party.lines.length;

function subjectUnits(text: FieldText | undefined, { scale, look }: Measures, width: number): number {
  if (text === undefined) return 0;
  return 0.9 + (estimateLines(text.plain, look, scale.lead, width) * scale.lead * 1.3) / scale.unit;
}

function budgetOf(content: Invoice, total: string, look: Look): Budget {
  const measures = measuresOf(look);
  const { scale, lineUnits, contentWidth, mainWidth } = measures;
  const kit = directions[look.direction].invoice;
  const column = (contentWidth - 5 * scale.gutter) / 6;
  const usable = (scale.height - scale.marginTop - scale.marginFoot) / scale.unit;
  const head = kit.head({
    scale,
    contentWidth,
    mainWidth,
    lineUnits,
    fromLines: partyLines(content.from),
    toLines: partyLines(content.to),
    columns: (count) => count * column + (count - 1) * scale.gutter,
    subject: (width) => subjectUnits(content.subject, measures, width),
    amount: (width) => heroSize([total], look.direction, width, scale.hero) / scale.unit,
  });
  const tableHead = lineUnits + kit.tableHead;
  const sums = (content.paid ?? []).length > 0 ? 3 : 2;
  const payments = Math.ceil(content.payment.length / kit.paymentColumns);
  const note =
    content.note === undefined ? 0 : 3 + estimateLines(content.note.plain, look, scale.lead, mainWidth) * 1.4;
  const remarks = (content.remarks ?? []).reduce(
    (sum, text) => sum + estimateLines(text.plain, look, scale.body, mainWidth * 0.5) * lineUnits + 0.3,
    0,
  );
  const closing =
    0.6 +
    Math.max(0, remarks - (kit.remarksBeside ? sums * (lineUnits + 0.4) + kit.sums : 0)) +
    sums * (lineUnits + 0.4) +
    kit.sums +
    note +
    (payments === 0 ? colophonUnits : 1.8 + payments * kit.payment(lineUnits));
  const work = kit.work(contentWidth, mainWidth);
  return {
    first: scale.isSlides ? 0 : usable - head - tableHead,
    later: usable - tableHead - 1.6,
    closing,
    row: ({ line }) =>
      kit.row +
      estimateLines(line.description.plain, look, scale.body, work) * lineUnits +
      (line.detail === undefined ? 0 : estimateLines(line.detail.plain, look, scale.body, work) * lineUnits),
  };
}

/**
 * Distributes the lines of an invoice over pages: fills pages in order, reserves space for the totals on the
 * last, and never leaves the totals with a single line. On slides the head has its own page, so the first
 * share is empty.
 */
export function paginateLines(writer: InvoiceWriter, total: string): readonly (readonly InvoiceLine[])[] {
  const budget = budgetOf(writer.content, total, writer.frame.look);
  const height = (lines: readonly InvoiceLine[]): number =>
    lines.reduce((sum, line) => sum + budget.row(line), 0);
  const pages: (readonly InvoiceLine[])[] = [];
  let rest = linesOf(writer);
  if (budget.first <= 0) pages.push([]);
  while (true) {
    const room = pages.length === 0 ? budget.first : budget.later;
    const pageHeight = budget.later;
    if (height(rest) + budget.closing <= room + pageHeight * fitReserve) return [...pages, rest];
    let count = 0;
    while (count < rest.length && height(rest.slice(0, count + 1)) <= room - colophonUnits) count += 1;
    /* The last page keeps two lines, and every page gets at least one. */
    const share = Math.max(1, Math.min(count, rest.length - Math.min(2, rest.length - 1)));
    if (rest.length <= 1) return [...pages, rest];
    pages.push(rest.slice(0, share));
    rest = rest.slice(share);
  }
}
