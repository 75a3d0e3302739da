import { maxPromptLength } from '../../../contract/chat.ts';
import { language } from '../../lib/language.ts';
import { counted, words } from '../../lib/words.ts';

/** Returns the error message of an invalid prompt; null if it is valid or empty. */
export function promptFault(text: string): string | null {
  const excess = text.length - maxPromptLength;
  if (excess <= 0) return null;
  const t = words('chat');
  const limit = new Intl.NumberFormat(language()).format(maxPromptLength);
  return t.promptTooLongLimit(counted(t.promptTooLong, excess), limit);
}

/** Returns whether the text is nonempty and within the limit. */
export function canSend(text: string): boolean {
  return text.trim() !== '' && promptFault(text) === null;
}
