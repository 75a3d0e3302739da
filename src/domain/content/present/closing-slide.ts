import type { Block } from '../blocks/blocks.ts';
import type { Page } from '../document-content.ts';
import { parseText } from '../text/inline-text.ts';
import { writeText } from '../text/write-text.ts';

const isClosing = ({ type }: Block): boolean => type === 'action' || type === 'contact';

/** Splits off the closing blocks of a text: calls to action and contacts. */
export function takeClosing(blocks: readonly Block[]): { readonly rest: Block[]; readonly closing: Block[] } {
  let end = blocks.length;
  while (end > 0 && isClosing(blocks[end - 1] as Block)) end -= 1;
  return { rest: blocks.slice(0, end), closing: blocks.slice(end) };
}

/** Links an action's text to its URL. */
function linked(text: string, url: string | undefined): string {
  if (url === undefined) return text;
  return writeText(parseText(text).map((span) => (span.isGap ? span : { ...span, href: url })));
}

/** Returns the last slide; null if there is no call to action. */
export function closingSlide(
  closing: readonly Block[],
  base: { readonly id?: string | undefined; readonly title: string },
): Page | null {
  const actions = closing.flatMap((block) =>
    block.type === 'action' ? [linked(block.text, block.url)] : [],
  );
  const contacts = closing.flatMap((block) => (block.type === 'contact' ? block.items : []));
  const [ask, ...others] = [...actions, ...contacts].filter((text) => text !== '');
  if (ask === undefined) return null;
  return {
    ...(base.id !== undefined && { id: base.id }),
    layout: 'closing',
    title: base.title,
    ask: { value: ask, label: '' },
    items: others.map((title) => ({ title, text: '' })),
  };
}
