import type { Block, Card, Entry, ListItem } from '../blocks/blocks.ts';
import { parseText } from '../text/inline-text.ts';
import { writeText } from '../text/write-text.ts';

/** Block types that are lists of titles with texts. */
export const entryShapes = [
  'list',
  'numbered-list',
  'steps',
  'timeline',
  'definitions',
  'facts',
  'cards',
] as const;
export type EntryShape = (typeof entryShapes)[number];

interface Entries {
  readonly items: readonly Entry[];
  /** Number of the first item, if it isn't 1. */
  readonly start?: number | undefined;
}

const withIcon = (icon: string | undefined) => (icon === undefined ? {} : { icon });

/** Formats an item with its title in bold, or plain if there is no text. */
function itemText({ title, text }: Entry): string {
  if (text === '') return title;
  const bold = parseText(title).map((span) => (span.isGap ? span : { ...span, isStrong: true }));
  return writeText([...bold, { text: ' ' }, ...parseText(text)]);
}

function entryOfItem({ text, icon, checked, blocks }: ListItem): Entry | null {
  if (checked !== undefined || blocks !== undefined) return null;
  const spans = parseText(text);
  const end = spans.findIndex((span) => !span.isStrong);
  if (end < 1) return { title: text, text: '', ...withIcon(icon) };
  const title = spans.slice(0, end).map(({ isStrong: _, ...span }) => span);
  return { title: writeText(title), text: writeText(spans.slice(end)), ...withIcon(icon) };
}

function entryOfCard({ title, icon, blocks }: Card): Entry | null {
  const [only, ...others] = blocks;
  if (others.length > 0 || (only && only.type !== 'paragraph')) return null;
  return { title, text: only?.text ?? '', ...withIcon(icon) };
}

export function entryShapeOf(block: Block): EntryShape | null {
  if (block.type === 'list') return block.ordered ? 'numbered-list' : 'list';
  return entryShapes.find((shape) => shape === block.type) ?? null;
}

/** Returns the titles and texts of a block; null if it contains anything else. */
export function entriesOf(block: Block): Entries | null {
  const all = (items: readonly (Entry | null)[], start?: number): Entries | null => {
    const given = items.filter((item) => item !== null);
    return given.length === items.length && given.length > 0 ? { items: given, start } : null;
  };
  switch (block.type) {
    case 'list':
      return all(block.items.map(entryOfItem), block.start);
    case 'steps':
      return all(block.items, block.start);
    case 'timeline':
    case 'definitions':
      return all(block.items);
    case 'facts':
      return all(
        block.items.map(({ label, value, icon }) => ({ title: label, text: value, ...withIcon(icon) })),
      );
    case 'cards':
      return all(block.items.map(entryOfCard));
    default:
      return null;
  }
}

export function blockOfEntries({ items, start }: Entries, shape: EntryShape): Block {
  const numbering = start === undefined ? {} : { start };
  switch (shape) {
    case 'list':
    case 'numbered-list':
      return {
        type: 'list',
        ...(shape === 'numbered-list' && { ordered: true, ...numbering }),
        items: items.map((item) => ({ text: itemText(item), ...withIcon(item.icon) })),
      };
    case 'steps':
      return { type: 'steps', ...numbering, items: [...items] };
    case 'timeline':
    case 'definitions':
      return { type: shape, items: [...items] };
    case 'facts':
      return {
        type: 'facts',
        items: items.map(({ title, text, icon }) => ({ label: title, value: text, ...withIcon(icon) })),
      };
    case 'cards':
      return {
        type: 'cards',
        items: items.map(({ title, text, icon }) => ({
          title,
          blocks: text === '' ? [] : [{ type: 'paragraph', text }],
          ...withIcon(icon),
        })),
      };
  }
}
