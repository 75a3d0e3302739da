import type { ErrorBody } from '../../contract/error-codes.ts';
import { fillMessage, type MessageValues } from '../../words/fill-message.ts';
import { language } from './language.ts';
import { needsServerWords } from './server-areas.ts';
import { loadedWords, loadWords } from './words.ts';

/** Loads the messages of errors. Never rejects: without them, errors are shown in English. */
export async function loadErrorWords(): Promise<void> {
  if (needsServerWords()) await loadWords('errors').catch(() => undefined);
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
  if (!needsServerWords() || reason === undefined) return undefined;
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
