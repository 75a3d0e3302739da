import { textOfPage } from '../markup/text-of-page.ts';

const tag = /<\/?[a-z][^<>]{0,400}>/i;

/** Converts a prompt pasted as markup to its text; fenced code stays code. */
export const plainPrompt = (prompt: string): string =>
  tag.test(prompt) && !prompt.includes('```') ? textOfPage(prompt).trim() || prompt : prompt;
