import type { ContentBlock, ListItem, Look, RichText } from '../brief.ts';
import { directions } from '../kit/directions/directions.ts';
import { type ArticleColumn, articleColumn } from './article-column.ts';
import { estimateLines } from './page-capacity.ts';
import { plainText } from './rich-text.ts';

/** Estimates heights in px at ordinary spacing; never less than the page will take. */
export interface HeightEstimator {
  readonly column: ArticleColumn;
  readonly lineHeight: number;
  readonly paragraphLines: (text: RichText) => number;
  readonly blockHeight: (block: ContentBlock, indentPx?: number) => number;
  /** Space between two blocks. */
  readonly gap: number;
}

const lineFactor = 1.35;

export function heightEstimator(look: Look): HeightEstimator {
  const column = articleColumn(look);
  const { scale } = column;
  const measures = directions[look.direction].article;
  const lineHeight = scale.body * lineFactor;
  const gap = scale.unit * 0.62;
  const lines = (text: RichText, indentPx = 0, size = scale.body): number =>
    estimateLines(plainText(text), look, size, column.width - indentPx);

  const itemHeight = (item: ListItem, indentPx: number): number =>
    lines(item.text, indentPx) * lineHeight +
    scale.unit * 0.2 +
    item.children.reduce((sum, child) => sum + blockHeight(child, indentPx) + scale.unit * 0.3, 0);

  const blockHeight = (block: ContentBlock, indentPx = 0): number => {
    switch (block.type) {
      case 'heading': {
        const size = block.level === 2 ? scale.heading3 * 1.2 : scale.heading3;
        return lines(block.text, indentPx, size * 1.06) * size * 1.3 + scale.unit * 0.25;
      }
      case 'paragraph':
        return lines(block.text, indentPx) * lineHeight;
      case 'list':
        return block.items.reduce((sum, item) => sum + itemHeight(item, indentPx + scale.body * 1.7), 0);
      case 'quote': {
        const size = scale.lead * measures.quoteSize;
        return lines(block.text, indentPx + scale.unit, size) * size * 1.28 + scale.unit * 2.6;
      }
      case 'table': {
        const columns = Math.max(1, block.table.head.length);
        const cellWidth = (column.width - indentPx) / columns - scale.gutter * 0.6;
        const rowLines = (cells: readonly RichText[]): number =>
          Math.max(1, ...cells.map((cell) => estimateLines(plainText(cell), look, scale.body, cellWidth)));
        const rows = [block.table.head, ...block.table.rows];
        const rowPadding = scale.unit * measures.rowPadding;
        const caption = block.table.caption === undefined ? 0 : lineHeight * 1.6;
        return caption + rows.reduce((sum, row) => sum + rowLines(row) * lineHeight + rowPadding, 0);
      }
      case 'code':
        return (
          estimateLines(block.text, look, scale.body * 1.05, column.width - indentPx - scale.unit * 2) *
            lineHeight +
          scale.unit * 1.6
        );
      case 'figures':
        return Math.ceil(block.figures.length / 3) * (scale.figure * 1.1 + scale.unit * 1.6 + lineHeight * 3);
      case 'divider':
        return scale.unit * 1.2;
    }
  };
  return { column, lineHeight, gap, paragraphLines: (text) => lines(text), blockHeight };
}
