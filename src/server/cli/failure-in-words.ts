import { fillMessage } from '../../words/fill-message.ts';
import { type Language, sourceLanguage } from '../../words/languages.ts';
import { AppError } from '../app-error.ts';
import { RenderError } from '../rendering/render-error.ts';
import { OperatorError, openTerminalWords } from '../terminal-words.ts';
import { forCallers, type Told } from '../told.ts';

/** Returns what an error tells the user. */
export function toldOf(error: unknown): Told {
  if (error instanceof AppError || error instanceof RenderError) return error.told;
  return forCallers(error instanceof Error ? error.message : String(error));
}

/** Returns an error message for command-line users; in English if it isn't in the catalog. */
export async function failureInWords(error: unknown, language: Language): Promise<string> {
  if (error instanceof OperatorError) return error.inWords(await openTerminalWords(language));
  const { detail, reason, values } = toldOf(error);
  if (reason === null || language === sourceLanguage) return detail;
  const { words } = (await import(`../../words/${language}/errors.ts`)) as { words: Record<string, string> };
  const message = words[reason];
  return message === undefined ? detail : fillMessage(language, message, values);
}
