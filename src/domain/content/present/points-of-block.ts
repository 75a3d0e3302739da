import type { Block, Card, ListItem } from '../blocks/blocks.ts';
import type { PageOf } from '../document-content.ts';
import { parseText } from '../text/inline-text.ts';
import { writeText } from '../text/write-text.ts';

export type Point = PageOf<'points'>['items'][number];

const fewestPoints = 2;
const mostPoints = 6;
/** Longer points are set as running text. */
const longestPoint = 170;
/** Maximum length of an item without a heading that is set as one. */
const longestBarePoint = 90;

/** Removes the stop of 'Oak.' or 'Oak:' before a sentence when it becomes the title above it. */
const withoutStop = (text: string): string => text.replace(/[.:]$/, '');

/** Splits a text into its bold start and the rest; null if it has no bold start. */
function headOf(text: string): { readonly title: string; readonly text: string } | null {
  const spans = parseText(text);
  const end = spans.findIndex((span) => !span.isStrong);
  if (end < 1) return null;
  const title = writeText(spans.slice(0, end).map(({ isStrong: _, ...span }) => span));
  const [next, ...others] = spans.slice(end);
  if (!next || title === '') return null;
  const stop = next.isGap ? next : { ...next, text: next.text.replace(/^\s*[.:](?=\s)/, '') };
  return { title: withoutStop(title), text: writeText([stop, ...others]) };
}

function pointOfItem(item: ListItem): Point | null {
  const { text, icon, checked, blocks = [] } = item;
  if (checked !== undefined || blocks.length > 0) return null;
  const split = headOf(text) ?? { title: text, text: '' };
  if (split.text === '' && text.length > longestBarePoint) return null;
  return { ...split, ...(icon !== undefined && { icon }) };
}

function pointOfCard({ title, icon, blocks }: Card): Point | null {
  const [only, ...others] = blocks;
  if (others.length > 0 || (only && only.type !== 'paragraph')) return null;
  return { title, text: only?.text ?? '', ...(icon !== undefined && { icon }) };
}

const numbered = (points: readonly (Point | null)[], start: number) =>
  points.map((point, at) => point && { ...point, marker: String(start + at) });

function anyPoints(block: Block): readonly (Point | null)[] {
  switch (block.type) {
    case 'list': {
      const points = block.items.map(pointOfItem);
      return block.ordered ? numbered(points, block.start ?? 1) : points;
    }
    case 'steps':
      return numbered(block.items, block.start ?? 1);
    case 'definitions':
      return block.items;
    case 'facts':
      return block.items.map(({ label, value, icon }) => ({
        marker: label,
        title: value,
        text: '',
        ...(icon !== undefined && { icon }),
      }));
    case 'cards':
      return block.items.map(pointOfCard);
    default:
      return [];
  }
}

/** Converts a block to the points of a slide; null if they would be too many, too long or inconsistent. */
export function pointsOfBlock(block: Block): Point[] | null {
  const points = anyPoints(block).filter((point) => point !== null);
  const isSame = points.length === anyPoints(block).length;
  const isFitting =
    points.length >= fewestPoints &&
    points.length <= mostPoints &&
    points.every(({ title, text }) => title.length + text.length <= longestPoint && title !== '');
  return isSame && isFitting ? points : null;
}
