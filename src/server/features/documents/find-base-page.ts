import type { DocumentContent } from '../../../domain/content/document-content.ts';
import type { Deps } from '../../deps.ts';
import { findCurrentDocument, findLastWholeVersion, findVersion } from './page-store.ts';

export interface BasePage {
  /** The page to refine; null when there is none yet. */
  readonly whole: string | null;
  /** What that page says; null where only its HTML is known. */
  readonly content: DocumentContent | null;
  /** The number of that version; 0 when there is none. */
  readonly version: number;
  /** What an interrupted run left of a page, newer than the whole one. */
  readonly partial: string | null;
}

/** What the next turn on a document starts from. A half-written page is no base to refine. */
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
  const whole = await findLastWholeVersion(deps.db, input.uid, input.documentId);
  const isPartial = whole?.version !== current.version;
  return {
    whole: whole?.html ?? null,
    content: whole?.content ?? null,
    version: whole?.version ?? 0,
    partial: isPartial ? current.html : null,
  };
}

/** The document as an earlier version has it; null when there is no such version. */
export async function findEarlierPage(
  input: { readonly uid: string; readonly documentId: string; readonly version: number },
  deps: Pick<Deps, 'db'>,
): Promise<{ readonly html: string; readonly content: DocumentContent | null } | null> {
  const found = await findVersion(deps.db, input.uid, input.documentId, input.version);
  return found ? { html: found.html, content: found.content } : null;
}
