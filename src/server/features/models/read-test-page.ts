import { z } from 'zod';
import { documentContent } from '../../../domain/content/document-content.ts';
import { assembleArticle } from '../../../domain/document/assemble-article.ts';
import { layOutContent } from '../../../domain/document/layout/lay-out-content.ts';
import { fileNameOf } from '../../../domain/file-name.ts';
import { notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { finishPage } from '../documents/finish-page.ts';
import { printableHtml } from '../documents/printable-html.ts';
import { findOffered } from './model-store.ts';

const stored = z.object({ content: documentContent });

/**
 * Returns the page of a model's last test as PDF. Only its content is stored, so it is printed on each call.
 * @throws AppError `not_found` if the model made none; RenderError
 */
export async function readTestPage(
  { alias }: { readonly alias: string },
  { db, renderer }: Pick<Deps, 'db' | 'renderer'>,
): Promise<{ readonly pdf: Uint8Array; readonly fileName: string }> {
  const row = await findOffered(db, alias);
  const { data } = stored.safeParse(row?.tested);
  if (!data) throw notFound('testPageMissing');
  const { html, title } = await finishPage(assembleArticle(layOutContent(data.content)), renderer);
  const { pdf } = await renderer.renderPdf({ html: await printableHtml(html, title), metadata: { title } });
  return { pdf, fileName: fileNameOf(`${title} (${alias})`, 'pdf') };
}
