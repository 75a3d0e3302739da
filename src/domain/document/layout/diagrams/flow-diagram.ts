import { element, type Html, textElement } from '../markup.ts';
import type { FieldsAt } from '../text/drawn-fields.ts';
import type { DiagramLink } from './diagram-data.ts';
import { spokesHtml } from './hub-diagram.ts';

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

/** Fewest parts around a center that are drawn as a star. */
const fewestSpokes = 3;

/** Returns the part that every link begins or ends at, if there are several others; null otherwise. */
export function centerOf(links: readonly DiagramLink[]): string | null {
  const [first] = links;
  const center = [first?.from, first?.to].find(
    (name) => name !== undefined && links.every(({ from, to }) => from === name || to === name),
  );
  const around = new Set(links.flatMap(({ from, to }) => [from, to]));
  return center !== undefined && around.size > fewestSpokes ? center : null;
}

/** Returns a center with a spoke to each of the others. */
function starHtml(center: string, links: readonly DiagramLink[]): Html {
  const others = [...new Set(links.flatMap(({ from, to }) => [from, to]))].filter((name) => name !== center);
  const spokes = others.map((name) => {
    const own = links.filter(({ from, to }) => from === name || to === name);
    const isOut = own.some(({ to }) => to === name);
    const isIn = own.some(({ from }) => from === name);
    const title = textElement('p', { class: 'idea-title' }, name);
    const words = own.flatMap(({ words: text }) =>
      text === undefined ? [] : [textElement('p', { class: 'idea-text' }, text)],
    );
    return {
      html: title + words.join(''),
      way: isOut && isIn ? ('both' as const) : isIn ? ('in' as const) : ('out' as const),
      isDashed: own.every(({ isReturn }) => isReturn),
    };
  });
  return spokesHtml({ html: textElement('p', { class: 'idea-title' }, center), words: center }, spokes);
}

/** Returns boxes and arrows as HTML text, so that words wrap normally; the links are in a table. */
export function flowHtml(links: readonly DiagramLink[], id: string, at: FieldsAt): Html {
  const center = centerOf(links);
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
      { class: center === null ? 'flow-drawing' : 'flow-star', more: { 'aria-hidden': 'true' } },
      ...(center === null ? chainsOf(links).map(chainHtml) : [starHtml(center, links)]),
    ) + element('div', { class: 'chart-data' }, element('table', {}, element('tbody', {}, ...rows)))
  );
}
