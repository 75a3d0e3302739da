import { parsePartialJson } from 'ai';
import type { ChatEvent } from '../../../contract/chat-events.ts';
import { articleShell, assembleBlock, pageShell } from '../../../domain/document/assemble-article.ts';
import { draftBlock, draftHead, draftPageHead, pageHeadOf } from '../tools/draft-schema.ts';

interface PartialPage {
  blocks?: unknown;
}

/**
 * Reads the input of `write_document` while it is still arriving and emits each page and block as soon as it is whole.
 * The last block in the text may still grow, so it waits until something follows it or the input ends.
 */
export function followDraft(emit: (event: ChatEvent) => void, unfold = (html: string) => html) {
  let json = '';
  let hasBegun = false;
  let shownPages = 0;
  const shownBlocks: number[] = [];

  function show(value: unknown, isWhole: boolean): void {
    if (typeof value !== 'object' || value === null) return;
    const pages = 'pages' in value && Array.isArray(value.pages) ? (value.pages as unknown[]) : null;
    if (!pages) return;
    if (!hasBegun) {
      const head = draftHead.safeParse(value);
      if (!head.success) return;
      hasBegun = true;
      emit({ type: 'document_delta', delta: { op: 'begin', article_html: articleShell(head.data) } });
    }
    for (const [index, candidate] of pages.entries()) {
      const page = draftPageHead.safeParse(candidate);
      if (!page.success) return;
      if (index >= shownPages) {
        shownPages = index + 1;
        shownBlocks[index] = 0;
        emit({
          type: 'document_delta',
          delta: { op: 'page', page_id: page.data.id, page_html: pageShell(pageHeadOf(page.data)) },
        });
      }
      const blocks = (candidate as PartialPage).blocks;
      if (!Array.isArray(blocks)) return;
      const isLastPage = index === pages.length - 1;
      const wholeCount = isWhole || !isLastPage ? blocks.length : blocks.length - 1;
      for (let at = shownBlocks[index] ?? 0; at < wholeCount; at++) {
        const block = draftBlock.safeParse(blocks[at]);
        if (!block.success) continue;
        emit({
          type: 'document_delta',
          delta: {
            op: 'block',
            page_id: page.data.id,
            block_id: block.data.id,
            block_html: assembleBlock({ id: block.data.id, html: unfold(block.data.html) }),
          },
        });
      }
      shownBlocks[index] = Math.max(shownBlocks[index] ?? 0, wholeCount);
    }
  }

  return {
    async push(delta: string): Promise<void> {
      json += delta;
      // An object can only have ended where a brace closes: parsing at every token would cost the square of the length.
      if (!delta.includes('}') && !delta.includes('{')) return;
      const { value } = await parsePartialJson(json);
      show(value, false);
    },
    async end(): Promise<void> {
      const { value } = await parsePartialJson(json);
      show(value, true);
    },
  };
}
