import type { Element } from 'domhandler';
import { isTag } from 'domhandler';
import type { ArtDirection } from '../../content/choices.ts';
import { elementsWithin, outerHtml, parseArticle, parseWithPositions, splice } from '../article-tree.ts';
import { artDirections } from '../kit/choices.ts';
import { qrHtml } from '../layout/blocks/qr-code.ts';
import { chartHtml } from '../layout/charts/chart-figure.ts';
import { diagramHtml } from '../layout/diagrams/diagram-figure.ts';
import { textOfNodes } from '../plain-text.ts';
import { sanitiseBlockAs } from '../sanitise/sanitise-article.ts';
import { drawCellBars } from './cell-bars.ts';
import { readChart } from './read-chart.ts';
import { readDiagram } from './read-diagram.ts';

/** Attributes that mark an element as drawn from its own data. */
const drawnBy = ['data-chart', 'data-qr', 'data-diagram', 'data-bars'] as const;

const isDrawn = ({ attribs }: Element): boolean => drawnBy.some((name) => attribs[name] !== undefined);

/** Language and art direction used to draw figures. */
export interface Hand {
  readonly language: string;
  readonly direction?: ArtDirection;
}

/** Returns the language and direction of a document for drawing its figures. */
export function handOf(language: string | undefined, named: string | undefined): Hand {
  const direction = artDirections.find((known) => known === named);
  return { language: language || 'en', ...(direction ? { direction } : {}) };
}

function figureHtml(figure: Element, id: string, { language, direction }: Hand): string | null {
  const { 'data-qr': text, 'data-drawn-from': path } = figure.attribs;
  if (text !== undefined) {
    const caption = [...elementsWithin(figure)].find(({ name }) => name === 'figcaption');
    return text.trim() === '' ? null : qrHtml(text, caption ? textOfNodes([caption]) : '', id, path);
  }
  if (figure.attribs['data-diagram'] !== undefined) {
    const diagram = readDiagram(figure);
    return diagram && diagramHtml(diagram, id, figure.attribs['data-name'] ?? '', direction, path);
  }
  const chart = readChart(figure);
  return chart && chartHtml(chart, id, figure.attribs['data-name'] ?? '', language, direction, path);
}

/**
 * Draws every figure of a block from its data: a table written by a model or a user becomes a chart, and a
 * drawing is updated from its data. Leaves figures without data unchanged. The result is not sanitized.
 */
export function drawFigures(blockHtml: string, blockId: string, hand: Hand): string {
  if (!drawnBy.some((name) => blockHtml.includes(name))) return blockHtml;
  const roots = parseWithPositions(blockHtml).filter(isTag);
  const figures = roots.flatMap((root) => [...elementsWithin(root)]).filter(isDrawn);
  let html = blockHtml;
  for (const [index, figure] of [...figures.entries()].reverse()) {
    if (figure.attribs['data-bars'] !== undefined) {
      html = drawCellBars(html, figure);
      continue;
    }
    const id = figure.attribs['data-id'] ?? `${blockId}.figure${index === 0 ? '' : index + 1}`;
    const drawn = figureHtml(figure, id, hand);
    if (drawn !== null) html = splice(html, figure.startIndex ?? 0, (figure.endIndex ?? 0) + 1, drawn);
  }
  return html;
}

/**
 * Redraws the figures of a sanitized document whose data changed; other blocks and locked ones stay byte for
 * byte.
 */
export function redrawFigures(articleHtml: string): string {
  const tree = parseArticle(articleHtml);
  const hand = handOf(tree.article?.attribs.lang, tree.article?.attribs['data-direction']);
  let html = articleHtml;
  const blocks = tree.pages.flatMap((page) => page.blocks);
  for (const { id, element } of blocks.reverse()) {
    if ([...elementsWithin(element)].some(({ attribs }) => attribs['data-locked'] !== undefined)) continue;
    const before = outerHtml(tree, element);
    const drawn = drawFigures(before, id, hand);
    const after = drawn === before ? before : sanitiseBlockAs(id, drawn);
    if (after !== before) html = splice(html, element.startIndex ?? 0, (element.endIndex ?? 0) + 1, after);
  }
  return html;
}
