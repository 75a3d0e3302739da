import { textOfPage } from '../markup/text-of-page.ts';

const tag = /<\/?[a-z][^<>]{0,400}>/i;

/** A prompt that was pasted as markup, as its words; code in a fence is code. */
export const plainPrompt = (prompt: string): string =>
  tag.test(prompt) && !prompt.includes('```') ? textOfPage(prompt).trim() || prompt : prompt;
