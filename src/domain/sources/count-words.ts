/** Words and numbers of Markdown, in any script that parts its words; pictures have none. */
export const countWords = (text: string): number =>
  text.replace(/!\[[^\]\n]*\]\([^)\n]*\)/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,-]*/gu)?.length ?? 0;
