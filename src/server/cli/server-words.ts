import { fillMessage, type MessageValues } from '../../words/fill-message.ts';
import { type Language, sourceLanguage } from '../../words/languages.ts';

type ServerArea = 'findings' | 'steps';

/** Translates a message of the server. Returns undefined if the language is English or the reason is unknown. */
export type ServerWords = (
  area: ServerArea,
  reason: string | undefined,
  values?: MessageValues,
) => string | undefined;

/** Opens the messages of steps and findings in a language. */
export async function openServerWords(language: Language): Promise<ServerWords> {
  if (language === sourceLanguage) return () => undefined;
  const read = async (area: ServerArea): Promise<Readonly<Record<string, string>>> =>
    (await import(`../../words/${language}/${area}.ts`)).words;
  const [findings, steps] = await Promise.all([read('findings'), read('steps')]);
  const areas = { findings, steps };
  return (area, reason, values) => {
    const message = reason === undefined ? undefined : areas[area][reason];
    return message === undefined ? undefined : fillMessage(language, message, values);
  };
}
