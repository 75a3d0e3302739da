import type { Look } from '../kit/look.ts';
import { type HeightEstimator, heightEstimator } from './article-heights.ts';
import type { TableData } from './blocks/table-data.ts';
import { cutToRoom } from './cut-to-room.ts';
import type { IdentifiedBlock } from './flow-block.ts';
import { inGroups } from './in-groups.ts';
import { stagedSlides } from './slide-stage.ts';
import type { Slide } from './slide-writer.ts';
import { splitContent } from './split-content.ts';
import { fitTable } from './table-widths.ts';
import { type FieldText, repeated } from './text/field-text.ts';

/** Height of masthead and title on a slide, in lines of body text. */
const headLines = 6;

/** Entries that a slide has room for; more of them continue on further slides. */
const mostItems = { points: 6, figures: 6, closing: 8 };

/** A table alone on its slide is set larger than in a text. */
const tableScale = 1.12;

function roomOf({ column, lineHeight }: HeightEstimator): number {
  const { height, marginTop, marginFoot } = column.scale;
  return height - marginTop - marginFoot - headLines * lineHeight;
}

function shareBlocks(
  blocks: readonly IdentifiedBlock[],
  estimator: HeightEstimator,
  fill: number,
): readonly (readonly IdentifiedBlock[])[] {
  const slides: IdentifiedBlock[][] = [[]];
  const full = roomOf(estimator) * fill;
  let room = full;
  const queue = [...blocks];
  for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
    const slide = slides.at(-1) ?? [];
    const height = estimator.blockHeight(item.block) + estimator.gap;
    if (height <= room) {
      slide.push(item);
      room -= height;
      continue;
    }
    const parts = cutToRoom(item, room - estimator.gap, slide.length === 0, estimator);
    if (parts) {
      slide.push(parts[0]);
      queue.unshift(parts[1]);
    } else if (slide.length === 0) slide.push(item);
    else queue.unshift(item);
    if (queue.length > 0) slides.push([]);
    room = full;
  }
  return slides;
}

/** Overflow factor that tighter gaps can absorb, which avoids a slide for a single last line. */
const tightened = 1.15;

function fewestSlides(
  blocks: readonly IdentifiedBlock[],
  estimator: HeightEstimator,
): readonly (readonly IdentifiedBlock[])[] {
  const slides = shareBlocks(blocks, estimator, 1);
  if (slides.length === 1) return slides;
  const fewer = shareBlocks(blocks, estimator, tightened);
  return fewer.length < slides.length ? fewer : slides;
}

function shareRows(table: TableData, estimator: HeightEstimator): readonly TableData[] {
  const height = estimator.blockHeight({ type: 'table', table });
  const share = (roomOf(estimator) / height) * 0.95;
  if (share >= 1) return [table];
  const parts = splitContent({ type: 'table', table }, share);
  if (parts?.[0].type !== 'table' || parts[1].type !== 'table') return [table];
  return [parts[0].table, ...shareRows(parts[1].table, estimator)];
}

/** The title belongs to the first part; further parts repeat it. */
function continued<Part extends { readonly title: FieldText; readonly label?: FieldText | undefined }>(
  part: Part,
  at: number,
): Part {
  if (at === 0) return part;
  const { title, label } = part;
  return { ...part, title: repeated(title), ...(label && { label: repeated(label) }) };
}

function shareItems<
  Part extends {
    readonly title: FieldText;
    readonly label?: FieldText | undefined;
    readonly items: readonly unknown[];
  },
>(slide: Part, most: number): readonly Part[] {
  if (slide.items.length <= most) return [slide];
  return inGroups(slide.items, most).map((items, at) => continued({ ...slide, items }, at));
}

/** Splits a page into slides: texts, tables and lists that don't fit on one continue under the same title. */
export function fitSlide(slide: Slide, look: Look): readonly Slide[] {
  const estimator = heightEstimator(look);
  switch (slide.layout) {
    case 'text': {
      // Blocks with a stage share their slide whatever their usual height.
      const shared = stagedSlides(slide.blocks) ?? fewestSlides(slide.blocks, estimator);
      return shared.map((blocks, at) => continued({ ...slide, blocks }, at));
    }
    case 'table':
      return fitTable(slide.table, look, estimator.column.width / tableScale)
        .flatMap((table) => shareRows(table, estimator))
        .map((table, at) => continued({ ...slide, table }, at));
    case 'points':
      return shareItems(slide, mostItems.points);
    case 'figures':
      return shareItems(slide, mostItems.figures);
    case 'closing':
      // What is asked for stands once.
      return shareItems(slide, mostItems.closing).map((part, at) =>
        at === 0 ? part : { ...part, ask: undefined },
      );
    default:
      return [slide];
  }
}
