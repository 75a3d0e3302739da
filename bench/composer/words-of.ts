/** The words and figures of a text, its Markdown, separators and addresses of links aside, each once. */
export function wordsOf(content: string): string[] {
  const bare = content
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/^\s*(?:-{3,}|={3,}|\|[\s|:-]+\|)\s*$/gm, '')
    .replace(/^\s*(?:\d+[.)] |[-*] \[[ x]\] )/gm, '');
  return [
    ...new Set(
      bare.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’-][\p{L}\p{N}]+|(?<=\p{N})[.,]\p{N}+)*/gu) ?? [],
    ),
  ];
}
