import type { ErrorBody } from '../../contract/error-codes.ts';
import type { Area } from '../../words/catalogue.ts';
import { fillMessage, type MessageValues } from '../../words/fill-message.ts';
import { sourceLanguage } from '../../words/languages.ts';
import { language } from './language.ts';
import { loadedWords, loadWords } from './words.ts';

/** The server's errors are English, so their messages are only loaded for other languages. */
const isNeeded = (): boolean => language() !== sourceLanguage;

/** Areas to load with a screen that shows steps or findings. Those of errors are larger, and load when one is shown. */
export const serverAreas = (): readonly Area[] => (isNeeded() ? ['findings', 'steps'] : []);

/** The area of errors, for screens that show many of them. */
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

/** Returns a message that the server has in English; undefined in English, and if it isn't known or loaded. */
export function serverWords(
  area: 'errors' | 'findings' | 'steps',
  reason: string | undefined,
  values?: MessageValues,
): string | undefined {
  if (!isNeeded() || reason === undefined) return undefined;
  const messages: Readonly<Record<string, string>> | undefined = loadedWords(area);
  const found = messages?.[reason];
  return found === undefined ? undefined : fillMessage(language(), found, values);
}

/**
 * Returns the message of an error in the user's language: the one of its reason, or else of its code. Returns the
 * server's English one if the messages aren't loaded, or if the reason is from a newer server.
 */
export function errorWords({ code, message, reason, values }: ServerError): string {
  return serverWords('errors', reason ?? `code_${code}`, values) ?? message;
}
