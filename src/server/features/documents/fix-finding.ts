import type { DocumentView } from '../../../contract/documents.ts';
import { notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { ownRenderer } from '../assets/own-files.ts';
import { type AskedFix, askToFix } from './ask-to-fix.ts';
import { findRepair } from './find-repair.ts';
import { examinePage } from './finish-page.ts';
import { type DocumentVersion, readNewestPage, saveCheckedEdit } from './save-checked-edit.ts';

export type FixOutcome =
  | { readonly outcome: 'fixed'; readonly document: DocumentView }
  /** No automatic repair works; `prompt` is a request to send in the chat. */
  | ({ readonly outcome: 'ask'; readonly prompt: string } & Pick<AskedFix, 'reason' | 'values'>);

/**
 * Fixes one finding in a new version: tries the automatic repairs, smallest change first, and keeps the first
 * one that measures as fixed.
 * @throws AppError `not_found`, `conflict`; RenderError
 */
export async function fixFinding(
  input: DocumentVersion & { readonly findingId: string },
  deps: Pick<Deps, 'db' | 'files' | 'renderer'>,
): Promise<FixOutcome> {
  const renderer = ownRenderer(input.uid, deps);
  const html = await readNewestPage(input, deps);
  const before = await examinePage(html, renderer);
  const finding = before.findings.find(({ told }) => told.id === input.findingId);
  if (!finding) throw notFound('findingMissing');
  const repair = await findRepair(before, finding, renderer);
  if (repair) {
    const label = `${repair.words}: ${finding.measured.name}`;
    return { outcome: 'fixed', document: await saveCheckedEdit(input, repair.page, label, deps) };
  }
  const { words: prompt, ...others } = askToFix(finding.measured);
  return { outcome: 'ask', prompt, ...others };
}
