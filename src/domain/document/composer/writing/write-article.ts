import type { ArticleContent, ContentBlock, RichText } from '../../brief.ts';
import { tablesFromRows } from '../reading/delimited-table.ts';
import { readMarkdown } from '../reading/markdown-blocks.ts';

const textOf = (text: RichText): string => text.map((span) => span.text).join('');

const isMarkdown = /^(?: {0,3}#{1,6} \S| {0,3}(?:[-*+]|\d{1,3}[.)]) \S| {0,3}>|\|.*\||```)/m;

/** Marks that people type or paste where Markdown has its own. */
function tidy(text: string): string {
  const listed = text.replace(/^[ \t]*[•▪◦●‣·–—] +/gm, '- ');
  const tabled = tablesFromRows(listed);
  if (isMarkdown.test(text)) return tabled;
  return breakLines(tabled);
}

/** In plain text a short line is a line of its own, and a short line with a colon at its end a heading. */
function breakLines(text: string): string {
  const lines = text.split('\n');
  return lines
    .map((line, index) => {
      const isShort = line.length > 0 && line.length < 72;
      const next = lines[index + 1] ?? '';
      const isMarked = /^\s*(?:[-*+>|#]|\d+[.)] )/.test(line) || /^\s*(?:[-*+>|]|\d+[.)] )/.test(next);
      if (/^\p{L}[^.!?|]{1,60}:$/u.test(line.trim())) return `\n## ${line.trim().slice(0, -1)}\n`;
      return isShort && !isMarked && next.trim() !== '' ? `${line}\n` : line;
    })
    .join('\n');
}

/** The longest first line that reads as a title. */
const longestTitle = 90;

interface Titled {
  readonly title: string | null;
  readonly blocks: readonly ContentBlock[];
}

/** The title is the first heading, or a short first line; it is not repeated in the text. */
function takeTitle(blocks: readonly ContentBlock[]): Titled {
  const [first, ...rest] = blocks;
  if (first?.type === 'heading' && textOf(first.text).trim())
    return { title: textOf(first.text), blocks: rest };
  if (first?.type === 'paragraph' && rest.length > 0) {
    const text = textOf(first.text).trim();
    const isPlain = first.text.every((span) => !span.href && !span.isCode);
    if (isPlain && text.length <= longestTitle && !/[.:;,]$/.test(text)) return { title: text, blocks: rest };
  }
  return { title: null, blocks };
}

/** The first words of a text, where it has no title of its own. */
function firstWords(blocks: readonly ContentBlock[]): string {
  const [opening] = blocks;
  if (opening?.type === 'table') return opening.table.head.map(textOf).join(', ').slice(0, longestTitle);
  const first = blocks.find((block) => block.type === 'paragraph');
  const text = first?.type === 'paragraph' ? textOf(first.text).trim() : '';
  const sentence = /^[^.!?:\n]{4,60}(?=[.!?:]|$)/.exec(text)?.[0];
  return sentence ?? (text.split(/\s+/).slice(0, 6).join(' ').slice(0, 60) || 'Document');
}

/** The shortest paragraph that can lead; the longest that should. */
const leadLength = { least: 60, most: 320 };

/** Given content as a page: nothing dropped, nothing added but a title where it has none. */
export function writeArticle(text: string, runningTitle: string): ArticleContent {
  const read = readMarkdown(tidy(text));
  const { title, blocks } = takeTitle(read);
  const [first, ...rest] = blocks;
  const length = first?.type === 'paragraph' ? textOf(first.text).length : 0;
  const hasLead =
    first?.type === 'paragraph' && length >= leadLength.least && length <= leadLength.most && rest.length > 0;
  return {
    kind: 'article',
    organisation: null,
    runningTitle,
    date: '',
    title: title ?? firstWords(blocks),
    ...(hasLead && first.type === 'paragraph' ? { lead: first.text } : {}),
    blocks: hasLead ? rest : blocks,
  };
}
