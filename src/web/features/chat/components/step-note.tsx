import type { Noted } from '../../../../contract/noted.ts';
import { stepNote } from '../../../lib/note-words.ts';

/** The note beside a step in the user's language. English doesn't need this module, so it is loaded when used. */
export function StepNote({
  note,
  notes,
}: {
  readonly note: string;
  readonly notes: readonly Noted[] | undefined;
}) {
  return stepNote(note, notes);
}
