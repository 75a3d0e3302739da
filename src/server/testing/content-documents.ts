import { assignIds } from '../../domain/content/assign-ids.ts';
import { readMarkdown } from '../../domain/content/markdown/read-markdown.ts';
import { assembleArticle } from '../../domain/document/assemble-article.ts';
import { layOutContent } from '../../domain/document/layout/lay-out-content.ts';
import type { Deps } from '../deps.ts';
import { finishPage } from '../features/documents/finish-page.ts';
import { saveVersion } from '../features/documents/save-version.ts';
import { keepTestDocument } from './test-documents.ts';

/** Saves a document of Octavo Markdown, laid out and fitted, as the second version of a new document. */
export async function keepContentDocument(
  { uid, markdown }: { readonly uid: string; readonly markdown: string },
  deps: Pick<Deps, 'db' | 'renderer'>,
): Promise<{ id: string; version: number }> {
  const { content: read } = readMarkdown(markdown, { today: '2026-11-22' });
  if (!read) throw new Error('Not a document.');
  const content = assignIds(read);
  const { id } = await keepTestDocument({ uid, title: read.title, sessionId: null, text: '' }, deps);
  const { html, title, format, report } = await finishPage(
    assembleArticle(layOutContent(content)),
    deps.renderer,
  );
  const version = await saveVersion(
    {
      uid,
      documentId: id,
      html,
      title,
      format,
      origin: 'prompt',
      label: title,
      runId: null,
      checks: report,
      content,
    },
    deps,
  );
  return { id, version };
}
