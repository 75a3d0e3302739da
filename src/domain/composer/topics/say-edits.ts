import { type Saying, tell } from '../speech/saying.ts';
import type { EditedTopic } from './hand-edits.ts';

/** Says what became of the user's changes in another form of a page. */
export function sayEdits({ carried, lost }: EditedTopic): Saying[] {
  return [
    ...(carried > 0 ? [tell('editsKept', { count: carried })] : []),
    ...(lost > 0 ? [tell('editsLost', { count: lost })] : []),
  ];
}
