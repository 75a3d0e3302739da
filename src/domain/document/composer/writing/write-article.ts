import type { ArticleContent, ContentBlock, RichText } from '../brief.ts';
import { words } from '../papers/paper-plan.ts';
import { tablesFromRows } from '../reading/delimited-table.ts';
import { detectLanguage, readingLanguage } from '../reading/language.ts';
import { isHostile, readMarkdown } from '../reading/markdown-blocks.ts';
import { saysServings } from '../reading/servings.ts';
import { upperFirst } from '../reading/upper-first.ts';
import { markHeadings, shapeContent } from './shape-content.ts';

const textOf = (text: RichText): string => text.map((span) => span.text).join('');

/** Marks that people type or paste where Markdown has its own. */
function tidy(text: string): string {
  const listed = text.replace(/^[ \t]*[•▪◦●‣·–—] +/gm, '- ');
  const tabled = tablesFromRows(/^ {0,3}#{1,6} /m.test(listed) ? listed : markHeadings(listed));
  return /^ {0,3}#{1,6} |^\|.*\||^```/m.test(text) ? tabled : breakLines(tabled);
}

/** In plain text a short line is a line of its own, and a short line with a colon at its end a heading. */
function breakLines(text: string): string {
  const lines = text.split('\n');
  return lines
    .map((line, index) => {
      const isShort = line.length > 0 && line.length < 72;
      const next = lines[index + 1] ?? '';
      const isMarked = /^\s*(?:[-*+>|#]|\d+[.)] )/.test(line) || /^\s*(?:[-*+>|]|\d+[.)] )/.test(next);
      const question = /^(?:Q|F|P)(?:\d{0,2})[:.] +(\S.{2,120})$/u.exec(line.trim());
      if (question && /^(?:A|R)\d{0,2}[:.] /u.test(next.trim())) return `\n## ${line.trim()}\n`;
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
  /** 'FOR IMMEDIATE RELEASE': stands over the title. */
  readonly banner?: string;
}

/** The title is the first heading, or a short first line; it is not repeated in the text. */
function takeTitle(blocks: readonly ContentBlock[]): Titled {
  const [first, ...rest] = blocks;
  if (first?.type === 'heading' && textOf(first.text).trim())
    return { title: textOf(first.text), blocks: rest };
  if (first?.type === 'paragraph' && rest.length > 0) {
    const text = textOf(first.text).trim();
    const isPlain = first.text.every((span) => !span.href && !span.isCode);
    const [second, ...others] = rest;
    const isBanner =
      text.length <= 40 && text.length > 5 && text === text.toUpperCase() && /\p{Lu}/u.test(text);
    const next = second?.type === 'paragraph' ? textOf(second.text).trim() : '';
    if (isBanner && next !== '' && next.length <= longestTitle && !/[.:;,]$/.test(next))
      return { title: next, blocks: others, banner: text };
    if (isPlain && text.length <= longestTitle && !saysServings(text) && !/[.:;]$|^.{2,40}: |^Q:/.test(text))
      return { title: upperFirst(text), blocks: rest };
  }
  return { title: null, blocks };
}

/** One short paragraph is all title; the first sentence of a short one is, and the rest stands under it. */
function withoutTitle(blocks: readonly ContentBlock[]): ContentBlock[] {
  const [only] = blocks;
  if (blocks.length !== 1 || only?.type !== 'paragraph' || only.text.length !== 1)
    return shapeContent(blocks);
  const text = textOf(only.text).trim();
  const title = firstWords(blocks);
  if (text === title) return [];
  const rest = text.startsWith(title) ? text.slice(title.length).replace(/^[.!?]\s+/, '') : text;
  const isSentence = text.startsWith(title) && /^[.!?]\s/.test(text.slice(title.length));
  return isSentence ? [{ type: 'paragraph', text: [{ text: rest }] }] : [...blocks];
}

const recipe = words('Recipe', 'Rezept', 'Recette', 'Receta');

/** The first words of a text, where it has no title of its own. */
function firstWords(blocks: readonly ContentBlock[]): string {
  const [opening] = blocks;
  if (opening?.type === 'table') return opening.table.head.map(textOf).join(', ').slice(0, longestTitle);
  const first = blocks.find((block) => block.type === 'paragraph');
  const text = first?.type === 'paragraph' ? textOf(first.text).trim() : '';
  if (saysServings(text)) return recipe[readingLanguage(detectLanguage(text))];
  const sentence = /^[^.!?:\n]{4,60}(?=[.!?:](?:\s|$)|$)/.exec(text)?.[0];
  return sentence ?? (text.split(/\s+/).slice(0, 6).join(' ').slice(0, 60) || 'Document');
}

/** The shortest paragraph that can lead; the longest that should. */
const leadLength = { least: 60, most: 320 };

/** Given content as a page: nothing dropped, nothing added but a title where it has none. */
export function writeArticle(text: string, runningTitle: string): ArticleContent {
  const read = readMarkdown(isHostile(text) ? text : tidy(text));
  const { title, blocks: titled, banner } = takeTitle(read);
  const blocks = title === null ? withoutTitle(read) : shapeContent(titled);
  const [first, ...rest] = blocks;
  const length = first?.type === 'paragraph' ? textOf(first.text).length : 0;
  const hasLead =
    first?.type === 'paragraph' && length >= leadLength.least && length <= leadLength.most && rest.length > 0;
  return {
    kind: 'article',
    organisation: null,
    runningTitle: banner ?? runningTitle,
    date: '',
    title: title ?? firstWords(read),
    ...(hasLead && first.type === 'paragraph' ? { lead: first.text } : {}),
    blocks: hasLead ? rest : blocks,
  };
}
