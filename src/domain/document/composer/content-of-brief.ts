import type { Block, Entry } from '../../content/blocks/blocks.ts';
import { minorDigits } from '../../content/derive/bill-totals.ts';
import type { DocumentContent, Head, Page, PageOf } from '../../content/document-content.ts';
import { writeText } from '../../content/text/write-text.ts';
import { blocksOf, chartOf, diagramOf, factText, figureOf, gap, plain, tableOf } from './blocks-of-brief.ts';
import type {
  ArticleContent,
  Brief,
  ContentBlock,
  Fact,
  FlyerContent,
  InvoiceContent,
  OnePagerContent,
  Party,
  SlideContent,
} from './brief.ts';

/*
 * What the composer reads from a prompt, as content with ids. The composer works on briefs; this is their only way out.
 */

const partyOf = ({ name, lines }: Party) => ({ name: factText(name), lines: lines.map(factText) });

/** The blocks of an article, each with an id. */
export const articleBlocks = (blocks: readonly ContentBlock[]): Block[] =>
  blocksOf(blocks).map((block, at) => ({ ...block, id: `b${at + 1}` }));

function invoiceOf(content: InvoiceContent): PageOf<'invoice'> {
  const units = 10 ** minorDigits(content.currency);
  const amount = (minor: number): number => Number((Math.abs(minor) / units).toFixed(4));
  const { discount, tax, paid, dueLabel, terms, tagline, reference, subject } = content;
  const { subtotalLabel, amountLabel, note, remarks, foot } = content;
  return {
    layout: 'invoice',
    title: plain(content.heading),
    number: factText(content.number),
    issued: content.issuedOn,
    from: partyOf(content.from),
    to: partyOf(content.to),
    currency: content.currency,
    lines: content.lines.map((line) => ({
      description: line.isOpen ? gap(line.description) : plain(line.description),
      quantity: line.quantity,
      rate: line.isOpen || line.isUnpriced ? null : line.rateMinor / units,
      ...(line.unit !== undefined && { unit: plain(line.unit) }),
      ...(line.code !== undefined && { code: plain(line.code) }),
      ...(line.detail !== undefined && { detail: plain(line.detail) }),
      ...(line.group !== undefined && { group: plain(line.group) }),
      ...(line.remark !== undefined && { remark: line.remark + 1 }),
      ...(line.taxPercent !== undefined && { tax: line.taxPercent }),
    })),
    payment: content.payment.map(({ label, value }) => ({ label: plain(label), value: factText(value) })),
    ...(content.dueOn !== null && { due: content.dueOn }),
    ...(discount && { discounts: [{ label: plain(discount.label), amount: amount(discount.amountMinor) }] }),
    ...(tax && { taxes: [{ label: plain(bareTax(tax.label)), percent: tax.percent }] }),
    ...(tax && isIncluded(content) && { inclusive: true }),
    ...(paid && { paid: [{ label: plain(paid.label), amount: amount(paid.amountMinor) }] }),
    ...(dueLabel !== undefined && { dueLabel: plain(dueLabel) }),
    ...(terms !== undefined && { terms: plain(terms) }),
    ...(tagline !== undefined && { tagline: plain(tagline) }),
    ...(reference && { reference: { label: plain(reference.label), value: plain(reference.value) } }),
    ...(subject !== undefined && { subject: plain(subject) }),
    ...(subtotalLabel !== undefined && { subtotalLabel: plain(subtotalLabel) }),
    ...(amountLabel !== undefined && { amountLabel: plain(amountLabel) }),
    ...(note !== undefined && { note: plain(note) }),
    ...(remarks && { remarks: remarks.map(plain) }),
    ...(foot && { foot: foot.map(plain) }),
  };
}

/** 'VAT' for 'VAT, included', as the composer writes it, and for 'Includes VAT', as it reads it from a page. */
function bareTax(label: string): string {
  return label
    .replace(/^(?:Includes|Enthält|Dont|Incluye) /, '')
    .replace(/, (?:included|enthalten|incluse|incluido)$/, '');
}

/** The rates include the tax where the lines add up to the total without it. */
function isIncluded({ lines, discount, tax, paid, totalMinor }: InvoiceContent): boolean {
  const gross =
    lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0) - Math.abs(discount?.amountMinor ?? 0);
  return (
    tax !== undefined && tax.amountMinor !== 0 && totalMinor + Math.abs(paid?.amountMinor ?? 0) === gross
  );
}

function onePagerOf(content: OnePagerContent): PageOf<'one-pager'> {
  const { hero, stops, diagram, figures, chart, quote, callToAction, contact } = content;
  return {
    layout: 'one-pager',
    title: plain(content.headline),
    sections: content.sections.map(({ title, text }) => ({ title: plain(title), text: writeText(text) })),
    ...(content.lead.length > 0 && { lead: writeText(content.lead) }),
    ...(hero && { hero: figureOf(hero) }),
    ...(stops && { stops: stops.map(plain) }),
    ...(diagram && { diagram: diagramOf(diagram) }),
    ...(figures.length > 0 && { figures: figures.map(figureOf) }),
    ...(chart && { chart: chartOf(chart) }),
    ...(quote && { quote: { text: plain(quote.text), by: factText(quote.by) } }),
    ...(callToAction !== undefined && { action: plain(callToAction) }),
    ...(contact.length > 0 && { contact: contact.map(factText) }),
  };
}

