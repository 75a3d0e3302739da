import { type PromptReading, readPrompt } from '../../reader/read-prompt.ts';
import { properCase } from './proper-case.ts';

export interface CasedPrompt {
  /** The prompt with the capitals that its language requires; as long as it was. */
  readonly text: string;
  readonly reading: PromptReading;
}

/** Reads a prompt with the capitals that a hasty writer left out. */
export function readCased(prompt: string, options: { readonly today?: string } = {}): CasedPrompt {
  const hasty = readPrompt(prompt, options);
  const text = properCase(prompt, hasty.language);
  return { text, reading: text === prompt ? hasty : readPrompt(text, options) };
}
