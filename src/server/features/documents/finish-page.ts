import type { CheckFinding } from '../../../contract/chat-events.ts';
import { findMissingCharacters } from '../../../domain/document/page-html/missing-characters.ts';
import { readArticle } from '../../../domain/document/read-article.ts';
import { setPageFits } from '../../../domain/document/set-page-fits.ts';
import type { FinishedPage } from '../../chat/turn/turn-request.ts';
import type { Renderer } from '../../rendering/renderer.ts';
import { glyphKnowledge } from './glyph-knowledge.ts';
import { facesOf, printableHtml } from './printable-html.ts';

/** A page may well be finished with such a character; it is told, because it may look different elsewhere. */
async function missingGlyphs(html: string): Promise<CheckFinding[]> {
  const known = await glyphKnowledge(html);
  return findMissingCharacters(html, await facesOf(html), known).map(
    ({ page, blockId, blockName, characters }) => ({
      class: 'missing_glyph',
      severity: 'warning',
      page,
      block_id: blockId,
      message: `No font of the page has ${characters.slice(0, 8).join(' ')} in "${blockName}": it is drawn with a font of this machine, or as an empty box.`,
    }),
  );
}

/**
 * Fits a sanitised article to its pages and checks it, on the renderer that will print it. The fits become part of the
 * page, so that preview and PDF are the same.
 * @throws RenderError
 */
export async function finishPage(
  articleHtml: string,
  renderer: Renderer,
  signal?: AbortSignal,
): Promise<FinishedPage> {
  // Always from the unfitted page, so that removing text gives the space back.
  const unfitted = setPageFits(articleHtml, []);
  const html = await printableHtml(unfitted);
  const { fits, report } = await renderer.fitAndCheck(signal ? { html, signal } : { html });
  const fitted = setPageFits(unfitted, fits);
  const { title, format } = readArticle(fitted);
  const findings = [...report.findings, ...(await missingGlyphs(fitted))];
  return { html: fitted, title: title || 'Untitled', format, report: { ...report, findings } };
}
