import type { LibraryDocument, LibrarySession } from '../../../contract/library.ts';
import type { Deps } from '../../deps.ts';
import { pictureLinks } from '../documents/picture-links.ts';
import type { Keyset, ListedDocument } from './document-listing-store.ts';
import type { ListedSession } from './session-store.ts';

/** Maximum number of documents with inline pictures per response; the rest have links only. */
const inlinePictures = 200;

export type ViewDeps = Pick<Deps, 'files' | 'instanceSecret' | 'clock' | 'config'>;

export function viewSession({ id, title, updated_at, document_count }: ListedSession): LibrarySession {
  return { id, title, updated_at, document_count };
}

async function dataUrlOf(key: string | null, { files }: Pick<Deps, 'files'>): Promise<string | null> {
  const bytes = key === null ? null : await files.get(key);
  return bytes && `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`;
}

/**
 * Returns listed documents as sent to clients. In light mode pictures are signed links only; otherwise they
 * are also inlined, for the first `inlinePictures` documents.
 */
export async function viewDocuments(
  rows: readonly ListedDocument[],
  isLight: boolean,
  deps: ViewDeps,
): Promise<LibraryDocument[]> {
  return Promise.all(
    rows.map(async (row, index): Promise<LibraryDocument> => {
      const isInline = !isLight && index < inlinePictures;
      const cover = isInline ? await dataUrlOf(row.cover_key, deps) : null;
      const links = pictureLinks([row.cover_key, row.thumbnail_key], deps);
      const [coverUrl = null, thumbnailUrl = null] = links.urls;
      return {
        id: row.id,
        session_id: row.session_id,
        title: row.title,
        display_title: row.title || 'Untitled',
        format: row.format,
        version: row.current_version,
        pdf_url: `${deps.config.publicUrl}/api/documents/${row.id}/pdf`,
        pdf_metadata: { use_clean_urls: true, cover_image_data_url: cover },
        created_at: row.created_at,
        updated_at: row.updated_at,
        screenshot_urls: thumbnailUrl === null ? [] : [thumbnailUrl],
        cover_image_data_url: cover,
        cover_image_url: coverUrl,
        thumbnail_data_url: isInline ? await dataUrlOf(row.thumbnail_key, deps) : null,
        thumbnail_url: thumbnailUrl,
        urls_expire_at: links.expireAt,
        library: { is_favorite: row.is_favorite },
        is_shared: row.is_shared,
      };
    }),
  );
}

/** Removes the extra row read beyond the page, and returns the next cursor. */
export function cutPage<R extends { readonly id: string; readonly updated_at: string }>(
  rows: readonly R[],
  limit: number,
): { rows: R[]; has_more: boolean; next_cursor: { updated_at: string; id: string } | null } {
  const kept = rows.slice(0, limit);
  const last = kept.at(-1);
  const hasMore = rows.length > limit;
  return {
    rows: kept,
    has_more: hasMore,
    next_cursor: hasMore && last ? { updated_at: last.updated_at, id: last.id } : null,
  };
}

/** Returns the cursor of a page; null unless both its parts are given. */
export function keysetOf(query: {
  readonly cursor_updated_at?: string | undefined;
  readonly cursor_id?: string | undefined;
}): Keyset | null {
  const { cursor_updated_at: updatedAt, cursor_id: id } = query;
  return updatedAt === undefined || id === undefined ? null : { updatedAt, id };
}
