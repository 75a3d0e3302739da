import type { LibraryDocument } from '../../../contract/library.ts';
import type { OwnTemplate } from '../../../contract/own-templates.ts';
import { documentContent } from '../../../domain/content/document-content.ts';
import { fileNameOf } from '../../../domain/file-name.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { told } from '../../told.ts';
import { inThread } from '../../work/in-thread.ts';
import { ownRenderer } from '../assets/own-files.ts';
import { finishPage } from '../documents/finish-page.ts';
import { keepDocument } from '../documents/keep-document.ts';
import type { ViewDeps } from '../library/library-view.ts';
import { viewOwnDocument } from '../library/view-own-document.ts';
import {
  findListedTemplate,
  findTemplate,
  listTemplates,
  removeTemplate,
  renameTemplate,
} from './own-template-store.ts';
import { viewOwnTemplate } from './own-template-view.ts';

interface Named {
  readonly uid: string;
  readonly id: string;
}

export async function listOwnTemplates(uid: string, deps: Pick<Deps, 'db'>): Promise<OwnTemplate[]> {
  return (await listTemplates(deps.db, uid)).map(viewOwnTemplate);
}

/** @throws AppError `not_found` */
export async function renameOwnTemplate(
  { uid, id, title }: Named & { readonly title: string },
  deps: Pick<Deps, 'db'>,
): Promise<OwnTemplate> {
  const isThere = await renameTemplate(deps.db, uid, id, title);
  const row = isThere ? await findListedTemplate(deps.db, uid, id) : undefined;
  if (!row) throw notFound('templateMissing');
  return viewOwnTemplate(row);
}

/** @throws AppError `not_found` */
export async function deleteOwnTemplate({ uid, id }: Named, deps: Pick<Deps, 'db'>): Promise<void> {
  if (!(await removeTemplate(deps.db, uid, id))) throw notFound('templateMissing');
}

/** @throws AppError `not_found`; `unprocessable` if the template has only HTML */
export async function ownTemplateMarkdown(
  { uid, id }: Named,
  deps: Pick<Deps, 'db'>,
): Promise<{ file_name: string; markdown: string }> {
  const template = await findTemplate(deps.db, uid, id);
  if (!template) throw notFound('templateMissing');
  const { data: content } = documentContent.safeParse(template.content);
  if (!content) throw new AppError('unprocessable', told('templateIsHtml'));
  const markdown = await inThread('writeTemplateFile', { content, title: template.title });
  return { file_name: fileNameOf(template.title, 'md'), markdown };
}

/**
 * Creates a document from a template, in a new session. Returns the existing document if the id is already
 * used.
 * @throws AppError `not_found`, `conflict`; RenderError
 */
export async function useOwnTemplate(
  { uid, id, documentId }: Named & { readonly documentId: string },
  deps: Pick<Deps, 'db' | 'renderer'> & ViewDeps,
): Promise<LibraryDocument> {
  const template = await findTemplate(deps.db, uid, id);
  if (!template) throw notFound('templateMissing');
  const before = await viewOwnDocument(uid, documentId, deps);
  if (before) return before;
  const { html, format, report } = await finishPage(template.html, ownRenderer(uid, deps));
  const content = documentContent.safeParse(template.content).data ?? null;
  await keepDocument(
    {
      uid,
      documentId,
      sessionId: null,
      html,
      title: template.title,
      isRenamed: false,
      coverKey: null,
      format,
      origin: 'edit',
      label: `Template: ${template.title}`,
      checks: report,
      content,
    },
    deps,
  );
  const view = await viewOwnDocument(uid, documentId, deps);
  if (!view) throw notFound('documentMissing');
  return view;
}
