import { isRecord, type Loose } from './reading.ts';

const levelOf = (block: unknown): number | undefined =>
  isRecord(block) && block.type === 'heading' && typeof block.level === 'number' ? block.level : undefined;

/**
 * Makes the heading that an untitled page begins with its title; a heading that repeats the title is dropped. The other headings move up, so that the
 * highest of them is of level 2.
 */
export function withTitleFromHeading(page: Loose): Loose {
  const { title, blocks, layout } = page;
  const [first, ...rest] = Array.isArray(blocks) ? (blocks as unknown[]) : [];
  if (layout === 'quote' || !isRecord(first) || levelOf(first) === undefined) return page;
  if (typeof first.text !== 'string' || first.text === '') return page;
  if (title !== undefined && title !== '' && title !== first.text) return page;
  const highest = Math.min(...rest.flatMap((block) => levelOf(block) ?? []));
  const shift = Number.isFinite(highest) ? Math.max(0, highest - 2) : 0;
  const shifted = rest.map((block) => {
    const level = levelOf(block);
    return isRecord(block) && level !== undefined ? { ...block, level: level - shift } : block;
  });
  return { ...page, title: first.text, blocks: shifted };
}
