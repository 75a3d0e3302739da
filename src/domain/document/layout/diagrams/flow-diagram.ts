import { element, type Html, textElement } from '../markup.ts';
import type { FieldsAt } from '../text/drawn-fields.ts';
import type { DiagramLink } from './diagram-data.ts';

/** A linear chain of parts. */
interface Chain {
  readonly nodes: readonly string[];
  /** The links from each part to the next, and back. */
  readonly between: readonly (readonly DiagramLink[])[];
}

/**
 * Groups links into chains: each continues where the previous one ended; a return link stays with its
 * counterpart.
 */
function chainsOf(links: readonly DiagramLink[]): readonly Chain[] {
  const chains: { nodes: string[]; between: DiagramLink[][] }[] = [];
  for (const link of links) {
    const known = chains.find(({ nodes }) =>
      nodes.some(
        (node, at) =>
          (node === link.from && nodes[at + 1] === link.to) ||
          (node === link.to && nodes[at + 1] === link.from),
      ),
    );
    if (known) {
      const at = known.nodes.findIndex(
        (node, index) =>
          (node === link.from && known.nodes[index + 1] === link.to) ||
          (node === link.to && known.nodes[index + 1] === link.from),
      );
      known.between[at]?.push(link);
      continue;
    }
    const open = chains.find(({ nodes }) => nodes.at(-1) === link.from && !nodes.includes(link.to));
    if (open) {
      open.nodes.push(link.to);
      open.between.push([link]);
    } else chains.push({ nodes: [link.from, link.to], between: [[link]] });
  }
  return chains;
}

function arrowHtml(isBack: boolean, isReturn: boolean): Html {
  const tip = isBack ? 'M7 -4.5L0 0L7 4.5' : 'M-7 -4.5L0 0L-7 4.5';
  return element(
    'svg',
    { class: isReturn ? 'flow-arrow is-return' : 'flow-arrow', more: { 'aria-hidden': 'true' } },
    element('line', { more: { x1: '0', x2: '100%', y1: '50%', y2: '50%' } }),
    element(
      'svg',
      { more: { x: isBack ? '0' : '100%', y: '50%', width: '1', height: '1' } },
      element('path', { more: { d: tip } }),
    ),
  );
}

function chainHtml({ nodes, between }: Chain): Html {
  return element(
    'div',
    { class: 'flow-chain' },
    ...nodes.flatMap((node, index) => {
      const links = between[index] ?? [];
      const box = textElement(
        'p',
        { class: index === nodes.length - 1 ? 'flow-node is-end' : 'flow-node' },
        node,
      );
      if (links.length === 0) return [box];
      const link = element(
        'div',
        { class: 'flow-link' },
        ...links.flatMap(({ from, words, isReturn = false }) => [
          words !== undefined && textElement('p', { class: 'flow-words' }, words),
          arrowHtml(from !== node, isReturn || from !== node),
        ]),
      );
      return [box, link];
    }),
  );
}

/** Returns boxes and arrows as HTML text, so that words wrap normally; the links are in a table. */
export function flowHtml(links: readonly DiagramLink[], id: string, at: FieldsAt): Html {
  const rows = links.map(({ from, to, words, isReturn }, index) =>
    element(
      'tr',
      { more: isReturn ? { 'data-return': 'true' } : undefined },
      textElement('th', { id: `${id}.${index + 1}.from`, field: at(`links.${index}.from`) }, from),
      textElement('td', { id: `${id}.${index + 1}.to`, field: at(`links.${index}.to`) }, to),
      textElement(
        'td',
        { id: `${id}.${index + 1}.words`, field: words && at(`links.${index}.text`) },
        words ?? '',
      ),
    ),
  );
  return (
    element(
      'div',
      { class: 'flow-drawing', more: { 'aria-hidden': 'true' } },
      ...chainsOf(links).map(chainHtml),
    ) + element('div', { class: 'chart-data' }, element('table', {}, element('tbody', {}, ...rows)))
  );
}
