import { maxOwnTemplates, type OwnTemplate } from '../../../contract/own-templates.ts';
import type { DocumentContent } from '../../../domain/content/document-content.ts';
import { countSamples } from '../../../domain/document/marked-texts.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { forCallers, told } from '../../told.ts';
import { inThread } from '../../work/in-thread.ts';
import { ownRenderer } from '../assets/own-files.ts';
import { finishPage } from '../documents/finish-page.ts';
import { readNewestDocument } from '../documents/read-newest-document.ts';
import { findListedTemplate, insertTemplate } from './own-template-store.ts';
import { viewOwnTemplate } from './own-template-view.ts';

/** Maximum length of a template's HTML. Pictures are separate files. */
const maxPageLength = 2_000_000;

/** @throws AppError `conflict`, `payload_too_large` */
async function keep(
  template: {
    readonly uid: string;
    readonly id: string;
    readonly title: string;
    readonly format: string;
    readonly html: string;
    readonly content: DocumentContent | null;
  },
  deps: Pick<Deps, 'db' | 'clock'>,
): Promise<OwnTemplate> {
  const { uid, id, html } = template;
  if (html.length > maxPageLength) throw new AppError('payload_too_large', told('templateTooLong'));
  const isKept = await insertTemplate(deps.db, {
    ...template,
    sampleCount: countSamples(html),
    at: deps.clock(),
    most: maxOwnTemplates,
  });
  if (!isKept) throw new AppError('conflict', told('templatesFull', { limit: maxOwnTemplates }));
  const row = await findListedTemplate(deps.db, uid, id);
  if (!row) throw notFound('templateMissing');
  return viewOwnTemplate(row);
}

/**
 * Saves a document's newest version as its owner's template.
 * @throws AppError `not_found`, `conflict`, `payload_too_large`
 */
export async function saveOwnTemplate(
  input: {
    readonly uid: string;
    readonly id: string;
    readonly documentId: string;
    readonly title: string | undefined;
  },
  deps: Pick<Deps, 'db' | 'clock'>,
): Promise<OwnTemplate> {
  const { uid, id, documentId } = input;
  const { title, format, html, content } = await readNewestDocument({ uid, documentId }, deps);
  return keep({ uid, id, title: input.title ?? title, format, html, content }, deps);
}

/**
 * Imports Octavo Markdown as a template. Unreadable parts are skipped; the notes list what was changed.
 * @throws AppError `invalid_input` if nothing can be read, `conflict`, `payload_too_large`,
 * `deadline_exceeded`; RenderError
 */
export async function importOwnTemplate(
  input: { readonly uid: string; readonly id: string; readonly markdown: string },
  deps: Pick<Deps, 'db' | 'clock' | 'files' | 'renderer'>,
): Promise<{ template: OwnTemplate; notes: string[] }> {
  const { uid, id, markdown } = input;
  const today = deps.clock().toISOString().slice(0, 10);
  const { content, title, article, notes } = await inThread('readTemplateFile', { markdown, today });
  if (!content) throw new AppError('invalid_input', notes[0] ? forCallers(notes[0]) : told('fileUnreadable'));
  const page = await finishPage(article, ownRenderer(uid, deps));
  const template = await keep(
    { uid, id, title: title || page.title, format: page.format, html: page.html, content },
    deps,
  );
  return { template, notes };
}
