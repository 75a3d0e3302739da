import type { Block } from '../../content/blocks/blocks.ts';
import type { DocumentContent } from '../../content/document-content.ts';
import { mapBlock, mapPage } from '../../content/map-blocks.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { phraseEnd } from '../page/word-list.ts';
import { topicWordsOf } from '../topics/lexicon/index.ts';

/** Longer quizzes are typos. */
const mostQuestions = 60;

/** Returns the number of questions that a prompt asks for: 8 of 'quiz with 8 questions'; null if it has no number. */
export function askedQuestions(text: string, language: ReaderLanguage): number | null {
  const list = topicWordsOf(language)?.facets.questions;
  const tokens = tokenize(text).filter(({ text: word }) => word !== '-');
  const at = list === undefined ? -1 : tokens.findIndex((_, index) => phraseEnd(tokens, index, list) > index);
  const number = [tokens[at - 1], tokens[at - 2]].find((token) => /^\d{1,2}$/.test(token?.text ?? ''));
  const count = Number(number?.text ?? 0);
  return count > 0 && count <= mostQuestions ? count : null;
}

/** Applies a change to all blocks, in reading order. */
function mapBlocks(content: DocumentContent, change: (block: Block) => Block): DocumentContent {
  const deep = (block: Block): Block => mapBlock(change(block), deep);
  return { ...content, pages: content.pages.map((page) => mapPage(page, deep)) };
}

type Questions = Extract<Block, { type: 'list' }>;

const isNumbered = (block: Block): block is Questions => block.type === 'list' && block.ordered === true;

/** Returns the content with a number of numbered questions: the last lists are shortened, or the last one goes on. */
export function withQuestions(content: DocumentContent, count: number): DocumentContent {
  const found: Questions[] = [];
  mapBlocks(content, (block) => {
    if (isNumbered(block)) found.push(block);
    return block;
  });
  const total = found.reduce((sum, { items }) => sum + items.length, 0);
  if (total === 0 || total === count) return content;
  let seen = 0;
  const counted = mapBlocks(content, (block) => {
    if (!isNumbered(block)) return block;
    const isLast = block === found.at(-1);
    const room = Math.max(0, count - seen);
    const own = block.items.slice(0, room);
    const last = block.items.at(-1);
    seen += block.items.length;
    const more = isLast && last ? Array.from({ length: Math.max(0, count - total) }, () => last) : [];
    return { ...block, items: [...own, ...more] };
  });
  return {
    ...counted,
    pages: counted.pages.map((page) =>
      'blocks' in page ? { ...page, blocks: withoutEmpty(page.blocks) } : page,
    ),
  };
}

/** Removes lists without questions, with their headings. */
const withoutEmpty = (blocks: readonly Block[]): Block[] =>
  blocks.filter((block, at) => {
    const next = blocks[at + 1];
    const isGone = (each: Block | undefined): boolean => each?.type === 'list' && each.items.length === 0;
    return !isGone(block) && !(block.type === 'heading' && isGone(next));
  });
