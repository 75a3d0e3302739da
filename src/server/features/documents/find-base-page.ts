import type { DocumentContent } from '../../../domain/content/document-content.ts';
import type { Deps } from '../../deps.ts';
import { findCurrentDocument, findLastWholeVersion, findVersion } from './page-store.ts';

export interface BasePage {
  /** The page to refine; null if there is none yet. */
  readonly whole: string | null;
  /** The content of that page; null if only its HTML is known. */
  readonly content: DocumentContent | null;
  /** The number of that version; 0 if there is none. */
  readonly version: number;
  /** A partial page from an interrupted run, newer than the whole one. */
  readonly partial: string | null;
}

/** Returns what the next turn on a document starts from. A partial page is never refined. */
export async function findBasePage(
  input: { readonly uid: string; readonly documentId: string; readonly isContinued: boolean },
  deps: Pick<Deps, 'db'>,
): Promise<BasePage> {
  const current = await findCurrentDocument(deps.db, input.uid, input.documentId);
  if (!current) return { whole: null, content: null, version: 0, partial: null };
  if (!input.isContinued) {
    const { html, content, version } = current;
    return { whole: html, content, version, partial: null };
  }
  const whole = await findLastWholeVersion(deps.db, input.uid, input.documentId, current.version);
  const isPartial = whole?.version !== current.version;
  return {
    whole: whole?.html ?? null,
    content: whole?.content ?? null,
    version: whole?.version ?? 0,
    partial: isPartial ? current.html : null,
  };
}

/** Returns an earlier version of the document; null if it doesn't exist. */
export async function findEarlierPage(
  input: { readonly uid: string; readonly documentId: string; readonly version: number },
  deps: Pick<Deps, 'db'>,
): Promise<{ readonly html: string; readonly content: DocumentContent | null } | null> {
  const found = await findVersion(deps.db, input.uid, input.documentId, input.version);
  return found ? { html: found.html, content: found.content } : null;
}
