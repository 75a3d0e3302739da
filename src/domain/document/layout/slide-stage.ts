import { restId } from './cut-to-room.ts';
import type { FlowBlockOf, IdentifiedBlock } from './flow-block.ts';
import { lengthOf } from './sparse-page.ts';
import { splitContent } from './split-content.ts';

/** How the blocks of a slide share it, instead of following one another like text. */
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

/** Shares many short steps between slides of about the same number of columns. */
function shareSteps({ id, block }: IdentifiedBlock): readonly IdentifiedBlock[] {
  const count = block.type === 'steps' ? block.items.length : 0;
  const each = Math.ceil(count / Math.ceil(count / mostSteps));
  const parts = count > mostSteps ? splitContent(block, (each + 0.01) / count) : null;
  return parts
    ? [{ id, block: parts[0] }, ...shareSteps({ id: restId(id), block: parts[1] })]
    : [{ id, block }];
}

/** Returns the slides that blocks with a stage take; null if they flow from slide to slide. */
export function stagedSlides(
  blocks: readonly IdentifiedBlock[],
): readonly (readonly IdentifiedBlock[])[] | null {
  const [first, ...others] = blocks;
  if (stageOf(blocks)) return [blocks];
  if (first?.block.type !== 'steps' || others.length > 0 || !areShort(first.block)) return null;
  return first.block.items.length > mostSteps ? shareSteps(first).map((part) => [part]) : null;
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
