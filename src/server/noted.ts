import type { Noted } from '../contract/noted.ts';
import { words } from '../words/en/notes.ts';
import type { ValuesOf } from '../words/fill-message.ts';
import { fillNote, type NoteValue, type NoteValues as Values } from '../words/fill-note.ts';
import { sourceLanguage } from '../words/languages.ts';
import type { Told } from './told.ts';

type Messages = typeof words;
type NoteReason = keyof Messages;

/** Values of a message; those of a plural contain the `count` that decides on its form. */
type NoteValues<Reason extends NoteReason> = Messages[Reason] extends string
  ? ValuesOf<Messages[Reason], NoteValue>
  : [Values & { readonly count: number }];

/** Returns a note of the catalog with its values. */
export function noted<Reason extends NoteReason>(reason: Reason, ...[given]: NoteValues<Reason>): Noted {
  const text = fillNote(sourceLanguage, words[reason], given);
  return { text, reason, ...(given && { values: given }) };
}

/** Returns a note in the words of the user or of a source, which have no translation. */
export const named = (text: string): Noted => ({ text });

/** Returns an error as a note. */
export const notedError = ({ detail, reason, values }: Told): Noted => ({
  text: detail,
  ...(reason !== null && { reason, values: { ...values } }),
});

/** Puts the name of what a note is about before it: 'Sheet Costs: …'. */
export const notedOf = (place: Noted, note: Noted): Noted => ({
  ...note,
  of: [{ text: place.text, reason: place.reason, values: place.values }, ...(note.of ?? [])],
});

/** Returns a note in English, with the places before it. */
export const englishNote = ({ text, of = [] }: Noted): string =>
  [...of.map((place) => place.text), text].join(': ');

export const englishNotes = (notes: readonly Noted[]): string => notes.map(englishNote).join(', ');

/** Key of a result's notes. A symbol, so that models only get the text: JSON leaves it out. */
export const notesKey = Symbol('notes');

/** Returns the fields of a tool's result that contain its note. */
export const noteFields = (...notes: readonly Noted[]) => ({
  note: englishNotes(notes),
  [notesKey]: notes,
});
