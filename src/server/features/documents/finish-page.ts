import { setImmediate } from 'node:timers/promises';
import { redrawFigures } from '../../../domain/document/figures/redraw-figures.ts';
import { refitHeadlines } from '../../../domain/document/figures/refit-headlines.ts';
import { wrongSums } from '../../../domain/document/findings/wrong-sums.ts';
import { findMissingCharacters } from '../../../domain/document/page-html/missing-characters.ts';
import { readArticle } from '../../../domain/document/read-article.ts';
import { joinPages } from '../../../domain/document/reflow/join-pages.ts';
import { reflowPages } from '../../../domain/document/reflow/reflow-pages.ts';
import { setPageFits } from '../../../domain/document/set-page-fits.ts';
import type { FinishedPage } from '../../chat/turn/turn-request.ts';
import type { MeasuredFinding } from '../../rendering/checks/measured-finding.ts';
import type { Renderer } from '../../rendering/renderer.ts';
import { drawIcons } from './draw-icons.ts';
import { glyphKnowledge } from './glyph-knowledge.ts';
import { isPassed, type NamedFinding, nameFindings } from './name-findings.ts';
import { facesOf, printableHtml } from './printable-html.ts';

/** Maximum number of characters listed in a message. */
const mostCharacters = 8;

/**
 * Returns warnings about characters that no page font has. They don't fail the check, but may look different
 * on other machines.
 */
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

/** Returns findings about incorrect sums, on the page of their table. */
function wrongSumFindings(html: string): MeasuredFinding[] {
  const { pages, language } = readArticle(html);
  return wrongSums(html).map(({ blockId, blockName, label, printed, computed, isBill }) => {
    const page = pages.findIndex(({ blocks }) => blocks.some(({ id }) => id === blockId)) + 1;
    const name = `"${blockName || blockId}"`;
    const comes = new Intl.NumberFormat(language, { maximumFractionDigits: 4 }).format(computed);
    return {
      class: 'wrong_sum',
      severity: isBill ? 'fault' : 'warning',
      page: Math.max(1, page),
      block_id: blockId,
      name,
      message: `“${label}” in ${name} on page ${Math.max(1, page)} is ${printed}, but the figures come to ${comes}.`,
      subject: `${label} ${printed}`,
      paths: [],
    };
  });
}

/** Returns the findings that need no browser. Yields first, so the browser's work starts in parallel. */
async function findingsInMarkup(html: string): Promise<MeasuredFinding[]> {
  await setImmediate();
  return [...(await missingGlyphs(html)), ...wrongSumFindings(html)];
}

export interface ExaminedPage {
  readonly page: FinishedPage;
  readonly findings: readonly NamedFinding[];
}

/** Maximum number of rounds: a page that takes over content may need to be fitted and to flow again. */
const mostRounds = 4;

/**
 * Fits pages, and continues overfull ones on further pages. The last round only measures.
 * @throws RenderError
 */
async function fitWithFlow(
  articleHtml: string,
  mayFlow: 'all' | 'documents' | 'none',
  renderer: Renderer,
  signal: AbortSignal | undefined,
) {
  let html = articleHtml;
  // Page breaks that the user chose stay; automatic ones can be undone.
  const mayComeBack = mayFlow === 'documents';
  for (let round = 1; ; round += 1) {
    const job = {
      html: await printableHtml(html),
      mayFlow: round < mostRounds ? mayFlow : ('none' as const),
    };
    const [fitted, inMarkup] = await Promise.all([
      renderer.fitAndCheck(signal ? { ...job, signal } : job),
      findingsInMarkup(html),
    ]);
    if (fitted.flows.length === 0) return { ...fitted, html, inMarkup };
    const { html: flowed, addedPages } = reflowPages(html, fitted.flows, mayComeBack);
    // Nothing could be split, so the next round only measures.
    if (addedPages === 0) round = mostRounds - 1;
    html = flowed;
  }
}

/** Describes the change in the number of pages. */
function flowTold(before: number, after: number): readonly string[] {
  const count = (pages: number): string => (pages === 1 ? 'one further page' : `${pages} further pages`);
  if (after > before) return [`Went on over ${count(after - before)}`];
  return after < before ? [`Took back ${count(before - after)}`] : [];
}

export interface ExamineOptions {
  readonly signal?: AbortSignal;
  /**
   * 'all' also lets one-pagers and slides continue on further pages, which only the user may decide; 'none'
   * keeps everything on the existing pages.
   */
  readonly mayFlow?: 'all' | 'documents' | 'none';
}

/**
 * Fits a sanitized article to its pages and checks it, in the renderer that prints it. The fits become part
 * of the page, so preview and PDF match.
 * @throws RenderError
 */
export async function examinePage(
  articleHtml: string,
  renderer: Renderer,
  { signal, mayFlow = 'documents' }: ExamineOptions = {},
): Promise<ExaminedPage> {
  // Always starts from the unfitted page, so removing text frees its space and pages.
  const whole = mayFlow === 'none' ? articleHtml : joinPages(articleHtml);
  const unfitted = refitHeadlines(redrawFigures(await drawIcons(setPageFits(whole, []))));
  const { html, fits, report, inMarkup } = await fitWithFlow(unfitted, mayFlow, renderer, signal);
  const fitted = setPageFits(html, fits);
  const { title, format, pages } = readArticle(fitted);
  const findings = nameFindings(fitted, [...report.findings, ...inMarkup]);
  const told = findings.map((finding) => finding.told);
  const repairs = [...flowTold(readArticle(articleHtml).pages.length, pages.length), ...report.repairs];
  return {
    page: {
      html: fitted,
      title: title || 'Untitled',
      format,
      report: { passed: isPassed(told), pages: report.pages, findings: told, repairs },
    },
    findings,
  };
}

/** Fits and checks a sanitized article; see `examinePage`. @throws RenderError */
export async function finishPage(
  articleHtml: string,
  renderer: Renderer,
  signal?: AbortSignal,
): Promise<FinishedPage> {
  return (await examinePage(articleHtml, renderer, signal ? { signal } : {})).page;
}
