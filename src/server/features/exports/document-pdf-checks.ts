import { type PdfFacts, pdfChecks } from '../../../domain/export/pdf-checks.ts';
import type { PreflightItem } from '../../../domain/export/preflight.ts';
import type { Deps } from '../../deps.ts';
import { renderDocumentPdf } from '../documents/render-document-pdf.ts';

/**
 * What was checked in the PDF of a document, which is made where it is not there yet.
 * @throws AppError `not_found`; RenderError
 */
export async function documentPdfChecks(
  wanted: {
    readonly uid: string;
    readonly documentId: string;
    readonly author: string;
    readonly version?: number | undefined;
    /** Its pages are drawn by another engine and laid over the preview. */
    readonly withPictures: boolean;
  },
  deps: Pick<Deps, 'db' | 'files' | 'renderer'>,
): Promise<{ passed: boolean; checks: PreflightItem[] }> {
  const { withPictures, version, ...of } = wanted;
  const made = await renderDocumentPdf({ ...of, ...(version === undefined ? {} : { version }) }, deps);
  const facts: PdfFacts = made.facts ?? (await deps.renderer.renderPdf({ html: made.html })).facts;
  const parity = withPictures ? await deps.renderer.compare({ html: made.html, pdf: made.pdf }) : undefined;
  const checks = [...pdfChecks(facts, parity)];
  return { passed: checks.every(({ status }) => status === 'passed'), checks };
}
