import { type Element, isTag } from 'domhandler';
import { type DrawnShape, planShapes, sectionShapes } from '../../content/choices.ts';
import { elementsWithin } from '../article-tree.ts';
import {
  type DiagramData,
  type DiagramLink,
  type DrawnPart,
  diagramKinds,
} from '../layout/diagrams/diagram-data.ts';
import { textOfNodes } from '../plain-text.ts';

/** Limits; larger diagrams are unreadable. */
const mostRows = 60;
const largestGrid = 200;

const textOf = (element: Element | undefined): string =>
  element ? textOfNodes([element]).replace(/\s+/g, ' ').trim() : '';

const numbersOf = (text: string | undefined): readonly number[] =>
  (text ?? '').split(';').map((part) => Number.parseFloat(part));

function linkOf(cells: readonly Element[], row: Element): DiagramLink[] {
  const [from = '', to = '', words = ''] = cells.map(textOf);
  if (from === '' || to === '' || from === to) return [];
  return [
    {
      from,
      to,
      ...(words === '' ? {} : { words }),
      ...(row.attribs['data-return'] === undefined ? {} : { isReturn: true }),
    },
  ];
}

function partOf(
  cells: readonly Element[],
  row: Element,
  shapes: readonly DrawnShape[],
  [columns, rows]: readonly [number, number],
): DrawnPart[] {
  const draws = shapes.find((shape) => shape === row.attribs['data-draws']);
  const [x = 0, y = 0, width = 1, height = 1] = numbersOf(row.attribs['data-at']).map((value) =>
    Number.isFinite(value) ? value : 0,
  );
  if (!draws || width <= 0 || height <= 0) return [];
  const count = Number.parseInt(row.attribs['data-count'] ?? '', 10);
  const own = cells.filter((cell) => !(cell.attribs.class ?? '').includes('key-mark'));
  const text = textOf(own[1]);
  const within = (value: number, least: number, most: number): number =>
    Math.min(most, Math.max(least, value));
  const left = within(x, 0, columns);
  const top = within(y, 0, rows);
  return [
    {
      name: textOf(own[0]),
      ...(text === '' ? {} : { text }),
      draws,
      at: [left, top, Math.min(width, columns - left) || 1, Math.min(height, rows - top) || 1],
      ...(Number.isFinite(count) ? { count: within(count, 1, mostRows) } : {}),
    },
  ];
}

/** Reads the data of a diagram from its figure in the markup; null if there is nothing to draw. */
export function readDiagram(figure: Element): DiagramData | null {
  const kind = diagramKinds.find((known) => known === figure.attribs['data-diagram']);
  const rows = [...elementsWithin(figure)].filter(({ name }) => name === 'tr').slice(0, mostRows);
  const cellsOf = (row: Element): readonly Element[] =>
    row.children.filter(isTag).filter(({ name }) => name === 'td' || name === 'th');
  if (kind === undefined) return null;
  if (kind === 'flow') {
    const links = rows.flatMap((row) => linkOf(cellsOf(row), row));
    return links.length === 0 ? null : { kind, links };
  }
  const [columns = 12, height = 8] = numbersOf(figure.attribs['data-grid']).map((value) =>
    value >= 1 && value <= largestGrid ? value : 12,
  );
  const grid = [columns, Math.min(height, columns * 2)] as const;
  const shapes = kind === 'plan' ? planShapes : sectionShapes;
  const parts = rows.flatMap((row) => partOf(cellsOf(row), row, shapes, grid));
  return parts.length === 0 ? null : { kind, title: figure.attribs['data-title'] ?? '', grid, parts };
}
