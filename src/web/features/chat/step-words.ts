import type { ChatEventOf } from '../../../contract/chat-events.ts';
import { serverWords } from '../../lib/error-words.ts';
import { inAList } from '../../lib/in-a-list.ts';
import { noteWords } from '../../lib/note-words.ts';
import { needsServerWords } from '../../lib/server-areas.ts';

/** Returns the label of a tool's step in the user's language. */
export function stepWords(
  { name, label, reason, values }: ChatEventOf<'tool_call' | 'tool_result'>,
  state: 'running' | 'done' | 'failed',
): string {
  return serverWords('steps', reason ?? `${name}_${state}`, values) ?? label;
}

/** Returns the note beside a step in the user's language. */
export const stepNote = ({ note, notes }: ChatEventOf<'tool_result'>): string =>
  notes && needsServerWords() ? inAList(notes.map(noteWords)) : note;
