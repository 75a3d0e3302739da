import type { List, ListItem, RootContent } from 'mdast';
import type { LooseFields } from './data.ts';
import { textBelow, textOf } from './inline.ts';
import { itemsOf, lineOf, lineOfItem } from './items.ts';

/** Parses 'From -> To: text'; undefined for anything else. */
function linkIn(line: string): LooseFields | undefined {
  const arrow = / --?> /.exec(line);
  if (!arrow || arrow.index === 0) return undefined;
  const rest = line.slice(arrow.index + arrow[0].length);
  const colon = rest.indexOf(':');
  if (colon >= 0 && rest[colon + 1] !== ' ') return undefined;
  const to = colon < 0 ? rest : rest.slice(0, colon);
  const text = colon < 0 ? undefined : rest.slice(colon + 2);
  if (to === '') return undefined;
  return {
    from: line.slice(0, arrow.index),
    to,
    ...(text !== undefined && text !== '' && { text }),
    ...(arrow[0] === ' --> ' && { back: true }),
  };
}

const ideaAttributes = ['icon', 'value', 'sets'] as const;

function ideasOf(list: List, level: number): LooseFields[] {
  return list.children.flatMap((item) => ideaOf(item, level));
}

/** Reads `- **Title** text {icon=leaf}` with the list below it, which is one level deeper. */
function ideaOf(item: ListItem, level: number): LooseFields[] {
  const [first, ...others] = item.children;
  const isText = first?.type === 'paragraph';
  const { nodes, attributes } = lineOf(isText ? first.children : [], ideaAttributes);
  const below = isText ? others : item.children;
  const more = below.filter(({ type }) => type !== 'list').map(textBelow);
  const [head, ...rest] = nodes;
  const isTitled = head?.type === 'strong';
  const title = isTitled ? textOf(head.children) : textOf(nodes);
  const text = [isTitled ? textOf(rest) : '', ...more].filter((part) => part !== '').join('\n');
  const { sets, ...given } = attributes;
  const own = {
    title,
    ...(text !== '' && { text }),
    ...given,
    ...(sets !== undefined && { sets: sets.split(/[^\p{L}\p{N}]+/u).filter(Boolean) }),
    ...(level > 1 && { level }),
  };
  return [own, ...below.flatMap((node) => (node.type === 'list' ? ideasOf(node, level + 1) : []))];
}

/**
 * Reads the lines of a diagram: `- From -> To: text` is a link, and dashed with a longer arrow; in any other
 * list, each line is an item, and a list inside it is one level deeper.
 */
export function diagramBody(nodes: readonly RootContent[]): LooseFields {
  const lines = itemsOf(nodes, lineOfItem).map((line) => String(line).replaceAll('\\>', '>'));
  const links = lines.map(linkIn);
  const hasArrow = lines.some((line) => /(?:->|→|=>)/.test(line));
  const lists = nodes.filter((node) => node.type === 'list');
  if (links.every((link) => link !== undefined) || hasArrow || lists.length === 0)
    return lines.length > 0 ? { kind: 'flow', links: links.map((link, at) => link ?? lines[at]) } : {};
  return { items: lists.flatMap((list) => ideasOf(list, 1)) };
}
