import { replacePictures } from '../text/markdown-pictures.ts';
/**
 * Counts the words and numbers of Markdown, without pictures. Scripts without spaces between words count as
 * one word.
 */
export const countWords = (text: string): number =>
  replacePictures(text, () => ' ').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,-]*/gu)?.length ?? 0;
