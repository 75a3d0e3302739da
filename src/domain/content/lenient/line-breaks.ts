/** Lines up to this length were ended on purpose, rather than wrapped. */
const shortLine = 60;

const blockStart = /^(?:[ \t]*(?:#{1,6} |[-*+•] |[>|]|\d{1,3}[.)] |```|~~~|:::|---)|[ \t]{4})/;

/** Keeps short lines separate, as intended in addresses and verse. Doesn't change code and other blocks. */
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

/** Returns whether the lines back to the last empty one are plain. Lines below a list item belong to it. */
function isInParagraph(lines: readonly string[], at: number): boolean {
  for (let before = at; before >= 0; before -= 1) {
    const line = lines[before] ?? '';
    if (line.trim() === '') return true;
    if (blockStart.test(line)) return false;
  }
  return true;
}
