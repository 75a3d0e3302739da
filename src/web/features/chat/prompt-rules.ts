import { maxPromptLength } from '../../../contract/chat.ts';

const figures = new Intl.NumberFormat('en');

/** Returns the error message of an invalid prompt; null if it is valid or empty. */
export function promptFault(text: string): string | null {
  const excess = text.length - maxPromptLength;
  if (excess <= 0) return null;
  const characters = excess === 1 ? 'character' : 'characters';
  return `Too long by ${figures.format(excess)} ${characters}. Up to ${figures.format(maxPromptLength)} fit in one prompt.`;
}

/** Returns whether the text is nonempty and within the limit. */
export function canSend(text: string): boolean {
  return text.trim() !== '' && promptFault(text) === null;
}
