import type { z } from 'zod';
import type { contract } from '../../../contract/index.ts';
import type { DocumentContent } from '../../../domain/content/document-content.ts';
import { assembleArticle } from '../../../domain/document/assemble-article.ts';
import { artDirections } from '../../../domain/document/kit/choices.ts';
import { layOutContent } from '../../../domain/document/layout/lay-out-content.ts';
import { notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { findVersion } from './page-store.ts';
import type { DocumentVersion } from './save-checked-edit.ts';

export type DocumentLooks = z.infer<typeof contract.readLooks.answer.schema>;

/** A page alone is laid out differently from one of several, so a second one is laid out, too. */
const mostPages = 2;

function firstPageIn(direction: (typeof artDirections)[number], content: DocumentContent): string {
  const draft = layOutContent({
    ...content,
    pages: content.pages.slice(0, mostPages),
    look: { ...content.look, direction },
  });
  return assembleArticle({ ...draft, pages: draft.pages.slice(0, 1) });
}

/**
 * Returns the first page of a version in every art direction, for thumbnails: laid out, but neither fitted nor saved.
 * @throws AppError `not_found`, also if only the version's HTML is known
 */
export async function readLooks(
  { uid, documentId, version }: DocumentVersion,
  deps: Pick<Deps, 'db'>,
): Promise<DocumentLooks> {
  const found = await findVersion(deps.db, uid, documentId, version);
  const { content } = found ?? {};
  if (!content) throw notFound('The content');
  return { looks: artDirections.map((direction) => ({ direction, html: firstPageIn(direction, content) })) };
}
