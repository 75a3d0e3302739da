import type { ErrorBody } from '../../contract/error-codes.ts';
import type { Area } from '../../words/catalogue.ts';
import { fillMessage } from '../../words/fill-message.ts';
import { sourceLanguage } from '../../words/languages.ts';
import { language } from './language.ts';
import { loadedWords, loadWords } from './words.ts';

/** The server's errors are English, so their messages are only loaded for other languages. */
const isNeeded = (): boolean => language() !== sourceLanguage;

/** Areas to load with a screen that shows errors of runs or jobs. */
export const errorAreas = (): readonly Area[] => (isNeeded() ? ['errors'] : []);

/** Loads the messages of errors. Never rejects: without them, errors are shown in English. */
export async function loadErrorWords(): Promise<void> {
  if (isNeeded()) await loadWords('errors').catch(() => undefined);
}

/** An error of the server, with its English message. */
export type ServerError = Pick<ErrorBody, 'reason' | 'values'> & {
  readonly code: string;
  readonly message: string;
};

/**
 * Returns the message of an error in the user's language: the one of its reason, or else of its code. Returns the
 * server's English one if the messages aren't loaded, or if the reason is from a newer server.
 */
export function errorWords({ code, message, reason, values }: ServerError): string {
  const messages: Readonly<Record<string, string>> | undefined = isNeeded()
    ? loadedWords('errors')
    : undefined;
  const found = messages?.[reason ?? `code_${code}`];
  return found === undefined ? message : fillMessage(language(), found, values);
}
