import type { EditedTopic } from './hand-edits.ts';

const some = (count: number, one: string, many: string): string => (count === 1 ? one : `${count} ${many}`);

/** Says what became of the user's changes in another form of a page. */
export function sayEdits({ carried, lost }: EditedTopic): string[] {
  return [
    ...(carried > 0
      ? [`It keeps ${some(carried, 'the text', 'texts')} you changed, where it says the same.`]
      : []),
    ...(lost > 0
      ? [
          `${some(lost, 'A change', 'changes')} of yours ${lost === 1 ? 'has' : 'have'} no place in this form. “Undo” brings the page before back.`,
        ]
      : []),
  ];
}
