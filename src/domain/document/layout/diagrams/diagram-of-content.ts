import type { Diagram, IdeaDiagram } from '../../../content/blocks/diagram.ts';

import { words } from '../text/words.ts';
import type { DiagramData } from './diagram-data.ts';

type Grid = readonly [columns: number, rows: number];
type Cells = readonly [x: number, y: number, width: number, height: number];

/** Returns a grid with cells large enough to draw in, at most twice as tall as wide. */
function drawableGrid([columns, rows]: Grid): Grid {
  const width = Math.max(1, columns);
  return [width, Math.min(Math.max(1, rows), width * 2)];
}

/** Clamps a part to the drawing: its shapes repeat over its size, so an oversized part would be too slow. */
function withinGrid([x, y, width, height]: Cells, [columns, rows]: Grid): Cells {
  const [left, top] = [Math.min(x, columns), Math.min(y, rows)];
  return [left, top, Math.min(width, columns - left), Math.min(height, rows - top)];
}

/** Converts a diagram of content to plain words for drawing. */
export function diagramOf(diagram: Exclude<Diagram, IdeaDiagram>): DiagramData {
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
  const grid = drawableGrid(diagram.grid);
  return {
    kind: diagram.kind,
    title: words(diagram.title),
    grid,
    parts: diagram.parts.map(({ name, text, shape, at, count }) => ({
      name: words(name),
      draws: shape,
      at: withinGrid(at, grid),
      ...(text !== undefined && { text: words(text) }),
      ...(count !== undefined && { count }),
    })),
  };
}
