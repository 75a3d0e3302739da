import type { ChatEvent } from '../../../contract/chat-events.ts';
import { applyDocumentDelta } from '../../../domain/document/apply-document-delta.ts';
import { readArticle } from '../../../domain/document/read-article.ts';
import { sanitiseArticle } from '../../../domain/document/sanitise/sanitise-article.ts';
import type { Deps } from '../../deps.ts';
import { ownRenderer } from '../../features/assets/own-files.ts';
import { finishPage } from '../../features/documents/finish-page.ts';
import { saveVersion } from '../../features/documents/save-version.ts';

export interface EndedRun {
  readonly id: string;
  readonly uid: string;
  readonly documentId: string;
}

/**
 * Saves the partial page of a run that ended early as a new version. Returns the events to log, none if no
 * part of a page had arrived.
 */
export async function savePartial(
  run: EndedRun,
  events: readonly ChatEvent[],
  label: string,
  deps: Pick<Deps, 'db' | 'files' | 'renderer' | 'log'>,
): Promise<{ version: number; events: ChatEvent[] } | null> {
  // Saved pages are complete; only the one still being written is partial.
  const lastSaved = events.findLastIndex((event) => event.type === 'document_saved');
  let html = '';
  let blocks = 0;
  for (const event of events.slice(lastSaved + 1)) {
    if (event.type !== 'document_delta') continue;
    html = applyDocumentDelta(html, event.delta);
    if (event.delta.op === 'block') blocks += 1;
  }
  if (blocks === 0) return null;
  const article = sanitiseArticle(html);
  const page = await finishPage(article, ownRenderer(run.uid, deps)).catch((error: unknown) => {
    deps.log.warn({ err: error, runId: run.id }, 'a partial page could not be fitted; kept as it came');
    const { title, format } = readArticle(article);
    return { html: article, title: title || 'Untitled', format, report: null };
  });
  const version = await saveVersion(
    {
      uid: run.uid,
      documentId: run.documentId,
      html: page.html,
      title: page.title,
      format: page.format,
      origin: 'partial',
      label,
      runId: run.id,
      checks: page.report,
    },
    deps,
  );
  const changedIds = readArticle(page.html).pages.flatMap((each) => each.blocks.map((block) => block.id));
  return {
    version,
    events: [
      {
        type: 'document_saved',
        document_id: run.documentId,
        title: page.title,
        version,
        html: page.html,
        changed_block_ids: changedIds,
      },
    ],
  };
}
