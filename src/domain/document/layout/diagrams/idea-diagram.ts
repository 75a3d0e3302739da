import type { IdeaDiagram } from '../../../content/blocks/diagram.ts';
import { element, type Html, richElement } from '../markup.ts';
import { drawnFrom } from '../text/drawn-fields.ts';
import { type Drawn, type Read, readFields } from '../text/read-fields.ts';
import { cycleDiagram } from './cycle-diagram.ts';
import { fishboneDiagram } from './fishbone-diagram.ts';
import { hubDiagram } from './hub-diagram.ts';
import { branchesOf } from './idea-branches.ts';
import { journeyDiagram } from './journey-diagram.ts';
import { matrixDiagram } from './matrix-diagram.ts';
import { orgChart } from './org-chart.ts';
import { pyramidDiagram } from './pyramid-diagram.ts';
import { vennDiagram } from './venn-diagram.ts';

/** Maximum number of items in an accessible name. */
const mostNamed = 6;

function nameOf({ title, center, items }: Read<IdeaDiagram>): string {
  const given = title?.plain.trim() || center?.plain.trim();
  if (given) return given;
  const names = items.flatMap(({ title: own, level }) => (level === undefined && own.plain.trim()) || []);
  return `${names.slice(0, mostNamed).join(', ')}${names.length > mostNamed ? ' …' : ''}` || '–';
}

function drawing(diagram: Read<IdeaDiagram>, id: string): Html {
  const { center, x, y, items } = diagram;
  const branches = branchesOf(items);
  switch (diagram.kind) {
    case 'org':
      return orgChart(branches, center, id);
    case 'cycle':
      return cycleDiagram(branches, center, id);
    case 'pyramid':
      return pyramidDiagram(branches, id);
    case 'venn':
      return vennDiagram(branches, id);
    case 'matrix':
      return matrixDiagram(branches, { x, y }, id);
    case 'fishbone':
      return fishboneDiagram(branches, center, id);
    case 'journey':
      return journeyDiagram(branches, id);
    case 'hub':
      return hubDiagram(branches, center, id);
  }
}

const centerless: ReadonlySet<string> = new Set(['pyramid', 'venn', 'matrix', 'journey']);

/** Returns the center of a kind that has no place for it, above the drawing. */
function noteHtml({ kind, center }: Read<IdeaDiagram>, id: string): Html | undefined {
  if (!center || !centerless.has(kind)) return undefined;
  return element('div', { class: 'ideas-note' }, richElement('p', { id: `${id}.center` }, center));
}

/**
 * Returns a diagram of ideas as a figure. Its words are its data: they are text in boxes that grow with them,
 * and the shapes follow the boxes.
 */
export function ideaDiagramHtml({ data, field }: Drawn<IdeaDiagram>, id: string, name: string): Html {
  const diagram = readFields(data, field);
  return element(
    'figure',
    {
      class: `diagram ideas ideas-${data.kind}`,
      id,
      name,
      more: {
        'data-diagram': data.kind,
        'data-count': String(data.items.length),
        'aria-label': nameOf(diagram),
        ...drawnFrom(field),
      },
    },
    noteHtml(diagram, id),
    drawing(diagram, id),
  );
}
