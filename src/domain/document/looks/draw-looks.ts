import { arrangements } from '../../content/arrange/arrangements.ts';
import type { ArtDirection } from '../../content/choices.ts';
import type { DocumentContent } from '../../content/document-content.ts';
import { applyOperations, OperationError } from '../../content/edit/apply-operations.ts';
import type { Operation } from '../../content/edit/operation.ts';
import { assembleArticle } from '../assemble-article.ts';
import { artDirections } from '../kit/choices.ts';
import { layOutContent } from '../layout/lay-out-content.ts';

export interface DirectionLook {
  readonly direction: ArtDirection;
  /** An article with one page. */
  readonly html: string;
}

export interface ArrangementLook {
  readonly name: string;
  readonly operations: readonly Operation[];
  readonly html: string;
}

export interface Looks {
  readonly looks: readonly DirectionLook[];
  readonly arrangements: readonly ArrangementLook[];
}

/** A page alone is laid out differently from one of several, so a second one is laid out, too. */
const mostPages = 2;
const mostArrangements = 3;

/** Keeps the shown page first, so that only two pages are laid out. */
function around(content: DocumentContent, pageId: string): DocumentContent {
  const at = Math.max(
    0,
    content.pages.findIndex(({ id }) => id === pageId),
  );
  const isLast = at > 0 && at === content.pages.length - 1;
  const pages = isLast
    ? content.pages.slice(at).concat(content.pages[at - 1] ?? [])
    : content.pages.slice(at, at + mostPages);
  return { ...content, pages };
}

function firstSheet(content: DocumentContent): string {
  const draft = layOutContent(content);
  return assembleArticle({ ...draft, pages: draft.pages.slice(0, 1) });
}

function drawArrangements(content: DocumentContent, pageId: string): ArrangementLook[] {
  const drawn = new Set([firstSheet(content)]);
  const found: ArrangementLook[] = [];
  for (const { name, operations } of arrangements(content, pageId)) {
    if (found.length === mostArrangements) break;
    try {
      const html = firstSheet(applyOperations(content, operations).content);
      if (drawn.has(html)) continue;
      drawn.add(html);
      found.push({ name, operations, html });
    } catch (error) {
      if (!(error instanceof OperationError)) throw error;
    }
  }
  return found;
}

/**
 * Lays a page out in every art direction and in up to three other arrangements, for thumbnails: neither
 * fitted nor saved.
 * @param pageId the first page, if there is none with this id
 */
export function drawLooks(of: { readonly content: DocumentContent; readonly pageId?: string }): Looks {
  const pageId = of.content.pages.some(({ id }) => id === of.pageId) ? of.pageId : of.content.pages[0]?.id;
  const content = around(of.content, pageId ?? '');
  return {
    looks: artDirections.map((direction) => ({
      direction,
      html: firstSheet({ ...content, look: { ...content.look, direction } }),
    })),
    arrangements: drawArrangements(content, pageId ?? ''),
  };
}
