import type { Block } from '../../content/blocks/blocks.ts';
import type { DocumentContent, Page } from '../../content/document-content.ts';

const usual = /\{\{part: ?([^{}]{0,80})\}\}/g;
/** A section for each part that a prompt names. */
const isForNamed = (text: string): boolean => text.includes('{{item:');

const headingOf = (block: Block): string => (block.type === 'heading' ? block.text : '');
const opensSection = ({ type }: Block): boolean => type === 'heading' || type === 'callout';

/** Returns the blocks without the section for named parts. */
function withoutNamed(blocks: readonly Block[]): Block[] {
  let isInside = false;
  return blocks.filter((block) => {
    if (opensSection(block)) isInside = isForNamed(headingOf(block));
    return !isInside;
  });
}

/** Returns a value without the marks of the parts that suit its kind if the prompt names none. */
function unmarked<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replaceAll(usual, '$1') as Value;
  if (Array.isArray(value)) return value.map(unmarked) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, unmarked(inner)])) as Value;
}

/** Returns an outline with its usual parts; those for parts that a prompt names are left out. */
export const withUsualParts = (content: DocumentContent): DocumentContent => ({
  ...content,
  pages: unmarked(
    content.pages
      .filter((page) => !('title' in page && isForNamed(page.title)))
      .map((page): Page => ('blocks' in page ? { ...page, blocks: withoutNamed(page.blocks) } : page)),
  ),
});
