import { type PdfFacts, pdfChecks } from '../../../domain/export/pdf-checks.ts';
import type { PreflightItem } from '../../../domain/export/preflight.ts';
import type { Deps } from '../../deps.ts';
import { renderDocumentPdf } from '../documents/render-document-pdf.ts';

/**
 * Returns the preflight results of a document's PDF, and renders the PDF if needed.
 * @throws AppError `not_found`; RenderError
 */
export async function documentPdfChecks(
  wanted: {
    readonly uid: string;
    readonly documentId: string;
    readonly author: string;
    readonly version?: number | undefined;
    /** Also compares the PDF's pages, rasterized by another engine, with the preview. */
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
