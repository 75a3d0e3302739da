import { parsePartialJson } from 'ai';
import type { ChatEvent } from '../../../contract/chat-events.ts';
import type { DocumentContent } from '../../../domain/content/document-content.ts';
import { arrivedPart } from '../../../domain/content/lenient/arrived-part.ts';
import { articleShell, assembleBlock, pageShell } from '../../../domain/document/assemble-article.ts';
import type { DocumentDraft } from '../../../domain/document/draft.ts';
import { handOf } from '../../../domain/document/figures/redraw-figures.ts';
import { layOutContent } from '../../../domain/document/layout/lay-out-content.ts';
import { drawBlockIcons } from '../../features/documents/draw-icons.ts';
import { ownTurn, turnsAhead } from '../../work/own-turn.ts';
import { documentDraft, pageHeadOf } from '../tools/draft-schema.ts';

/** Beyond this many drafts that wait to be drawn, further ones are left out. */
const mostTurns = 4;

interface DraftFollower {
  /** Reads the next chunk of the input. */
  push(piece: string): Promise<void>;
  /** Call when the input is complete. */
  end(): Promise<void>;
}

interface FollowOptions {
  readonly emit: (event: ChatEvent) => void;
  /** Replaces picture names in markup by their URLs. */
  readonly unfold: (html: string) => string;
  /** Reads the content that has arrived so far; null if there is nothing to show. */
  readonly read: (value: unknown) => DocumentContent | null;
}

/**
 * Follows the input of `write_document` as it streams and emits each page and block once its content is
 * complete. Emits a block again if later input changes it, and the whole page if later input moves a block.
 */
export function followDraft({ emit, unfold, read }: FollowOptions): DraftFollower {
  let json = '';
  let hasBegun = false;
  let lastArrived = '';
  const shownPages = new Set<string>();
  const shownBlocks = new Map<string, string>();

  /** Returns whether a later part of the content put a shown block in another one or on another page. */
  function hasLeft(draft: DocumentDraft): boolean {
    const keys = new Set(
      draft.pages.flatMap(({ id, blocks }) => blocks.map((block) => `${id}\n${block.id}`)),
    );
    return [...shownBlocks.keys()].some((key) => !keys.has(key));
  }

  async function show(draft: DocumentDraft): Promise<void> {
    // Blocks can't be removed from what was shown, and would be there twice.
    if (hasLeft(draft)) {
      hasBegun = false;
      shownPages.clear();
      shownBlocks.clear();
    }
    if (!hasBegun) {
      hasBegun = true;
      emit({ type: 'document_delta', delta: { op: 'begin', article_html: articleShell(draft) } });
    }
    const hand = handOf(draft.language, draft.direction);
    for (const page of draft.pages) {
      if (!shownPages.has(page.id)) {
        shownPages.add(page.id);
        emit({
          type: 'document_delta',
          delta: { op: 'page', page_id: page.id, page_html: pageShell(page) },
        });
      }
      for (const block of page.blocks) {
        const key = `${page.id}\n${block.id}`;
        if (shownBlocks.get(key) === block.html) continue;
        shownBlocks.set(key, block.html);
        const html = await drawBlockIcons(unfold(block.html), hand.direction ?? 'swiss');
        const block_html = assembleBlock({ id: block.id, html }, hand);
        emit({
          type: 'document_delta',
          delta: { op: 'block', page_id: page.id, block_id: block.id, block_html },
        });
      }
    }
  }

  async function readOn(isComplete: boolean): Promise<void> {
    await ownTurn();
    const { value } = await parsePartialJson(json);
    const laidOut = draftIn(value, isComplete);
    if (laidOut) return show(laidOut);
    const arrived = isComplete ? value : arrivedPart(value, json);
    const written = JSON.stringify(arrived) ?? '';
    if (written === lastArrived) return;
    lastArrived = written;
    const content = read(arrived);
    if (content) await show(layOutContent(content));
  }

  return {
    async push(piece) {
      json += piece;
      // A value can only be complete at a bracket or, in Markdown, at a line end. Parsing at every token
      // would take quadratic time.
      // With many runs under way, fewer drafts are drawn; the last one always is.
      if (/[}\]{]|\\n/.test(piece) && turnsAhead() < mostTurns) await readOn(false);
    },
    end: () => readOn(true),
  };
}

/** Reads pages that the built-in composer has already laid out; the last block may still grow. */
function draftIn(value: unknown, isComplete: boolean): DocumentDraft | null {
  const pages = (value as { pages?: unknown } | undefined)?.pages;
  if (!Array.isArray(pages)) return null;
  const trimmed = isComplete
    ? pages
    : pages.map((page, at) => (at === pages.length - 1 ? withoutLastBlock(page) : page));
  const draft = documentDraft.safeParse({ ...(value as object), pages: trimmed });
  if (!draft.success) return null;
  return {
    ...draft.data,
    pages: draft.data.pages.map((page) => ({ ...pageHeadOf(page), blocks: page.blocks })),
  };
}

function withoutLastBlock(page: unknown): unknown {
  if (typeof page !== 'object' || page === null) return page;
  const { blocks } = page as { blocks?: unknown };
  return { ...page, blocks: Array.isArray(blocks) ? blocks.slice(0, -1) : [] };
}
