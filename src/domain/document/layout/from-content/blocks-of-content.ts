import type { Block, ListItem as ContentItem, Entry, Picture } from '../../../content/blocks/blocks.ts';
import type { Chart } from '../../../content/blocks/chart.ts';
import type { Diagram } from '../../../content/blocks/diagram.ts';
import type { Figure } from '../../../content/blocks/figure.ts';
import type { Table } from '../../../content/blocks/table.ts';
import { dayNumber } from '../../../content/derive/due-date.ts';
import { sumRow } from '../../../content/derive/table-sum.ts';
import { plainText } from '../../../content/text/inline-text.ts';
import type {
  ChartContent,
  ContentBlock,
  DiagramContent,
  KeyFigure,
  ListItem,
  TableContent,
  TitledEntry,
} from '../../brief.ts';
import { billTable } from './bill-of-content.ts';
import { factOf, markedWords, rich, words } from './words.ts';

export function figureOf({ value, unit, label, detail, text }: Figure): KeyFigure {
  return {
    value: factOf(value),
    label: markedWords(label),
    ...(unit !== undefined && { unit: markedWords(unit) }),
    ...(detail !== undefined && { detail: markedWords(detail) }),
    ...(text !== undefined && { more: markedWords(text) }),
  };
}

const entryOf = ({ title, text }: Entry): TitledEntry => ({ title: rich(title), text: rich(text) });

export function chartOf(chart: Chart): ChartContent {
  const isDated = chart.series.some(({ values }) => values.some((value) => typeof value === 'string'));
  const { kind, mark, compare, goal, events, source, unit } = chart;
  return {
    title: words(chart.title),
    note: words(chart.note ?? ''),
    labels: chart.labels.map(words),
    series: chart.series.map(({ name, values, written }) => ({
      name: words(name),
      values: values.map((value) => (typeof value === 'string' ? dayNumber(value) : value)),
      ...(written && { written }),
    })),
    ...(kind && { kind }),
    ...(unit !== undefined && { unit: words(unit) }),
    ...(mark && { marked: mark.map(words) }),
    ...(compare && { compared: compare.map(words) }),
    ...(goal && { goal: { value: goal.value, label: words(goal.label) } }),
    ...(events && {
      events: events.map(({ before, label }) => ({ before: words(before), label: words(label) })),
    }),
    ...(isDated && { isDated }),
    ...(source !== undefined && { source: words(source) }),
  };
}

export function diagramOf(diagram: Diagram): DiagramContent {
  if (diagram.kind === 'flow') {
    return {
      kind: 'flow',
      links: diagram.links.map(({ from, to, text, back }) => ({
        from: words(from),
        to: words(to),
        ...(text !== undefined && { words: words(text) }),
        ...(back && { isReturn: true }),
      })),
    };
  }
  return {
    kind: diagram.kind,
    title: words(diagram.title),
    grid: diagram.grid,
    parts: diagram.parts.map(({ name, text, shape, at, count }) => ({
      name: words(name),
      draws: shape,
      at,
      ...(text !== undefined && { text: words(text) }),
      ...(count !== undefined && { count }),
    })),
  };
}

export function tableOf(table: Table, language: string): TableContent {
  const width = Math.max(table.head.length, ...table.rows.map((row) => row.length), 1);
  const padded = (cells: readonly string[]) =>
    Array.from({ length: width }, (_, column) => rich(cells[column] ?? ''));
  const sums = table.sum === undefined ? [] : [sumRow(table.rows, width, table.sum, language)];
  const foot = [...(table.foot ?? []), ...sums];
  return {
    head: padded(table.head),
    rows: table.rows.map(padded),
    alignment: Array.from({ length: width }, (_, column) => table.align?.[column] ?? 'left'),
    ...(table.caption !== undefined && { caption: words(table.caption) }),
    ...(foot.length > 0 && { foot: foot.map(padded) }),
    ...(table.bars && { bars: withoutAbsent(table.bars) }),
    ...(table.tight && { isTight: true }),
  };
}

