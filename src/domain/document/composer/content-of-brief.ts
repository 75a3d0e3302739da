import type { Block, ListItem as ContentItem, Entry } from '../../content/blocks/blocks.ts';
import type { Chart } from '../../content/blocks/chart.ts';
import type { Diagram } from '../../content/blocks/diagram.ts';
import type { Figure } from '../../content/blocks/figure.ts';
import type { Table } from '../../content/blocks/table.ts';
import { minorDigits } from '../../content/derive/bill-totals.ts';
import type { DocumentContent, Head, Page, PageOf } from '../../content/document-content.ts';
import { plainToText, writeText } from '../../content/text/write-text.ts';
import type {
  ArticleContent,
  Brief,
  ChartContent,
  ContentBlock,
  DiagramContent,
  Fact,
  FlyerContent,
  InvoiceContent,
  KeyFigure,
  ListItem,
  OnePagerContent,
  Party,
  SlideContent,
  TableContent,
  TitledEntry,
} from '../brief.ts';

/*
 * What the composer reads from a prompt, as content. The composer still works on briefs; this is its only way out, and
 * goes with it.
 */

const plain = plainToText;
const gap = (name: string): string => writeText([{ text: name, isGap: true }]);

function factText(fact: Fact): string {
  if (typeof fact === 'string') return plain(fact);
  return 'placeholder' in fact ? gap(fact.placeholder) : writeText(fact);
}

function figureOf({ value, unit, label, detail, more }: KeyFigure): Figure {
  return {
    value: factText(value),
    label: plain(label),
    ...(unit !== undefined && { unit: plain(unit) }),
    ...(detail !== undefined && { detail: plain(detail) }),
    ...(more !== undefined && { text: plain(more) }),
  };
}

const isoDay = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

function chartOf(chart: ChartContent): Chart {
  const { kind, title, note, axis, labels, series, unit, marked } = chart;
  const { compared, goal, events, source, isDated } = chart;
  return {
    title: plain(title),
    labels: labels.map(plain),
    series: series.map(({ name, values, written }) => ({
      name: plain(name),
      values: values.map((value) => (isDated && value !== null ? isoDay(value) : value)),
      ...(written && { written: [...written] }),
    })),
    ...(kind && { kind }),
    ...(note !== '' && { note: plain(note) }),
    ...(axis !== undefined && { axis: plain(axis) }),
    ...(unit !== undefined && { unit: plain(unit) }),
    ...(marked && { mark: marked.map(plain) }),
    ...(compared && { compare: compared.map(plain) }),
    ...(goal && { goal: { value: goal.value, label: plain(goal.label) } }),
    ...(events && {
      events: events.map(({ before, label }) => ({ before: plain(before), label: plain(label) })),
    }),
    ...(source !== undefined && { source: plain(source) }),
  };
}

function diagramOf(diagram: DiagramContent): Diagram {
  if (diagram.kind === 'flow') {
    return {
      kind: 'flow',
      links: diagram.links.map(({ from, to, words, isReturn }) => ({
        from: plain(from),
        to: plain(to),
        ...(words !== undefined && { text: plain(words) }),
        ...(isReturn && { back: true }),
      })),
    };
  }
  return {
    kind: diagram.kind,
    title: plain(diagram.title),
    grid: [...diagram.grid],
    parts: diagram.parts.map(({ name, text, draws, at, count }) => ({
      name: plain(name),
      shape: draws,
      at: [...at],
      ...(text !== undefined && { text: plain(text) }),
      ...(count !== undefined && { count }),
    })),
  };
}

function tableOf({ caption, head, rows, foot, alignment, bars, isTight }: TableContent): Table {
  return {
    head: head.map(writeText),
    rows: rows.map((row) => row.map(writeText)),
    align: [...alignment],
    ...(caption !== undefined && { caption: plain(caption) }),
    ...(foot && { foot: foot.map((row) => row.map(writeText)) }),
    ...(bars && { bars: { ...bars } }),
    ...(isTight && { tight: true }),
  };
}

const entryOf = ({ title, text }: TitledEntry): Entry => ({ title: writeText(title), text: writeText(text) });

const itemOf = ({ text, isChecked, children }: ListItem): ContentItem => ({
  text: writeText(text),
  ...(isChecked !== undefined && { checked: isChecked }),
  ...(children.length > 0 && { blocks: blocksOf(children) }),
});

const blocksOf = (blocks: readonly ContentBlock[]): Block[] => blocks.map(blockOf);

function blockOf(block: ContentBlock): Block {
  switch (block.type) {
    case 'heading':
      return { type: 'heading', level: block.level, text: writeText(block.text) };
    case 'paragraph':
      return { type: 'paragraph', text: writeText(block.text) };
    case 'list':
      return {
        type: 'list',
        items: block.items.map(itemOf),
        ...(block.isOrdered && { ordered: true }),
        ...(block.start !== undefined && { start: block.start }),
      };
    case 'quote':
      return {
        type: 'quote',
        text: writeText(block.text),
        ...(block.by !== undefined && { by: plain(block.by) }),
      };
    case 'table':
      return { type: 'table', table: tableOf(block.table) };
    case 'code':
      return { type: 'code', text: block.text };
    case 'figures':
      return { type: 'figures', items: block.figures.map(figureOf) };
    case 'chart':
      return { type: 'chart', chart: chartOf(block.chart) };
    case 'diagram':
      return { type: 'diagram', diagram: diagramOf(block.diagram) };
    case 'timeline':
    case 'definitions':
      return { type: block.type, items: block.entries.map(entryOf) };
    case 'steps':
      return {
        type: 'steps',
        items: block.entries.map(entryOf),
        ...(block.start !== undefined && { start: block.start }),
      };
    case 'callout':
      return {
        type: 'callout',
        tone: block.tone,
        blocks: blocksOf(block.blocks),
        ...(block.title && { title: writeText(block.title) }),
      };
    case 'cards':
      return {
        type: 'cards',
        items: block.cards.map(({ title, blocks }) => ({
          title: writeText(title),
          blocks: blocksOf(blocks),
        })),
      };
    case 'columns':
      return { type: 'columns', columns: block.columns.map(blocksOf) };
    case 'signatures':
      return {
        type: 'signatures',
        items: block.signatures.map(({ name, detail }) => ({
          name: factText(name),
          ...(detail !== undefined && { detail: plain(detail) }),
        })),
      };
    case 'qr':
      return { type: 'qr', text: block.text, caption: plain(block.caption) };
    case 'picture':
      return {
        type: 'picture',
        text: plain(block.alt),
        ...(block.source !== undefined && { source: block.source }),
        ...(block.caption && { caption: writeText(block.caption) }),
      };
    case 'html':
    case 'divider':
      return block;
  }
}

const partyOf = ({ name, lines }: Party) => ({ name: factText(name), lines: lines.map(factText) });

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
    ...(tax && { taxes: [{ label: plain(tax.label), percent: tax.percent }] }),
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
    blocks: blocksOf(content.blocks),
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
  switch (content.kind) {
    case 'invoice':
      return [invoiceOf(content)];
    case 'one-pager':
      return [onePagerOf(content)];
    case 'flyer':
      return [flyerOf(content)];
    case 'article':
      return [articleOf(content)];
    case 'pitch-deck':
      return content.slides.map(slideOf);
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

/** The content of a brief. Laid out, both give the same markup. */
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
