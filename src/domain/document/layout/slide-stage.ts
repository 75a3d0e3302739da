import { restId } from './cut-to-room.ts';
import type { FlowBlockOf, IdentifiedBlock } from './flow-block.ts';
import { inGroups } from './in-groups.ts';
import { lengthOf } from './sparse-page.ts';

/** How blocks divide a slide among them, when they don't just follow one another. */
export interface Stage {
  readonly className: string;
  /** Number of steps or pictures side by side, or of blocks beside a picture. */
  readonly count: number;
}

/** Columns of steps that are still wide enough to read. */
const fewestSteps = 3;
const mostSteps = 6;
/** A longer step would be higher than its slide, in characters. */
const longestStep = 130;

/** Pictures that are still large side by side. */
const mostPictures = 4;

/** Text that fits beside a picture, in characters. */
const mostBesidePicture = 460;
const besidePicture: ReadonlySet<string> = new Set(['paragraph', 'list', 'heading', 'quote', 'definitions']);

const areShort = ({ items }: FlowBlockOf<'steps'>): boolean =>
  items.every(({ title, text }) => title.plain.length + text.plain.length <= longestStep);

const isProcess = (steps: FlowBlockOf<'steps'>): boolean =>
  areShort(steps) && steps.items.length >= fewestSteps && steps.items.length <= mostSteps;

/** Divides many short steps into slides with about the same number of columns. */
function slidesOfSteps(id: string, steps: FlowBlockOf<'steps'>): readonly (readonly IdentifiedBlock[])[] {
  let next = { id, start: steps.start ?? 1 };
  return inGroups(steps.items, mostSteps).map((items) => {
    const { id: own, start } = next;
    next = { id: restId(own), start: start + items.length };
    return [{ id: own, block: { ...steps, items, start } }];
  });
}

/** Returns the slides that blocks with a stage take; null if they flow from slide to slide. */
export function stagedSlides(
  blocks: readonly IdentifiedBlock[],
): readonly (readonly IdentifiedBlock[])[] | null {
  if (stageOf(blocks)) return [blocks];
  const [first, ...others] = blocks;
  const isLongProcess =
    first?.block.type === 'steps' &&
    others.length === 0 &&
    first.block.items.length > mostSteps &&
    areShort(first.block);
  return isLongProcess ? slidesOfSteps(first.id, first.block) : null;
}

/** Returns the stage of a slide whose blocks need one: a process, cards, pictures, or a picture beside text. */
export function stageOf(blocks: readonly IdentifiedBlock[]): Stage | null {
  const contents = blocks.map(({ block }) => block);
  const [first] = contents;
  const pictures = contents.filter(({ type }) => type === 'picture');
  if (contents.length === 1 && first?.type === 'steps' && isProcess(first))
    return { className: 'is-process', count: first.items.length };
  if (contents.length === 1 && first?.type === 'cards')
    return { className: 'is-cards', count: first.items.length };
  if (pictures.length === contents.length && pictures.length > 0 && pictures.length <= mostPictures)
    return { className: pictures.length === 1 ? 'is-picture' : 'is-gallery', count: pictures.length };
  const texts = contents.filter(({ type }) => type !== 'picture');
  const isBeside =
    pictures.length === 1 &&
    (first?.type === 'picture' || contents.at(-1)?.type === 'picture') &&
    texts.every(({ type }) => besidePicture.has(type)) &&
    lengthOf(texts) <= mostBesidePicture;
  if (!isBeside) return null;
  return { className: first?.type === 'picture' ? 'is-beside is-left' : 'is-beside', count: texts.length };
}
