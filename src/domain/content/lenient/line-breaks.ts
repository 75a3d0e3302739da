/** Lines up to here were ended on purpose, not because a window was narrow. */
const shortLine = 60;

const blockStart = /^(?:[ \t]*(?:#{1,6} |[-*+•] |[>|]|\d{1,3}[.)] |```|~~~|:::|---)|[ \t]{4})/;

/**
 * Markdown whose short lines stay lines of their own, as a writer of an address or a verse means them. In code and in
 * other blocks nothing changes.
 */
export function withLineBreaks(markdown: string): string {
  if (!markdown.includes('\n') || /^[ \t]*(?:```|~~~)/m.test(markdown)) return markdown;
  const lines = markdown.split('\n');
  const isPlain = (line: string | undefined): boolean =>
    line !== undefined && line.trim() !== '' && !blockStart.test(line);
  return lines
    .map((line, at) => {
      const isEnded = isPlain(line) && isPlain(lines[at + 1]) && line.length <= shortLine;
      return isEnded && isInParagraph(lines, at) ? `${line.trimEnd()}\\` : line;
    })
    .join('\n');
}

/** Whether the lines before, up to an empty one, are plain: those below an item belong to it. */
function isInParagraph(lines: readonly string[], at: number): boolean {
  for (let before = at; before >= 0; before -= 1) {
    const line = lines[before] ?? '';
    if (line.trim() === '') return true;
    if (blockStart.test(line)) return false;
  }
  return true;
}
