import type { DocumentView } from '../../../contract/documents.ts';
import { intendPatch } from '../../../domain/document/findings/intended-findings.ts';
import { applyPatches } from '../../../domain/document/patches/apply-patches.ts';
import { notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { ownRenderer } from '../assets/own-files.ts';
import { examinePage } from './finish-page.ts';
import { type DocumentVersion, readNewestPage, saveCheckedEdit } from './save-checked-edit.ts';

/**
 * Marks a finding as intended, or removes the mark, in a new version that can be undone.
 * @throws AppError `not_found`, `conflict`; RenderError
 */
export async function intendFinding(
  input: DocumentVersion & { readonly findingId: string; readonly isIntended: boolean },
  deps: Pick<Deps, 'db' | 'files' | 'renderer'>,
): Promise<DocumentView> {
  const renderer = ownRenderer(input.uid, deps);
  const html = await readNewestPage(input, deps);
  const { findings } = await examinePage(html, renderer);
  const finding = findings.find(({ told }) => told.id === input.findingId);
  const patch = finding ? intendPatch(html, input.findingId, input.isIntended) : null;
  if (!finding || !patch) throw notFound('findingMissing');
  const noted = applyPatches(html, [patch], { mayChangeLocked: true }).html;
  const { page } = await examinePage(noted, renderer);
  const label = `${input.isIntended ? 'Intended' : 'Not intended'}: ${finding.told.message}`;
  return saveCheckedEdit(input, page, label, deps);
}
