import type { Block } from '../../content/blocks/blocks.ts';
import type { PartItem, PartList } from '../topics/build/part-list.ts';

/** Returns what a passage says as the items of a topic's part; null if it says nothing. */
export function partOfPassage(title: string, blocks: readonly Block[]): PartList | null {
  const items = blocks.flatMap((block): PartItem[] => {
    if (block.type === 'paragraph') return [{ title: '', text: block.text }];
    if (block.type === 'list') return block.items.map(({ text }) => ({ title: '', text }));
    if (block.type === 'steps' || block.type === 'definitions' || block.type === 'timeline')
      return block.items.map((item) => ({ title: item.title, text: item.text }));
    return [];
  });
  return items.length === 0 ? null : { title, isOrdered: false, items };
}
