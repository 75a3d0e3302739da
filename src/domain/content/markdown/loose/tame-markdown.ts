import { hasTooManyMarks } from '../../text/inline-text.ts';

const fence = /^ {0,3}(`{3,}|~{3,})/;
const startsBlock = /^\s*(?:[-*+]\s|\d{1,9}[.)]\s|#{1,6}\s|:{2,}|$)/;
const longestLine = 40_000;
const deepestPrefix = 12;
const deepestIndent = 48;
const deepestContainer = 12;

/** Escapes all inline marks of a line. */
const escapeMarks = (line: string): string => line.replace(/[*_`~[<]/g, '\\$&');

/** Removes quote and list marks that would nest a line too deep. */
function shallow(line: string): string {
  let levels = 0;
  let kept = 0;
  let at = 0;
  for (; at < line.length; at += 1) {
    const character = line[at] ?? '';
    const isMark = character === '>' || (/[-*+]/.test(character) && /[\s>]/.test(line[at + 1] ?? ' '));
    if (!isMark && character !== ' ' && character !== '\t') break;
    if (isMark) levels += 1;
    if (levels <= deepestPrefix) kept = at + 1;
  }
  const isRule = at === line.length && /^[\s*-]*$/.test(line.slice(0, 2_000));
  if (isRule && levels > deepestPrefix) return '***';
  if (levels > deepestPrefix) return `${line.slice(0, Math.min(kept, deepestIndent))} ${line.slice(at)}`;
  return levels === 0 && at > deepestIndent ? `${' '.repeat(deepestIndent)}${line.slice(at)}` : line;
}

const containerFence = /^[ \t>]*(:{3,})[ \t]*([\p{L}_]?)/u;

/**
 * Keeps the parser fast on any input, because its time for nested blocks and for paragraphs with many marks
 * is superlinear. Doesn't change ordinary texts.
 */
export function tameMarkdown(markdown: string): string {
  const lines = markdown.replace(/^\ufeff/, '').split(/\r\n?|\n/);
  let open: string | undefined;
  let paragraph: number[] = [];
  let isTable = false;
  let containers = 0;
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
    const line = original.length > longestLine ? brokenUp(original) : shallow(original);
    lines[at] = line;
    const container = containerFence.exec(line);
    if (container?.[2]) containers += 1;
    else if (container) containers = Math.max(0, containers - 1);
    if (container?.[2] && containers > deepestContainer) lines[at] = line.replace(':', '\\:');
    if (startsBlock.test(line)) finish();
    if (isDelimiterRow(line)) isTable = true;
    if (line.trim() !== '') paragraph.push(at);
  });
  finish();
  return lines.join('\n');
}

/** Returns whether the line is a table's delimiter row. */
function isDelimiterRow(line: string): boolean {
  if (!line.includes('|') || line.length > 2_000) return false;
  const row = line.trim();
  const [first = '', ...others] = (row.startsWith('|') ? row.slice(1) : row)
    .split('|')
    .map((cell) => cell.trim());
  return /^:?-+:?$/.test(first) && others.every((cell) => /^:?-*:?$/.test(cell));
}

/** Splits a very long line into several paragraphs. */
function brokenUp(line: string): string {
  const parts: string[] = [];
  for (let rest = line; rest !== ''; ) {
    const space = rest.length <= longestLine ? -1 : rest.lastIndexOf(' ', longestLine);
    const end = rest.length <= longestLine ? rest.length : space > 0 ? space : longestLine;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return parts.map(shallow).join('\n\n');
}
