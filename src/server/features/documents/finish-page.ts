import { redrawFigures } from '../../../domain/document/figures/redraw-figures.ts';
import { findMissingCharacters } from '../../../domain/document/page-html/missing-characters.ts';
import { readArticle } from '../../../domain/document/read-article.ts';
import { setPageFits } from '../../../domain/document/set-page-fits.ts';
import type { FinishedPage } from '../../chat/turn/turn-request.ts';
import type { MeasuredFinding } from '../../rendering/checks/measured-finding.ts';
import type { Renderer } from '../../rendering/renderer.ts';
import { glyphKnowledge } from './glyph-knowledge.ts';
import { isPassed, type NamedFinding, nameFindings } from './name-findings.ts';
import { facesOf, printableHtml } from './printable-html.ts';

/** As many as a sentence can name. */
const mostCharacters = 8;

/** A page may well be finished with such a character; it is told, because it may look different elsewhere. */
async function missingGlyphs(html: string): Promise<MeasuredFinding[]> {
  const known = await glyphKnowledge(html);
  return findMissingCharacters(html, await facesOf(html), known).map(
    ({ page, blockId, blockName, characters }) => {
      const named = characters.slice(0, mostCharacters).join(' ');
      return {
        class: 'missing_glyph',
        severity: 'warning',
        page,
        block_id: blockId,
        name: `"${blockName || blockId}"`,
        message: `No font of the page has ${named} in "${blockName || blockId}" on page ${page}: it is drawn with a font of this machine, or as an empty box.`,
        subject: named,
        paths: [],
      };
    },
  );
}

export interface ExaminedPage {
  readonly page: FinishedPage;
  readonly findings: readonly NamedFinding[];
}

/**
 * Fits a sanitised article to its pages and checks it, on the renderer that will print it. The fits become part of the
 * page, so that preview and PDF are the same.
 * @throws RenderError
 */
export async function examinePage(
  articleHtml: string,
  renderer: Renderer,
  signal?: AbortSignal,
): Promise<ExaminedPage> {
  // Always from the unfitted page, so that removing text gives the space back.
  const unfitted = redrawFigures(setPageFits(articleHtml, []));
  const html = await printableHtml(unfitted);
  const { fits, report } = await renderer.fitAndCheck(signal ? { html, signal } : { html });
  const fitted = setPageFits(unfitted, fits);
  const { title, format } = readArticle(fitted);
  const findings = nameFindings(fitted, [...report.findings, ...(await missingGlyphs(fitted))]);
  const told = findings.map((finding) => finding.told);
  return {
    page: {
      html: fitted,
      title: title || 'Untitled',
      format,
      report: { passed: isPassed(told), pages: report.pages, findings: told, repairs: [...report.repairs] },
    },
    findings,
  };
}

/** Fits and checks a sanitised article; see examinePage. @throws RenderError */
export async function finishPage(
  articleHtml: string,
  renderer: Renderer,
  signal?: AbortSignal,
): Promise<FinishedPage> {
  return (await examinePage(articleHtml, renderer, signal)).page;
}