function withoutAbsent({
  column,
  from,
  to,
  target,
}: NonNullable<Table['bars']>): NonNullable<TableContent['bars']> {
  return { column, from, to, ...(target !== undefined && { target }) };
}

function itemOf(item: ContentItem, language: string): ListItem {
  return {
    text: rich(item.text),
    children: blocksOf(item.blocks ?? [], language),
    ...(item.checked !== undefined && { isChecked: item.checked }),
  };
}

function pictureOf({ source, text, caption }: Picture) {
  return {
    type: 'picture',
    alt: plainText(text),
    ...(source !== undefined && { source }),
    ...(caption !== undefined && { caption: rich(caption) }),
  } as const;
}

/** @param language BCP 47, for numbers that are computed */
export function blocksOf(blocks: readonly Block[], language: string): readonly ContentBlock[] {
  return blocks.map((block) => blockOf(block, language));
}

function blockOf(block: Block, language: string): ContentBlock {
  switch (block.type) {
    case 'heading':
      return { type: 'heading', level: block.level, text: rich(block.text) };
    case 'paragraph':
      return { type: 'paragraph', text: rich(block.text) };
    case 'list':
      return {
        type: 'list',
        isOrdered: block.ordered === true,
        items: block.items.map((item) => itemOf(item, language)),
        ...(block.start !== undefined && { start: block.start }),
      };
    case 'steps':
      return {
        type: 'steps',
        entries: block.items.map(entryOf),
        ...(block.start !== undefined && { start: block.start }),
      };
    case 'timeline':
    case 'definitions':
      return { type: block.type, entries: block.items.map(entryOf) };
    case 'facts':
      return {
        type: 'definitions',
        entries: block.items.map(({ label, value }) => ({ title: rich(label), text: rich(value) })),
      };
    case 'figures':
      return { type: 'figures', figures: block.items.map(figureOf) };
    case 'chart':
      return { type: 'chart', chart: chartOf(block.chart) };
    case 'diagram':
      return { type: 'diagram', diagram: diagramOf(block.diagram) };
    case 'table':
      return { type: 'table', table: tableOf(block.table, language) };
    case 'bill':
      return { type: 'table', table: billTable(block.bill, language) };
    case 'quote':
      return {
        type: 'quote',
        text: rich(block.text),
        ...(block.by !== undefined && { by: markedWords(block.by) }),
      };
    case 'callout':
      return {
        type: 'callout',
        tone: block.tone,
        blocks: blocksOf(block.blocks, language),
        ...(block.title !== undefined && { title: rich(block.title) }),
      };
    case 'cards':
      return {
        type: 'cards',
        cards: block.items.map((card) => ({
          title: rich(card.title),
          blocks: blocksOf(card.blocks, language),
        })),
      };
    case 'columns':
      return { type: 'columns', columns: block.columns.map((column) => blocksOf(column, language)) };
    case 'signatures':
      return {
        type: 'signatures',
        signatures: block.items.map(({ name, detail }) => ({
          name: factOf(name),
          ...(detail !== undefined && { detail: markedWords(detail) }),
        })),
      };
    case 'picture':
      return pictureOf(block);
    case 'contact':
      return { type: 'paragraph', text: rich(block.items.join('\n')) };
    case 'action':
      return {
        type: 'paragraph',
        text: rich(block.text).map((span) =>
          span.isGap
            ? span
            : { ...span, isStrong: true, ...(block.url !== undefined && { href: block.url }) },
        ),
      };
    case 'qr':
      return { type: 'qr', text: block.text, caption: words(block.caption) };
    case 'code':
      return { type: 'code', text: block.text };
    case 'divider':
      return { type: 'divider' };
    case 'html':
      return { type: 'html', html: block.html };
  }
}
