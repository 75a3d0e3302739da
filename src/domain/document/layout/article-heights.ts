import { isIdeaDiagram } from '../../content/blocks/diagram.ts';
import { directions } from '../kit/directions/directions.ts';
import type { Look } from '../kit/look.ts';
import { type ArticleColumn, articleColumn } from './article-column.ts';
import { chartHeight, diagramHeight, tableHeight } from './block-heights.ts';
import type { TitledEntry } from './blocks/entries.ts';
import { chartOf } from './charts/chart-of-content.ts';
import { diagramOf } from './diagrams/diagram-of-content.ts';
import { ideaHeight } from './diagrams/idea-height.ts';
import type { FlowBlock, FlowItem } from './flow-block.ts';
import { estimateLines } from './page-capacity.ts';
import { computedText, type FieldText } from './text/field-text.ts';

/** Estimates heights in px at normal spacing. Estimates are upper bounds. */
/** Extracts the approximate text of foreign markup, for height estimates. */
const textOfMarkup = (html: string): string => html.replace(/<[^<>]*>/g, ' ');

export interface HeightEstimator {
  readonly column: ArticleColumn;
  readonly lineHeight: number;
  readonly paragraphLines: (text: FieldText) => number;
  /** Stops measuring a list once it exceeds `enough`, because any larger height has the same effect. */
  readonly blockHeight: (block: FlowBlock, indentPx?: number, enough?: number) => number;
  /** Space between two blocks. */
  readonly gap: number;
}

const lineFactor = 1.35;

