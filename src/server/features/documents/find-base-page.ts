import type { Deps } from '../../deps.ts';
import { findCurrentDocument, findLastWholeVersion } from './document-store.ts';

export interface BasePage {
  /** The page to refine; null when there is none yet. */
  readonly whole: string | null;
  /** What an interrupted run left of a page, newer than the whole one. */
  readonly partial: string | null;
}

/** What the next turn on a document starts from. A half-written page is no base to refine. */
export async function findBasePage(
  input: { readonly uid: string; readonly documentId: string; readonly isContinued: boolean },
  deps: Pick<Deps, 'db'>,
): Promise<BasePage> {
  const current = await findCurrentDocument(deps.db, input.uid, input.documentId);
  if (!current) return { whole: null, partial: null };
  if (!input.isContinued) return { whole: current.html, partial: null };
  const whole = await findLastWholeVersion(deps.db, input.uid, input.documentId);
  const isPartial = whole?.version !== current.version;
  return { whole: whole?.html ?? null, partial: isPartial ? current.html : null };
}
