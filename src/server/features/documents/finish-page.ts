import { setImmediate } from 'node:timers/promises';
import type { FinishedPage } from '../../chat/turn/turn-request.ts';
import type { Renderer } from '../../rendering/renderer.ts';
import type { ExaminedPage } from './page-steps.ts';
import { takePageStep } from './take-page-step.ts';

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
      html: await takePageStep('print', { html }, html.length, signal),
      mayFlow: round < mostRounds ? mayFlow : ('none' as const),
    };
    const fitting = renderer.fitAndCheck(signal ? { ...job, signal } : job);
    // Yields first, so the browser's work starts in parallel.
    const reading = setImmediate().then(() => takePageStep('readFindings', html, html.length, signal));
    const [fitted, inMarkup] = await Promise.all([fitting, reading]);
    if (fitted.flows.length === 0) return { ...fitted, html, inMarkup };
    const flowed = await takePageStep(
      'flow',
      { html, flows: fitted.flows, mayComeBack },
      html.length,
      signal,
    );
    // Nothing could be split, so the next round only measures.
    if (flowed.addedPages === 0) round = mostRounds - 1;
    html = flowed.html;
  }
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
 * @throws RenderError; AppError of `inThread` for a long document
 */
export async function examinePage(
  articleHtml: string,
  renderer: Renderer,
  { signal, mayFlow = 'documents' }: ExamineOptions = {},
): Promise<ExaminedPage> {
  const { length } = articleHtml;
  const unfitted = await takePageStep(
    'unfit',
    { html: articleHtml, isJoined: mayFlow !== 'none' },
    length,
    signal,
  );
  const { html, fits, report, inMarkup } = await fitWithFlow(unfitted, mayFlow, renderer, signal);
  const { pages, repairs } = report;
  const measured = [...report.findings, ...inMarkup];
  return takePageStep(
    'conclude',
    { given: articleHtml, html, fits, pages, repairs, measured },
    length,
    signal,
  );
}

/** Fits and checks a sanitized article; see `examinePage`. @throws RenderError, AppError */
export async function finishPage(
  articleHtml: string,
  renderer: Renderer,
  signal?: AbortSignal,
): Promise<FinishedPage> {
  return (await examinePage(articleHtml, renderer, signal ? { signal } : {})).page;
}
