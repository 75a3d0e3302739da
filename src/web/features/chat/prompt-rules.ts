import { maxPromptLength } from '../../../contract/chat.ts';

const figures = new Intl.NumberFormat('en');

/** What is wrong with a prompt, in words for the line under the field; null when it can be sent or is empty. */
export function promptFault(text: string): string | null {
  const excess = text.length - maxPromptLength;
  if (excess <= 0) return null;
  const characters = excess === 1 ? 'character' : 'characters';
  return `Too long by ${figures.format(excess)} ${characters}. Up to ${figures.format(maxPromptLength)} fit in one prompt.`;
}

/** Whether there is something to send and it fits. */
export function canSend(text: string): boolean {
  return text.trim() !== '' && promptFault(text) === null;
}
