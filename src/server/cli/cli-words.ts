import type { Catalogue } from '../../words/catalogue.ts';
import { words as english } from '../../words/en/cli.ts';
import { fillMessage, type MessageValues } from '../../words/fill-message.ts';
import { type Language, sourceLanguage } from '../../words/languages.ts';
import { pickPlural } from '../../words/plural.ts';

export type CliReason = keyof typeof english;

/** Writes a message of the command line; `count` decides on the form of a plural. */
export type Say = (reason: CliReason, values?: MessageValues) => string;

const sayIn =
  (language: Language, words: Catalogue['cli']): Say =>
  (reason, values = {}) => {
    const forms = words[reason];
    const { count } = values;
    const message =
      typeof forms === 'string' ? forms : pickPlural(language, forms, typeof count === 'number' ? count : 1);
    return fillMessage(language, message, values);
  };

export const sayInEnglish = sayIn(sourceLanguage, english);

/** Returns the messages of the command line in a language. */
export async function openCliWords(language: Language): Promise<Say> {
  const module: { words: Catalogue['cli'] } = await import(`../../words/${language}/cli.ts`);
  return sayIn(language, module.words);
}
