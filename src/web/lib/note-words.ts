import type { Noted } from '../../contract/noted.ts';
import type { MessageValues } from '../../words/fill-message.ts';
import { fillNote } from '../../words/fill-note.ts';
import type { Plural } from '../../words/plural.ts';
import { serverWords } from './error-words.ts';
import { inAList } from './in-a-list.ts';
import { language } from './language.ts';
import { needsServerWords } from './server-areas.ts';
import { loadedWords } from './words.ts';

type Place = Omit<Noted, 'of'>;

function inWords({ text, reason, values }: Place): string {
  if (!needsServerWords() || reason === undefined) return text;
  const messages: Readonly<Record<string, string | Plural>> | undefined = loadedWords('notes');
  const found = messages?.[reason];
  // A note may be an error.
  if (found === undefined) return serverWords('errors', reason, values as MessageValues) ?? text;
  return fillNote(language(), found, values);
}

/** Returns a note of the server in the user's language, or in English if its messages aren't loaded. */
export const noteWords = ({ of = [], ...note }: Noted): string => [...of, note].map(inWords).join(': ');

/** Returns notes in the user's language; `texts`, the same in English, if the server is older. */
export const notesWords = (
  notes: readonly Noted[] | undefined,
  texts: readonly string[],
): readonly string[] => (notes?.length === texts.length ? notes.map(noteWords) : texts);

/** Returns the note beside a step in the user's language. */
export const stepNote = (note: string, notes: readonly Noted[] | undefined): string =>
  notes && needsServerWords() ? inAList(notes.map(noteWords)) : note;