export function heightEstimator(look: Look): HeightEstimator {
  const column = articleColumn(look);
  const { scale } = column;
  const { article: measures, onePager } = directions[look.direction];
  const isGrid = onePager.plan === 'grid';
  const lineHeight = scale.body * lineFactor;
  const gap = scale.unit * 0.62;
  const lines = (text: FieldText, indentPx = 0, size = scale.body): number =>
    estimateLines(text.plain, look, size, column.width - indentPx);

  /**
   * Cache: page breaking measures the rest of a long list again at each page, hundreds of times for thousands
   * of entries.
   */
  const known = new WeakMap<object, Map<number, number>>();
  const once = (part: object, taken: number, measure: () => number): number => {
    const heights = known.get(part) ?? new Map<number, number>();
    const before = heights.get(taken);
    if (before !== undefined) return before;
    const height = measure();
    known.set(part, heights.set(taken, height));
    return height;
  };

  const itemHeight = (item: FlowItem, indentPx: number): number =>
    once(
      item,
      indentPx,
      () =>
        lines(item.text, indentPx) * lineHeight +
        scale.unit * 0.2 +
        item.blocks.reduce((sum, child) => sum + blockHeight(child, indentPx) + scale.unit * 0.3, 0),
    );

  const entryHeight = ({ title, text }: TitledEntry, isSteps: boolean, indentPx: number): number => {
    const aside = isSteps ? scale.body * 2.4 : (column.width - indentPx) * 0.28 + scale.gutter;
    const beside = lines(text, indentPx + aside);
    const width = Math.max(1, isSteps ? column.width - aside : aside - scale.gutter - scale.body);
    const titles = estimateLines(title.plain, look, scale.body, width);
    const rows = isSteps ? titles + beside : Math.max(titles, beside);
    return rows * lineHeight + scale.unit * (isSteps ? 0.55 : 0.9);
  };

  /** Up to three are side by side, and the tallest sets the height of its row. */
  const besideHeight = (
    parts: readonly (readonly FlowBlock[])[],
    indentPx: number,
    padding: number,
  ): number => {
    const perRow = parts.length === 4 ? 2 : Math.min(3, parts.length);
    const gaps = scale.gutter * (perRow - 1);
    const taken = column.width - (column.blockWidth - indentPx - gaps) / Math.max(1, perRow);
    const heights = parts.map((blocks) =>
      blocks.reduce((sum, child) => sum + blockHeight(child, taken) + gap, padding - gap),
    );
    let height = 0;
    for (let at = 0; at < heights.length; at += perRow) height += Math.max(...heights.slice(at, at + perRow));
    return height;
  };

  const listHeight = (items: readonly FlowItem[], indentPx: number, enough: number): number => {
    let sum = 0;
    for (const item of items) {
      sum += itemHeight(item, indentPx);
      if (sum > enough) break;
    }
    return sum;
  };

  const blockHeight = (block: FlowBlock, indentPx = 0, enough = Number.POSITIVE_INFINITY): number => {
    switch (block.type) {
      case 'heading': {
        const size = block.level === 2 ? scale.heading3 * 1.2 : scale.heading3;
        return lines(block.text, indentPx, size * 1.06) * size * 1.3 + scale.unit * 0.25;
      }
      case 'paragraph':
      case 'action':
        return lines(block.text, indentPx) * lineHeight;
      case 'list':
        return listHeight(block.items, indentPx + scale.body * 1.7, enough);
      case 'quote': {
        const size = scale.lead * measures.quoteSize;
        return lines(block.text, indentPx + scale.unit, size) * size * 1.28 + scale.unit * 2.6;
      }
      case 'table':
        return tableHeight(block.table, look, scale, column.blockWidth - indentPx);
      case 'code':
        return (
          estimateLines(
            block.text.source,
            look,
            scale.body * 1.05,
            column.width - indentPx - scale.unit * 2,
          ) *
            lineHeight +
          scale.unit * 1.6
        );
      case 'figures': {
        const hasDetail = block.items.some(({ detail }) => detail !== undefined);
        const figure = scale.figure * 0.8 + scale.unit * 1.4 + lineHeight * (hasDetail ? 2.4 : 1.2);
        const perRow = block.items.length === 4 && isGrid ? 4 : 3;
        return Math.ceil(block.items.length / perRow) * figure;
      }
      case 'chart':
        return chartHeight(chartOf(block.chart.data), scale, (text) => lines(computedText(text), indentPx));
      case 'diagram':
        return isIdeaDiagram(block.diagram.data)
          ? ideaHeight(block.diagram.data, scale, column.blockWidth - indentPx)
          : diagramHeight(diagramOf(block.diagram.data), scale, column.blockWidth - indentPx);
      case 'timeline':
      case 'definitions':
      case 'steps': {
        const isSteps = block.type === 'steps';
        return block.items.reduce(
          (sum, entry) => sum + once(entry, indentPx, () => entryHeight(entry, isSteps, indentPx)),
          0,
        );
      }
      case 'callout':
        return (
          lineHeight +
          scale.unit * 1.6 +
          block.blocks.reduce((sum, child) => sum + blockHeight(child, indentPx + scale.unit * 2.4) + gap, 0)
        );
      case 'cards':
        return besideHeight(
          block.items.map(({ title, blocks }) => [{ type: 'paragraph', text: title }, ...blocks]),
          indentPx,
          scale.unit * 1.4,
        );
      case 'columns':
        return besideHeight(block.columns, indentPx, scale.unit * 0.4);
      case 'signatures':
        return Math.ceil(block.items.length / 2) * (scale.unit * 2.6 + lineHeight * 2);
      case 'qr':
        return Math.max(88, scale.unit * 7);
      case 'picture':
        return (
          (block.source === undefined ? scale.unit * 12 : (column.width - indentPx) * 0.67) +
          (block.caption ? scale.unit * 0.4 + lines(block.caption, indentPx) * lineHeight : 0) +
          (block.credit === undefined ? 0 : lineHeight)
        );
      case 'html':
        return lines(computedText(textOfMarkup(block.html)), indentPx) * lineHeight;
      case 'divider':
        return scale.unit * 1.2;
    }
  };
  return { column, lineHeight, gap, paragraphLines: (text) => lines(text), blockHeight };
}
