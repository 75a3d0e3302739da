import type { ListItem, PhrasingContent, Root, RootContent } from 'mdast';
import { type Notes, quoted } from '../../lenient/notes.ts';
import { blockNames, layoutNames } from '../../lenient/type-names.ts';
import { splitAttributes, writeAttributes } from './attributes.ts';

const ofEntry = ['icon', 'marker', 'label', 'unit', 'detail'] as const;
const ofFigure = ['unit', 'detail', 'label', 'marker'] as const;
const ofIdea = ['icon', 'value', 'sets'] as const;

/** Attributes in braces that items can have, by the name of their block, slot or page layout. */
const known: Readonly<Record<string, readonly string[]>> = {
  list: ['icon'],
  cards: ofEntry,
  steps: ofEntry,
  timeline: ofEntry,
  definitions: ofEntry,
  facts: ofEntry,
  listing: ['label', 'unit', 'detail', 'marker'],
  points: ofEntry,
  program: ofEntry,
  closing: ofEntry,
  quote: ofEntry,
  chart: ofEntry,
  figures: ofFigure,
  hero: ofFigure,
  ask: ofFigure,
  diagram: ofIdea,
  signatures: ['detail'],
  contact: [],
  stops: [],
  bill: [],
};

const namesFor = (name: string): readonly string[] | undefined =>
  Object.hasOwn(known, name) ? known[name] : known[blockNames(name)?.name ?? layoutNames(name)?.name ?? ''];

/** Removes attributes that aren't expected from the end of a line. */
function tidyLine(nodes: PhrasingContent[], owner: string, expected: readonly string[], notes?: Notes): void {
  const last = nodes.at(-1);
  if (last?.type !== 'text') return;
  const { text, attributes } = splitAttributes(last.value);
  const isLink = owner === 'diagram' && text.includes('->');
  const extra = Object.keys(attributes).filter((name) => isLink || !expected.includes(name));
  if (extra.length === 0) return;
  for (const name of extra)
    notes?.add(`:::${owner}`, `Left out: its items have no '${name}'. It said ${quoted(attributes[name])}`);
  const others = Object.entries(attributes).filter(([name]) => !extra.includes(name));
  last.value = [text, writeAttributes(Object.fromEntries(others))].filter((part) => part !== '').join(' ');
}

function tidyItems(nodes: readonly RootContent[], owner: string, notes?: Notes): void {
  const expected = namesFor(owner);
  if (expected === undefined) return;
  const open: (RootContent | ListItem)[] = [...nodes];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'paragraph') tidyLine(node.children, owner, expected, notes);
    else if (node.type === 'list' || node.type === 'listItem') open.push(...node.children);
  }
}

/**
 * Removes attributes such as `{icon=leaf}` from items that can't have them, so that they aren't printed as
 * text. `{optional}`, without a value, is text.
 */
export function tidyItemAttributes(tree: Root, notes?: Notes): void {
  let layout = '';
  const open: { node: RootContent; isTop: boolean }[] = tree.children.map((node) => ({ node, isTop: true }));
  for (const { node, isTop } of open) {
    if (node.type === 'containerDirective') {
      const items = node.children.some(({ type }) => type === 'heading') ? [] : node.children;
      tidyItems(items, node.name, notes);
      open.push(...node.children.map((child) => ({ node: child, isTop: false })));
    } else if (isTop && node.type === 'leafDirective') layout = node.name;
    else if (isTop && node.type === 'thematicBreak') layout = '';
    else if (isTop && node.type === 'list' && layout !== '') tidyItems([node], layout, notes);
  }
}
