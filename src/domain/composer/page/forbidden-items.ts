import type { Block } from '../../content/blocks/blocks.ts';
import type { DocumentContent, Page } from '../../content/document-content.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { pageWordsOf } from './lexicon/index.ts';
import { hasWordOf, isWordOf } from './word-list.ts';

/** A longer heading is about more than what is forbidden. */
const mostHeadingWords = 6;

type List = Extract<Block, { type: 'list' }>;
type Item = List['items'][number];

/** Returns whether a heading names what isn't to be done: 'Do not bring'. */
const forbids = (block: Block | undefined, forbidding: string): boolean =>
  block?.type === 'heading' &&
  block.text.split(/\s+/).length <= mostHeadingWords &&
  hasWordOf(block.text, forbidding);

/** Returns whether an item forbids something in capitals: 'NO phones'. */
function isForbidden({ text }: Item, forbidding: string): boolean {
  const [first] = tokenize(text);
  const isLoud = first !== undefined && first.text.length > 1 && first.text === first.text.toUpperCase();
  return isLoud && /\p{Ll}/u.test(text) && isWordOf(first.folded, forbidding);
}

const unchecked = ({ checked: _checked, ...item }: Item): Item => item;

function withoutTicks(blocks: readonly Block[], forbidding: string): Block[] {
  return blocks.flatMap((block, at): Block[] => {
    if (block.type !== 'list' || block.items.every(({ checked }) => checked === undefined)) return [block];
    if (forbids(blocks[at - 1], forbidding)) return [{ ...block, items: block.items.map(unchecked) }];
    const forbidden = block.items.filter((item) => isForbidden(item, forbidding));
    if (forbidden.length === 0) return [block];
    const items = block.items.filter((item) => !forbidden.includes(item));
    const note: Block = {
      type: 'callout',
      tone: 'warning',
      blocks: [{ type: 'list', items: forbidden.map(unchecked) }],
    };
    return items.length === 0 ? [note] : [{ ...block, items }, note];
  });
}

/** Removes the boxes of items that aren't to be brought or done. */
export function withoutForbiddenTicks(content: DocumentContent, language: ReaderLanguage): DocumentContent {
  const { forbidding } = pageWordsOf(language);
  const pages = content.pages.map(
    (page): Page =>
      'blocks' in page ? ({ ...page, blocks: withoutTicks(page.blocks, forbidding) } as Page) : page,
  );
  return { ...content, pages };
}
