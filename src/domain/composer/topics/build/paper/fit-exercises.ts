import type { Block } from '../../../../content/blocks/blocks.ts';
import type { Look } from '../../../../content/look.ts';
import type { Exercise } from './exercises.ts';
import { endOf, sectionFill, titleFill } from './paper-fill.ts';

export interface ExerciseRoom {
  readonly pages: number;
  readonly look: Look;
  readonly language: string;
  /** Blocks before and after the exercises. */
  readonly before: readonly Block[];
  readonly after: readonly Block[];
}

/**
 * Returns the exercises that fit on a number of pages together with their answers, given in order of importance. The
 * first one is always among them.
 */
export function fitExercises(
  exercises: readonly Exercise[],
  { pages, look, language, before, after }: ExerciseRoom,
): readonly Exercise[] {
  const fill = (blocks: readonly Block[]): number =>
    blocks.length > 0 ? sectionFill(blocks, look, language) : 0;
  const start = titleFill(look) + fill(before);
  const endWith = (some: readonly Exercise[]): number =>
    endOf(start, [...some.map(({ blocks }) => fill(blocks)), fill(after), fill(some.map(({ key }) => key))]);
  let chosen = exercises.slice(0, 1);
  for (const exercise of exercises.slice(1)) {
    const more = [...chosen, exercise];
    if (endWith(more) <= pages) chosen = more;
  }
  return chosen;
}
