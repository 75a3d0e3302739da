import type { Diagram } from '../../../content/blocks/diagram.ts';

import { words } from '../text/words.ts';
import type { DiagramData } from './diagram-data.ts';

/** What a diagram of content draws, in plain words. */
export function diagramOf(diagram: Diagram): DiagramData {
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
