import { repairCandidates } from '../../../domain/document/repairs/repair-candidates.ts';
import type { FinishedPage } from '../../chat/turn/turn-request.ts';
import type { Renderer } from '../../rendering/renderer.ts';
import { examinePage } from './finish-page.ts';
import type { NamedFinding } from './name-findings.ts';
import type { ExaminedPage } from './page-steps.ts';

export interface FoundRepair {
  readonly page: FinishedPage;
  /** What was done: 'Given a wider place'. */
  readonly words: string;
}

/** Faults that more space may fix. */
const flowing = new Set(['overflow', 'clipping', 'overlap']);
/** Warnings that a repair of another one must not cause. */
const ofRoom = new Set(['empty_area', 'sliver']);

const idsOf = ({ findings }: ExaminedPage): ReadonlySet<string> =>
  new Set(
    findings
      .filter(({ told }) => told.severity === 'fault' || ofRoom.has(told.class))
      .map(({ told }) => told.id),
  );

/** Returns whether a repair removed its finding without causing new ones. */
function isMended(before: ExaminedPage, after: ExaminedPage, findingId: string): boolean {
  if (after.findings.some(({ told }) => told.id === findingId)) return false;
  const known = idsOf(before);
  return [...idsOf(after)].every((id) => known.has(id));
}

/**
 * Tries the automatic repairs of a finding, smallest change first, and returns the first one that measures as fixed in
 * the browser that prints; null if none does.
 * @throws RenderError
 */
export async function findRepair(
  before: ExaminedPage,
  { told, measured, pageId }: NamedFinding,
  renderer: Renderer,
): Promise<FoundRepair | null> {
  const { paths, widthPx, subject } = measured;
  const fault = {
    class: told.class,
    blockId: told.block_id,
    pageId,
    paths,
    subject,
    ...(widthPx ? { widthPx } : {}),
  };
  for (const { html, words } of repairCandidates(before.page.html, fault)) {
    const after = await examinePage(html, renderer);
    const hasMorePages = after.page.report.pages > before.page.report.pages;
    if (isMended(before, after, told.id) && !(ofRoom.has(told.class) && hasMorePages))
      return { page: after.page, words };
  }
  if (!flowing.has(told.class)) return null;
  // Continues on a further page, even for formats that usually have a fixed page.
  const after = await examinePage(before.page.html, renderer, { mayFlow: 'all' });
  return after.page.report.pages > before.page.report.pages && isMended(before, after, told.id)
    ? { page: after.page, words: 'Continued on another page' }
    : null;
}
