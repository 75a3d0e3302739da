import type { List, ListItem, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import type { Layout } from '../../document-content.ts';
import { blockNames, layoutNames } from '../../lenient/type-names.ts';
import { looseBlocks, quoteFields } from './blocks.ts';
import { dataOf, isData, type LooseFields } from './data.ts';
import { diagramBody } from './diagrams.ts';
import { attributesOf, chartBody, contentOf, factsBody, figuresBody, tableBody } from './directives.ts';
import { textBelow, textOf } from './inline.ts';
import { entryOf, figureOfItem, itemsOf, lineOf, lineOfItem, recordsOf } from './items.ts';
import { type ItemKind, pageNotations, type SlotKind } from './page-notation.ts';
import { chartFields, tableFields } from './tables.ts';

const isLayout = (name: string): name is Layout => Object.hasOwn(pageNotations, name);

/**
 * Returns the layout that a directive names. A name that is also a block means the block, unless it is an
 * exact layout name.
 */
function layoutNamed(name: string): string | undefined {
  if (isLayout(name)) return name;
  return layoutNames(name) && !blockNames(name) ? name : undefined;
}

/** Attributes that belong to a page rather than a block. */
const pageAttributes: readonly string[] = ['label', 'title', 'eyebrow'];

/** A leaf directive without any content for a block can only name the layout of its page. */
function leafLayout(node: LeafDirective): string | undefined {
  const isBare = Object.keys(node.attributes ?? {}).every((name) => pageAttributes.includes(name));
  return layoutNamed(node.name) ?? (isBare && layoutNames(node.name) ? node.name : undefined);
}

/** Splits nodes into pages at `---`. */
export function segmentsOf(nodes: readonly RootContent[]): RootContent[][] {
  const segments: RootContent[][] = [[]];
  for (const node of nodes) {
    if (node.type === 'thematicBreak' && node.data?.isPageBreak) segments.push([]);
    else segments.at(-1)?.push(node);
  }
  return segments;
}

/** Returns the first node of a segment if it names the layout. */
export function layoutDirective(
  nodes: readonly RootContent[],
  isOnlyPage: boolean,
): ContainerDirective | LeafDirective | undefined {
  const [first] = nodes;
  if (first?.type === 'leafDirective') return leafLayout(first) === undefined ? undefined : first;
  if (first?.type !== 'containerDirective') return undefined;
  const others = notesOf(nodes).body.length;
  const isPage = layoutNames(first.name) !== undefined && others === 1;
  return isPage && !(isOnlyPage && blockNames(first.name)) ? first : undefined;
}

/** Splits off the speaker notes, which follow `???`. */
function notesOf(nodes: readonly RootContent[]): { body: readonly RootContent[]; notes?: string } {
  const at = nodes.findIndex((node) => node.type === 'paragraph' && /^\?\?\?(?:\s|$)/.test(textBelow(node)));
  if (at < 0) return { body: nodes };
  const texts = nodes.slice(at).map(textBelow);
  const notes = [(texts[0] ?? '').replace(/^\?\?\?\s*/, ''), ...texts.slice(1)]
    .filter((text) => text !== '')
    .join('\n');
  return { body: nodes.slice(0, at), notes };
}

export interface LoosePage {
  readonly layout: string;
  readonly fields: LooseFields;
  /** Nodes without a slot in the layout. */
  readonly rest: readonly RootContent[];
}

/** Converts a page to a loose value. `fallback` is the layout if none is named. */
export function loosePage(nodes: readonly RootContent[], fallback: string, isOnlyPage: boolean): LoosePage {
  const directive = layoutDirective(nodes, isOnlyPage);
  const given =
    directive?.type === 'containerDirective'
      ? [...contentOf(directive).nodes, ...nodes.slice(1)]
      : nodes.slice(directive ? 1 : 0);
  const { body, notes } = notesOf(given);
  const layout = directive ? directive.name : fallback;
  const known = isLayout(layout) ? layout : layoutNames(layout)?.name;
  const label = directive?.type === 'leafDirective' ? contentOf(directive).label : '';
  const { fields, rest } = bodyOf(known ?? 'article', body);
  return {
    layout,
    fields: {
      layout,
      ...(label && { title: label }),
      ...fields,
      ...(notes !== undefined && { notes }),
      ...(directive && attributesOf(directive)),
      ...dataOf(body, pageNotations[known ?? 'article'].blocks === true),
    },
    rest,
  };
}

function bodyOf(layout: Layout, body: readonly RootContent[]): { fields: LooseFields; rest: RootContent[] } {
  const notation = pageNotations[layout];
  const nodes = body.filter((node) => !isData(node, notation.blocks === true));
  const fields: LooseFields = {};
  const titleAt = nodes.findIndex((node) => node.type === 'heading' && node.depth === 1);
  const heading = nodes[titleAt];
  if (heading?.type === 'heading') fields.title = textOf(heading.children);
  const others = nodes.filter((_, at) => at !== titleAt);
  const rest: RootContent[] = [];
  const sections: { title: LooseFields; nodes: RootContent[] }[] = [];
  for (const node of others) {
    const slot =
      node.type === 'containerDirective' || node.type === 'leafDirective'
        ? slotNamed(notation.slots, node.name)
        : undefined;
    const section = sections.at(-1);
    if (slot && (node.type === 'containerDirective' || node.type === 'leafDirective'))
      fields[slot.name] = slotValue(slot.kind, node);
    else if (notation.sections && node.type === 'heading') {
      const { nodes: inline, attributes } = lineOf(node.children, ['icon']);
      sections.push({ title: { title: textOf(inline), ...attributes }, nodes: [] });
    } else if (notation.quote && node.type === 'blockquote' && !('quote' in fields)) {
      if (notation.quote === 'quote') fields.quote = quoteFields(node.children);
      else Object.assign(fields, quoteFields(node.children));
    } else if (section) section.nodes.push(node);
    else if (notation.text && node.type === 'paragraph') {
      const before = fields[notation.text];
      fields[notation.text] =
        typeof before === 'string' ? `${before}\n${textOf(node.children)}` : textOf(node.children);
    } else if (notation.list && node.type === 'list' && !(notation.list.field in fields)) {
      fields[notation.list.field] = listItems(node, notation.list.kind);
    } else if (notation.table && node.type === 'table' && !(notation.table in fields)) {
      fields[notation.table] =
        notation.table === 'lines'
          ? recordsOf(node)
          : notation.table === 'chart'
            ? chartFields(node)
            : tableFields(node);
    } else rest.push(node);
  }
  if (notation.sections && sections.length > 0) {
    fields[notation.sections] = sections.map((section) => ({
      ...section.title,
      text: section.nodes
        .map(textBelow)
        .filter((text) => text !== '')
        .join('\n'),
    }));
  }
  if (!notation.blocks) return { fields, rest };
  const isManyTitled = rest.some((node) => node.type === 'heading' && node.depth === 1);
  fields.blocks = looseBlocks(rest, isManyTitled ? 1 : 0);
  return { fields, rest: [] };
}

function slotNamed(
  slots: Readonly<Record<string, SlotKind>> | undefined,
  name: string,
): { name: string; kind: SlotKind } | undefined {
  if (!slots) return undefined;
  const own = Object.hasOwn(slots, name) ? name : blockNames(name)?.name;
  const kind = own !== undefined && Object.hasOwn(slots, own) ? slots[own] : undefined;
  return own !== undefined && kind ? { name: own, kind } : undefined;
}

const isFields = (item: unknown): item is LooseFields => typeof item === 'object' && item !== null;

function listItems(list: List, kind: ItemKind): unknown[] {
  const of: Readonly<Record<ItemKind, (item: ListItem) => unknown>> = {
    entry: (item) => entryOf(item, 'title', 'text'),
    point: (item) => entryOf(item, 'title', 'text'),
    program: (item) => entryOf(item, 'title', 'text'),
    figure: figureOfItem,
  };
  const items = list.children.map(of[kind]);
  // The numbers of an ordered list are the markers of its points.
  if (kind !== 'point' || list.ordered !== true) return items;
  return items.map((item, at) => {
    const marker = String((list.start ?? 1) + at);
    if (typeof item === 'string') return { title: item, marker };
    return isFields(item) && item.marker === undefined && item.icon === undefined
      ? { ...item, marker }
      : item;
  });
}

const itemsIn = (fields: LooseFields): unknown => fields.items;

function slotValue(kind: SlotKind, node: ContainerDirective | LeafDirective): unknown {
  const { label, nodes: all } = contentOf(node);
  const data = dataOf(all, false);
  const nodes = all.filter((child) => !isData(child, false));
  const attributes = attributesOf(node);
  const none = (): LooseFields[] => [];
  const fields = (natural: LooseFields, labelName = 'title'): LooseFields => ({
    ...natural,
    ...(label && { [labelName]: label }),
    ...attributes,
    ...data,
  });
  if ('items' in data && kind !== 'figure') return data.items;
  switch (kind) {
    case 'figure': {
      const [first] = itemsIn(figuresBody(nodes, none)) as unknown[];
      const natural = typeof first === 'object' && first !== null ? (first as LooseFields) : undefined;
      const isPlain = Object.keys(attributes).length + Object.keys(data).length === 0 && !label;
      return natural || !isPlain
        ? fields(natural ?? (first === undefined ? {} : { value: first }), 'label')
        : first;
    }
    case 'figures':
      return itemsIn(figuresBody(nodes, none));
    case 'facts':
      return itemsIn(factsBody(nodes, none));
    case 'program':
      return itemsOf(nodes, (item) => entryOf(item, 'title', 'text'));
    case 'lines':
      return itemsOf(nodes, lineOfItem);
    case 'text':
      return [...(label ? [label] : []), ...nodes.map(textBelow)].filter((text) => text !== '').join('\n');
    case 'chart':
      return fields(chartBody(nodes, none));
    case 'diagram':
      return fields(diagramBody(nodes));
    case 'table':
      return fields(tableBody(nodes, none), 'caption');
    case 'listing':
      return fields({
        rows: itemsIn(
          factsBody(
            nodes.filter(({ type }) => type !== 'paragraph'),
            none,
          ),
        ),
        ...listingText(nodes),
      });
  }
}

function listingText(nodes: readonly RootContent[]): LooseFields {
  const text = nodes
    .filter(({ type }) => type === 'paragraph')
    .map(textBelow)
    .join('\n');
  return text === '' ? {} : { text };
}
