import type { ChatRequest } from '../../../contract/chat.ts';
import type { ChatEvent } from '../../../contract/chat-events.ts';
import { assembleArticle } from '../../../domain/document/assemble-article.ts';
import { changedBlockIds, readArticle } from '../../../domain/document/read-article.ts';
import { setPageFits } from '../../../domain/document/set-page-fits.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { findBasePage } from '../../features/documents/find-base-page.ts';
import { finishPage } from '../../features/documents/finish-page.ts';
import { saveVersion } from '../../features/documents/save-version.ts';
import { forCallers } from '../../told.ts';
import { sanitiseGiven } from '../../work/in-thread.ts';

type EditorContent = NonNullable<ChatRequest['editor_json_content']>;

async function articleOf(content: EditorContent): Promise<string> {
  const html = 'html' in content ? await sanitiseGiven(content.html) : assembleArticle(content);
  if (readArticle(html).pages.every(({ blocks }) => blocks.length === 0))
    throw new AppError(
      'invalid_input',
      forCallers('editor_json_content holds no page with a block in it. Send the whole page.'),
    );
  return html;
}

/**
 * Saves the editor's content as a version if it differs from the latest one, so no edits are lost and the
 * turn works on what the user sees. Returns the events for it.
 * @throws AppError `invalid_input` for content without a page; RenderError
 */
export async function keepEditorContent(
  run: { readonly uid: string; readonly documentId: string; readonly id: string },
  content: EditorContent,
  deps: Pick<Deps, 'db' | 'renderer'>,
  signal: AbortSignal,
): Promise<ChatEvent[]> {
  const edited = await articleOf(content);
  const { uid, documentId } = run;
  const { whole } = await findBasePage({ uid, documentId, isContinued: false }, deps);
  const unfitted = (html: string): string => setPageFits(html, []);
  if (whole !== null && unfitted(whole) === unfitted(edited)) return [];
  const page = await finishPage(edited, deps.renderer, signal);
  const { html, title, format, report } = page;
  const kept = { uid, documentId, html, title, format, checks: report, runId: run.id };
  const version = await saveVersion({ ...kept, origin: 'edit', label: 'Edited by hand' }, deps);
  const allIds = readArticle(html).pages.flatMap(({ blocks }) => blocks.map(({ id }) => id));
  return [
    {
      type: 'document_saved',
      document_id: documentId,
      title,
      version,
      html,
      changed_block_ids: whole === null ? allIds : [...changedBlockIds(whole, html)],
    },
    { type: 'checks', report },
  ];
}
