import type { DocumentView } from '../../../contract/documents.ts';
import { repairCandidates } from '../../../domain/document/repairs/repair-candidates.ts';
import { notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { ownRenderer } from '../assets/own-files.ts';
import { type AskedFix, askToFix } from './ask-to-fix.ts';
import { examinePage } from './finish-page.ts';
import type { ExaminedPage } from './page-steps.ts';
import { type DocumentVersion, readNewestPage, saveCheckedEdit } from './save-checked-edit.ts';

export type FixOutcome =
  | { readonly outcome: 'fixed'; readonly document: DocumentView }
  /** No automatic repair works; `prompt` is a request to send in the chat. */
  | ({ readonly outcome: 'ask'; readonly prompt: string } & Pick<AskedFix, 'reason' | 'values'>);

/** Faults that more space may fix. */
const flowing = new Set(['overflow', 'clipping', 'overlap']);

const faultIds = ({ findings }: ExaminedPage): ReadonlySet<string> =>
  new Set(findings.filter(({ told }) => told.severity === 'fault').map(({ told }) => told.id));

/** Returns whether a repair removed its finding without causing new faults. */
function isMended(before: ExaminedPage, after: ExaminedPage, findingId: string): boolean {
  if (after.findings.some(({ told }) => told.id === findingId)) return false;
  const known = faultIds(before);
  return [...faultIds(after)].every((id) => known.has(id));
}

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
  const { told, measured, pageId } = finding;
  const { paths, widthPx, subject } = measured;
  const fault = {
    class: told.class,
    blockId: told.block_id,
    pageId,
    paths,
    subject,
    ...(widthPx ? { widthPx } : {}),
  };
  for (const repair of repairCandidates(before.page.html, fault)) {
    const after = await examinePage(repair.html, renderer);
    if (!isMended(before, after, told.id)) continue;
    const label = `${repair.words}: ${measured.name}`;
    return { outcome: 'fixed', document: await saveCheckedEdit(input, after.page, label, deps) };
  }
  if (flowing.has(told.class)) {
    // Continues on a further page, even for formats that usually have a fixed page.
    const after = await examinePage(before.page.html, renderer, { mayFlow: 'all' });
    if (after.page.report.pages > before.page.report.pages && isMended(before, after, told.id)) {
      const label = `Continued on another page: ${measured.name}`;
      return { outcome: 'fixed', document: await saveCheckedEdit(input, after.page, label, deps) };
    }
  }
  const { words: prompt, ...others } = askToFix(measured);
  return { outcome: 'ask', prompt, ...others };
}