function flyerOf(content: FlyerContent): PageOf<'flyer'> {
  const { tagline, hero, points, programme, listing, callToAction, contact } = content;
  return {
    layout: 'flyer',
    title: plain(content.headline),
    facts: content.facts.map(({ label, value }) => ({ label: plain(label), value: factText(value) })),
    ...(tagline !== '' && { tagline: plain(tagline) }),
    ...(hero !== '' && { hero: plain(hero) }),
    ...(points.length > 0 && {
      points: points.map(({ label, title, text }) => ({
        title: plain(title),
        text: plain(text),
        ...(label !== undefined && { label: plain(label) }),
      })),
    }),
    ...(programme !== undefined && { program: plain(programme) }),
    ...(listing && {
      listing: {
        title: plain(listing.title),
        rows: listing.rows.map(({ label, value }) => ({ label: plain(label), value: factText(value) })),
        ...(listing.text !== undefined && { text: plain(listing.text) }),
      },
    }),
    ...(callToAction !== '' && { action: plain(callToAction) }),
    ...(contact.length > 0 && { contact: contact.map(factText) }),
  };
}

function articleOf(content: ArticleContent): PageOf<'article'> {
  return {
    layout: 'article',
    title: plain(content.title),
    blocks: articleBlocks(content.blocks),
    ...(content.lead && { lead: writeText(content.lead) }),
  };
}

const asideOf = ({ title, text }: { readonly title: string; readonly text: Fact }): Entry => ({
  title: plain(title),
  text: factText(text),
});

function slideOf(slide: SlideContent): Page {
  const common = {
    ...(slide.label !== '' && { label: plain(slide.label) }),
    ...(slide.notes !== '' && { notes: slide.notes }),
  };
  switch (slide.layout) {
    case 'title':
      return {
        ...common,
        layout: 'cover',
        title: plain(slide.title),
        ...(slide.subtitle !== '' && { subtitle: plain(slide.subtitle) }),
        ...(slide.hero && { hero: figureOf(slide.hero) }),
        ...(slide.chart && { chart: chartOf(slide.chart) }),
      };
    case 'statement': {
      const text = factText(slide.text);
      return { ...common, layout: 'statement', title: plain(slide.title), ...(text !== '' && { text }) };
    }
    case 'points':
      return {
        ...common,
        layout: 'points',
        title: plain(slide.title),
        items: slide.points.map(({ marker, title, text, diagram }) => ({
          title: plain(title),
          text: writeText(text),
          ...(marker !== undefined && { marker: factText(marker) }),
          ...(diagram && { diagram: diagramOf(diagram) }),
        })),
      };
    case 'figures':
      return { ...common, layout: 'figures', title: plain(slide.title), items: slide.figures.map(figureOf) };
    case 'chart':
      return {
        ...common,
        layout: 'chart',
        title: plain(slide.title),
        chart: chartOf(slide.chart),
        ...(slide.takeaway !== '' && { takeaway: plain(slide.takeaway) }),
        ...(slide.figure && { hero: figureOf(slide.figure) }),
        ...(slide.ask && { ask: figureOf(slide.ask) }),
        ...(slide.asides && { items: slide.asides.map(asideOf) }),
      };
    case 'table':
      return { ...common, layout: 'table', title: plain(slide.title), table: tableOf(slide.table) };
    case 'quote':
      return {
        ...common,
        layout: 'quote',
        text: plain(slide.quote),
        ...(slide.by !== null && { by: factText(slide.by) }),
        ...(slide.points && { items: slide.points.map(asideOf) }),
      };
    case 'text':
      return { ...common, layout: 'text', title: plain(slide.title), blocks: blocksOf(slide.blocks) };
    case 'closing':
      return {
        ...common,
        layout: 'closing',
        title: plain(slide.title),
        ...(slide.ask && { ask: figureOf(slide.ask) }),
        items: slide.points.map(asideOf),
      };
  }
}

function pagesOf({ content }: Brief): Page[] {
  if (content.kind === 'pitch-deck')
    return content.slides.map((slide, at) => ({ ...slideOf(slide), id: `s${at + 1}` }));
  return [{ ...paperOf(content), id: 'p1' }];
}

function paperOf(content: Exclude<Brief['content'], { kind: 'pitch-deck' }>): Page {
  switch (content.kind) {
    case 'invoice':
      return invoiceOf(content);
    case 'one-pager':
      return onePagerOf(content);
    case 'flyer':
      return flyerOf(content);
    case 'article':
      return articleOf(content);
  }
}

function headOf({ content }: Brief): Head {
  if (content.kind === 'invoice') return {};
  const { organisation, runningTitle } = content;
  const date = content.kind === 'flyer' ? '' : content.date;
  return {
    ...(organisation !== null && { organization: factText(organisation) }),
    ...(runningTitle !== '' && { label: plain(runningTitle) }),
    ...(date !== '' && { date: plain(date) }),
  };
}

/** The content of a brief. */
export function contentOfBrief(brief: Brief): DocumentContent {
  const { look, content } = brief;
  return {
    schema: 1,
    title: brief.title,
    language: brief.language,
    look: {
      ...look,
      tokens: { ...look.tokens },
      ...(content.kind === 'flyer' && { subject: content.motif }),
    },
    head: headOf(brief),
    pages: pagesOf(brief),
  };
}
