import { diffArrays } from 'diff';
import { readArticle } from '../../document/read-article.ts';
import { replacePictures } from '../../text/markdown-pictures.ts';
import { splitGiven } from './split-given.ts';

/** How many words of a given text stand on the page, in their order. */
export interface KeptWords {
  readonly kept: number;
  readonly all: number;
}

/** Longest time in ms to compare for; texts that differ that much aren't kept word for word. */
const longestMs = 2_000;

/** Signs of Markdown that aren't words of the text: numbers of lists, boxes of checklists, addresses of links. */
const marks: readonly (readonly [RegExp, string])[] = [
  [/^[ \t]*\d+[.)][ \t]/gm, ''],
  [/^([ \t]*[-*+][ \t])\[[ xX]\][ \t]/gm, '$1'],
  [/\]\([^()\s]*\)/g, ']'],
];

/** Returns the words and numbers of a text, however they are capitalized or hyphenated. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .replaceAll('\u00ad', '')
    .toLowerCase()
    .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];

/** Compares a text with a page. The page may say more: headings, labels, page numbers. */
export function keptWords(source: string, articleHtml: string): KeptWords {
  const plain = marks.reduce(
    (text, [mark, to]) => text.replace(mark, to),
    replacePictures(source, () => ' '),
  );
  const before = wordsOf(plain);
  const blocks = readArticle(articleHtml).pages.flatMap((page) => page.blocks);
  const after = wordsOf(blocks.map(({ text }) => text).join('\n'));
  const changes = diffArrays([...before], [...after], { timeout: longestMs });
  const kept = (changes ?? []).reduce(
    (count, { added, removed, value }) => count + (added || removed ? 0 : value.length),
    0,
  );
  return { kept, all: before.length };
}

/** The same for the text that a prompt includes; null if it includes none. */
export function keptOfPrompt(prompt: string, articleHtml: string): KeptWords | null {
  const given = splitGiven(prompt);
  return given && keptWords(given.text, articleHtml);
}
