import type { DiagramContent } from '../../brief.ts';
import { element, type Html } from '../markup.ts';
import { drawnPartsHtml } from './drawn-parts.ts';
import { flowHtml } from './flow-diagram.ts';

/**
 * A diagram as a figure that holds its data: the links of a flow as a table that only screen readers get, the parts of
 * a plan or a section as the key below the drawing. It is drawn again when they change; see `redrawFigures`.
 */
export function diagramHtml(diagram: DiagramContent, id: string, name: string): Html {
  return element(
    'figure',
    {
      class: `diagram diagram-${diagram.kind}`,
      id,
      name,
      style:
        diagram.kind === 'flow'
          ? undefined
          : `--ratio:${Number((diagram.grid[0] / diagram.grid[1]).toFixed(2))}`,
      more: {
        'data-diagram': diagram.kind,
        ...(diagram.kind === 'flow'
          ? {}
          : { 'data-grid': diagram.grid.join('; '), 'data-title': diagram.title }),
      },
    },
    diagram.kind === 'flow' ? flowHtml(diagram.links, id) : drawnPartsHtml(diagram, id),
  );
}
