import type { Block, ListItem as ContentItem, Entry } from '../../content/blocks/blocks.ts';
import type { Chart } from '../../content/blocks/chart.ts';
import type { Diagram } from '../../content/blocks/diagram.ts';
import type { Figure } from '../../content/blocks/figure.ts';
import type { Table } from '../../content/blocks/table.ts';
import { plainToText, writeText } from '../../content/text/write-text.ts';
import type {
  ChartContent,
  ContentBlock,
  DiagramContent,
  Fact,
  KeyFigure,
  ListItem,
  TableContent,
  TitledEntry,
} from './brief.ts';

/* The blocks of a brief as blocks of content, for content-of-brief.ts. */

export const plain = plainToText;
export const gap = (name: string): string => writeText([{ text: name, isGap: true }]);

export function factText(fact: Fact): string {
  if (typeof fact === 'string') return plain(fact);
  return 'placeholder' in fact ? gap(fact.placeholder) : writeText(fact);
}

export function figureOf({ value, unit, label, detail, more }: KeyFigure): Figure {
  return {
    value: factText(value),
    label: plain(label),
    ...(unit !== undefined && { unit: plain(unit) }),
    ...(detail !== undefined && { detail: plain(detail) }),
    ...(more !== undefined && { text: plain(more) }),
  };
}

const isoDay = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

export function chartOf(chart: ChartContent): Chart {
  const { kind, title, note, labels, series, unit, marked, compared, goal, events, source, isDated } = chart;
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

export function diagramOf(diagram: DiagramContent): Diagram {
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

export function tableOf({ caption, head, rows, foot, alignment, bars, isTight }: TableContent): Table {
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

export const blocksOf = (blocks: readonly ContentBlock[]): Block[] => blocks.map(blockOf);

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
