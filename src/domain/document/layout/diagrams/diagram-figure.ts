import type { ArtDirection } from '../../../content/choices.ts';
import { element, type Html } from '../markup.ts';
import { drawnFrom, fieldsAt } from '../text/drawn-fields.ts';
import type { DiagramData } from './diagram-data.ts';
import { drawnPartsHtml } from './drawn-parts.ts';
import { centerOf, flowHtml } from './flow-diagram.ts';

/** With a longer key (in letters), the key gets as much of a wide page as the drawing. */
const longestKey = 300;

function figureClass(diagram: DiagramData): string {
  if (diagram.kind === 'flow')
    return centerOf(diagram.links) === null ? 'diagram diagram-flow' : 'diagram diagram-flow ideas ideas-hub';
  const letters = diagram.parts.reduce((sum, { name, text = '' }) => sum + name.length + text.length, 0);
  return `diagram diagram-${diagram.kind}${letters > longestKey ? ' has-long-key' : ''}`;
}

/**
 * Returns a diagram as a figure that contains its data: the links of a flow as a table for screen readers,
 * the parts of a plan or a section as the key below the drawing. It is redrawn when they change; see
 * `redrawFigures`.
 */
export function diagramHtml(
  diagram: DiagramData,
  id: string,
  name: string,
  direction?: ArtDirection,
  path?: string,
): Html {
  const at = fieldsAt(path);
  return element(
    'figure',
    {
      class: figureClass(diagram),
      id,
      name,
      style:
        diagram.kind === 'flow'
          ? undefined
          : `--ratio:${Number((diagram.grid[0] / diagram.grid[1]).toFixed(2))}`,
      more: {
        ...drawnFrom(path),
        'data-diagram': diagram.kind,
        ...(diagram.kind === 'flow'
          ? {}
          : { 'data-grid': diagram.grid.join('; '), 'data-title': diagram.title }),
      },
    },
    diagram.kind === 'flow' ? flowHtml(diagram.links, id, at) : drawnPartsHtml(diagram, id, direction, at),
  );
}
