import { replacePictures } from '../text/markdown-pictures.ts';
/** Words and numbers of Markdown, in any script that parts its words; pictures have none. */
export const countWords = (text: string): number =>
  replacePictures(text, () => ' ').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,-]*/gu)?.length ?? 0;
