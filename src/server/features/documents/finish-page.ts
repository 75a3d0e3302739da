import { setImmediate } from 'node:timers/promises';
import type { FinishedPage } from '../../chat/turn/turn-request.ts';
import type { Renderer } from '../../rendering/renderer.ts';
import { inThread } from '../../work/in-thread.ts';
import { type ExaminedPage, type PageSteps, pageSteps } from './page-steps.ts';

/** Each step on markup up to this length takes at most about 30 ms; longer documents take it in a thread. */
const shortMarkup = 100_000;

/** Takes a step, in a thread if the document is long, so that other requests don't wait for it. */
async function take<Name extends keyof PageSteps>(
  step: Name,
  input: Parameters<PageSteps[Name]>[0],
  length: number,
  signal: AbortSignal | undefined,
): Promise<Awaited<ReturnType<PageSteps[Name]>>> {
  type Output = Awaited<ReturnType<PageSteps[Name]>>;
  if (length > shortMarkup) return (await inThread('pageStep', { step, input }, { signal })) as Output;
  return (await pageSteps[step](input as never)) as Output;
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
      html: await take('print', html, html.length, signal),
      mayFlow: round < mostRounds ? mayFlow : ('none' as const),
    };
    const fitting = renderer.fitAndCheck(signal ? { ...job, signal } : job);
    // Yields first, so the browser's work starts in parallel.
    const reading = setImmediate().then(() => take('readFindings', html, html.length, signal));
    const [fitted, inMarkup] = await Promise.all([fitting, reading]);
    if (fitted.flows.length === 0) return { ...fitted, html, inMarkup };
    const flowed = await take('flow', { html, flows: fitted.flows, mayComeBack }, html.length, signal);
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
  const unfitted = await take('unfit', { html: articleHtml, isJoined: mayFlow !== 'none' }, length, signal);
  const { html, fits, report, inMarkup } = await fitWithFlow(unfitted, mayFlow, renderer, signal);
  const { pages, repairs } = report;
  const measured = [...report.findings, ...inMarkup];
  return take('conclude', { given: articleHtml, html, fits, pages, repairs, measured }, length, signal);
}

/** Fits and checks a sanitized article; see `examinePage`. @throws RenderError, AppError */
export async function finishPage(
  articleHtml: string,
  renderer: Renderer,
  signal?: AbortSignal,
): Promise<FinishedPage> {
  return (await examinePage(articleHtml, renderer, signal ? { signal } : {})).page;
}
