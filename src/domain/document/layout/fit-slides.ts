import type { ContentBlock, Look, SlideContent, TableContent } from '../brief.ts';
import { type HeightEstimator, heightEstimator } from './article-heights.ts';
import { cutToRoom } from './cut-to-room.ts';
import { splitContent } from './split-content.ts';
import { fitTable } from './table-widths.ts';

/** A slide as it will stand, with the id of its page. */
export interface FittedSlide {
  readonly id: string;
  readonly slide: SlideContent;
}

/** What masthead and title take of a slide, in lines of body text. */
const headLines = 6;

/** A table that has its slide to itself is set larger than in a text. */
const tableScale = 1.12;

function roomOf({ column, lineHeight }: HeightEstimator): number {
  const { height, marginTop, marginFoot } = column.scale;
  return height - marginTop - marginFoot - headLines * lineHeight;
}

function shareBlocks(
  blocks: readonly ContentBlock[],
  estimator: HeightEstimator,
  fill: number,
): readonly (readonly ContentBlock[])[] {
  const slides: ContentBlock[][] = [[]];
  const full = roomOf(estimator) * fill;
  let room = full;
  const queue = [...blocks];
  for (let block = queue.shift(); block !== undefined; block = queue.shift()) {
    const slide = slides.at(-1) ?? [];
    const height = estimator.blockHeight(block) + estimator.gap;
    if (height <= room) {
      slide.push(block);
      room -= height;
      continue;
    }
    const parts = cutToRoom({ id: '', block }, room - estimator.gap, slide.length === 0, estimator);
    if (parts) {
      slide.push(parts[0].block);
      queue.unshift(parts[1].block);
    } else if (slide.length === 0) slide.push(block);
    else queue.unshift(block);
    if (queue.length > 0) slides.push([]);
    room = full;
  }
  return slides;
}

/** Tightening the gaps makes about this much too much fit: better than a slide for a last line. */
const tightened = 1.15;

function fewestSlides(
  blocks: readonly ContentBlock[],
  estimator: HeightEstimator,
): readonly (readonly ContentBlock[])[] {
  const slides = shareBlocks(blocks, estimator, 1);
  if (slides.length === 1) return slides;
  const fewer = shareBlocks(blocks, estimator, tightened);
  return fewer.length < slides.length ? fewer : slides;
}

function shareRows(table: TableContent, estimator: HeightEstimator): readonly TableContent[] {
  const height = estimator.blockHeight({ type: 'table', table });
  const share = (roomOf(estimator) / height) * 0.95;
  if (share >= 1) return [table];
  const parts = splitContent({ type: 'table', table }, share);
  if (parts?.[0].type !== 'table' || parts[1].type !== 'table') return [table];
  return [parts[0].table, ...shareRows(parts[1].table, estimator)];
}

function shareSlide(slide: SlideContent, estimator: HeightEstimator, look: Look): readonly SlideContent[] {
  switch (slide.layout) {
    case 'text':
      return fewestSlides(slide.blocks, estimator).map((blocks) => ({ ...slide, blocks }));
    case 'table':
      return fitTable(slide.table, look, estimator.column.width / tableScale)
        .flatMap((table) => shareRows(table, estimator))
        .map((table) => ({ ...slide, table }));
    default:
      return [slide];
  }
}

/**
 * The slides of a deck, texts and tables continued under the same title where one slide cannot hold them. The notes
 * stay with the first; the ids of the others follow from it, so that a later slide keeps its own.
 */
export function fitSlides(slides: readonly SlideContent[], look: Look): readonly FittedSlide[] {
  const estimator = heightEstimator(look);
  return slides.flatMap((slide, index) =>
    shareSlide(slide, estimator, look).map((part, position) => ({
      id: position === 0 ? `s${index + 1}` : `s${index + 1}-${position + 1}`,
      slide: position === 0 ? part : { ...part, notes: '' },
    })),
  );
}
