import { blocksOf } from '../../../domain/content/edit/places.ts';
import { showAs } from '../../../domain/content/show-as/show-as.ts';
import { showPageAs } from '../../../domain/content/show-as/show-page-as.ts';
import { notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { findVersion } from './page-store.ts';
import type { DocumentVersion } from './save-checked-edit.ts';

/**
 * Returns a page or block of a version's content, with its alternative shapes.
 * @throws AppError `not_found`, also if only the version's HTML is known
 */
export async function readPart(
  { uid, documentId, version, part }: DocumentVersion & { readonly part: string },
  deps: Pick<Deps, 'db'>,
) {
  const found = await findVersion(deps.db, uid, documentId, version);
  const { content } = found ?? {};
  if (!content) throw notFound('contentMissing');
  const { language, pages } = content;
  const page = pages.find(({ id }) => id === part);
  if (page) {
    const shapes = showPageAs(page).map(({ as, value }) => ({ as, content: { ...value } }));
    return { kind: 'page' as const, language, content: { ...page }, shapes };
  }
  const block = pages.flatMap(blocksOf).find(({ id }) => id === part);
  if (!block) throw notFound('partMissing');
  const shapes = showAs(block, language).map(({ as, value }) => ({ as, content: { ...value } }));
  return { kind: 'block' as const, language, content: { ...block }, shapes };
}
