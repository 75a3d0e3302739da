import type { ChecksReport } from '../../src/contract/chat-events.ts';
import type { DocumentContent } from '../../src/domain/content/document-content.ts';
import { assembleArticle } from '../../src/domain/document/assemble-article.ts';
import { layOutContent } from '../../src/domain/document/layout/lay-out-content.ts';
import { finishPage } from '../../src/server/features/documents/finish-page.ts';
import { printableHtml } from '../../src/server/features/documents/printable-html.ts';
import type { Renderer } from '../../src/server/rendering/renderer.ts';

/** A document as saved and printed. */
export interface MadeDocument {
  readonly html: string;
  readonly printable: string;
  readonly report: ChecksReport;
}

/** Runs content through the whole pipeline: layout, sanitizing, fit, checks. */
export async function makeDocument(content: DocumentContent, renderer: Renderer): Promise<MadeDocument> {
  const page = await finishPage(assembleArticle(layOutContent(content)), renderer);
  return { html: page.html, printable: await printableHtml(page.html), report: page.report };
}

/** Returns a picture of each page. */
export function photograph(
  made: MadeDocument,
  renderer: Renderer,
  widthPx: number,
): Promise<readonly Uint8Array[]> {
  return renderer.screenshots({ html: made.printable, widthPx, format: 'webp' });
}
