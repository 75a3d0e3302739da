import { fillNote, type NoteValues } from '../../words/fill-note.ts';
import { type Language, sourceLanguage } from '../../words/languages.ts';
import type { Plural } from '../../words/plural.ts';

type ServerArea = 'findings' | 'notes' | 'steps';

/** Translates a message of the server. Returns undefined if the language is English or the reason is unknown. */
export type ServerWords = (
  area: ServerArea,
  reason: string | undefined,
  values?: NoteValues,
) => string | undefined;

/** Opens the messages of steps, their notes and findings in a language. */
export async function openServerWords(language: Language): Promise<ServerWords> {
  if (language === sourceLanguage) return () => undefined;
  const read = async (area: ServerArea): Promise<Readonly<Record<string, string | Plural>>> =>
    (await import(`../../words/${language}/${area}.ts`)).words;
  const [findings, notes, steps] = await Promise.all([read('findings'), read('notes'), read('steps')]);
  const areas = { findings, notes, steps };
  return (area, reason, values) => {
    const message = reason === undefined ? undefined : areas[area][reason];
    return message === undefined ? undefined : fillNote(language, message, values);
  };
}
