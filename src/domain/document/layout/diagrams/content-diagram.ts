import { type Diagram, isIdeaDiagram } from '../../../content/blocks/diagram.ts';
import type { ArtDirection } from '../../../content/choices.ts';
import type { Html } from '../markup.ts';
import type { Drawn } from '../text/read-fields.ts';
import { diagramHtml } from './diagram-figure.ts';
import { diagramOf } from './diagram-of-content.ts';
import { ideaDiagramHtml } from './idea-diagram.ts';

/** Returns any diagram of the content as a figure. */
export function contentDiagramHtml(
  { data, field }: Drawn<Diagram>,
  id: string,
  name: string,
  direction?: ArtDirection,
): Html {
  return isIdeaDiagram(data)
    ? ideaDiagramHtml({ data, field }, id, name)
    : diagramHtml(diagramOf(data), id, name, direction, field);
}
