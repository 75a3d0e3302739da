import { hasTooManyMarks } from '../../text/inline-text.ts';

const fence = /^ {0,3}(`{3,}|~{3,})/;
const startsBlock = /^\s*(?:[-*+]\s|\d{1,9}[.)]\s|#{1,6}\s|:{2,}|$)/;
const longestLine = 40_000;
const deepestQuote = 12;
const deepestIndent = 24;

/** Marks of a paragraph as characters. */
const escapeMarks = (line: string): string => line.replace(/[*_`~[<]/g, '\\$&');

/** Cuts the prefix that would nest a line dozens of levels deep. */
function shallow(line: string): string {
  const prefix = /^(?:[ \t]*[>*+-](?=[\s>*+-]|$)|[ \t]*\d{1,9}[.)](?=\s|$)|[ \t]+)*/.exec(line)?.[0] ?? '';
  if (prefix.length <= deepestIndent) return line;
  const levels = prefix.replace(/[ \t]+/g, '').length;
  return levels > deepestQuote ? `${prefix.slice(0, deepestIndent)} ${line.slice(prefix.length)}` : line;
}

/**
 * Keeps the parser fast on any input: the time for nested blocks and for paragraphs full of marks grows faster than
 * their length. What people write is left alone.
 */
export function tameMarkdown(markdown: string): string {
  const lines = markdown.replace(/^\ufeff/, '').split(/\r\n?|\n/);
  let open: string | undefined;
  let paragraph: number[] = [];
  let isTable = false;
  const finish = (): void => {
    if (!isTable && paragraph.length > 0) {
      const text = paragraph.map((at) => lines[at]).join('\n');
      if (text.length > 600 && hasTooManyMarks(text))
        for (const at of paragraph) lines[at] = escapeMarks(lines[at] ?? '');
    }
    paragraph = [];
    isTable = false;
  };
  lines.forEach((original, at) => {
    const mark = fence.exec(original)?.[1];
    if (open !== undefined) {
      if (mark?.startsWith(open) && original.trim() === mark) open = undefined;
      return;
    }
    if (mark !== undefined) {
      finish();
      open = mark;
      return;
    }
    const line = shallow(original.length > longestLine ? brokenUp(original) : original);
    lines[at] = line;
    if (startsBlock.test(line)) finish();
    if (/^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-*:?\s*){0,200}$/.test(line.slice(0, 2_000)) && line.includes('|'))
      isTable = true;
    if (line.trim() !== '') paragraph.push(at);
  });
  finish();
  return lines.join('\n');
}

/** A line of many thousand words as several paragraphs. */
function brokenUp(line: string): string {
  const parts: string[] = [];
  for (let rest = line; rest !== ''; ) {
    const space = rest.length <= longestLine ? -1 : rest.lastIndexOf(' ', longestLine);
    const end = rest.length <= longestLine ? rest.length : space > 0 ? space : longestLine;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return parts.join('\n\n');
}
