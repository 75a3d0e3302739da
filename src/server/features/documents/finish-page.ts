import { setImmediate } from 'node:timers/promises';
import type { FlowOfPage } from '../../../domain/document/reflow/flow-of-page.ts';
import type { TightPages } from '../../../domain/document/reflow/reflow-pages.ts';
import type { FinishedPage } from '../../chat/turn/turn-request.ts';
import type { FittedDocument } from '../../rendering/checks/fit-and-check.ts';
import type { Renderer } from '../../rendering/renderer.ts';
import { lastDivision, rememberDivision } from './last-division.ts';
import type { ExaminedPage } from './page-steps.ts';
import { tabPageOf } from './printable-html.ts';
import { takePageStep } from './take-page-step.ts';

/** Maximum number of rounds: a page that takes over content may need to be fitted and to flow again. */
const mostRounds = 4;

/** How overfull pages were continued, with what they looked like before. */
interface Flow {
  readonly html: string;
  readonly flows: readonly FlowOfPage[];
  /** Ids of pages that must not be tightened. */
  readonly loose: readonly string[];
  readonly tight: readonly TightPages[];
}

/** Returns the ids of pages that were tightened to save a nearly blank last page, but need it anyway. */
const tightenedInVain = ({ tight }: Flow, flows: readonly FlowOfPage[]): readonly string[] =>
  tight.filter(({ ids }) => flows.some(({ pageId }) => ids.includes(pageId))).map(({ pageId }) => pageId);

type MayFlow = NonNullable<ExamineOptions['mayFlow']>;

interface Fitting {
  readonly html: string;
  readonly mayFlow: MayFlow;
  /** Whether overfull pages were continued before. */
  readonly isDivided: boolean;
  readonly renderer: Renderer;
  readonly signal: AbortSignal | undefined;
}

async function fitOnce({ html, mayFlow, isDivided, renderer, signal }: Fitting) {
  const page = tabPageOf(await takePageStep('printInParts', html, html.length, signal));
  const job = { page, mayFlow, isDivided };
  const fitting = renderer.fitAndCheck(signal ? { ...job, signal } : job);
  // Yields first, so the browser's work starts in parallel.
  const reading = setImmediate().then(() => takePageStep('readFindings', html, html.length, signal));
  const [fitted, inMarkup] = await Promise.all([fitting, reading]);
  return { fitted, inMarkup };
}

type Fitted = ReturnType<typeof fitOnce>;

/** The next round, begun before it is known whether it is needed. */
interface Ahead {
  readonly html: string;
  readonly fitted: Fitted;
}

/**
 * Divides a document like its last version and fits that, while the undivided one is measured in another tab. Returns
 * undefined if there is no last version, or if the renderer has other work.
 */
async function fitAhead(fitting: Fitting, mayComeBack: boolean): Promise<Ahead | undefined> {
  const { html, renderer, signal } = fitting;
  const flows = lastDivision(html);
  const { queueDepth, activeJobs } = renderer.metrics();
  if (!flows || queueDepth > 0 || activeJobs > 1) return undefined;
  const flowed = await takePageStep('flow', { html, flows, loose: [], mayComeBack }, html.length, signal);
  if (flowed.addedPages === 0 && flowed.tight.length === 0) return undefined;
  const fitted = fitOnce({ ...fitting, html: flowed.html, isDivided: true });
  // Whoever needs it sees its error.
  fitted.catch(() => {});
  return { html: flowed.html, fitted };
}

/**
 * Fits pages, and continues overfull ones on further pages. If tightening them turns out to be in vain, they
 * are divided again, as designed. The last round only measures.
 * @throws RenderError
 */
async function fitWithFlow(
  articleHtml: string,
  mayFlow: MayFlow,
  renderer: Renderer,
  signal: AbortSignal | undefined,
) {
  let html = articleHtml;
  let last: Flow | null = null;
  let ahead: Promise<Ahead | undefined> | undefined;
  const unneeded = new AbortController();
  // Page breaks that the user chose stay; automatic ones can be undone.
  const mayComeBack = mayFlow === 'documents';
  try {
    for (let round = 1; ; round += 1) {
      const fitting: Fitting = {
        html,
        mayFlow: round < mostRounds ? mayFlow : 'none',
        isDivided: last !== null,
        renderer,
        signal,
      };
      const begun = await ahead;
      const isGuessed = begun?.html === html;
      if (begun && !isGuessed) unneeded.abort();
      const fits: Fitted = isGuessed ? begun.fitted : fitOnce(fitting);
      ahead = undefined;
      if (round === 1) {
        const signals = [unneeded.signal, ...(signal ? [signal] : [])];
        ahead = fitAhead({ ...fitting, signal: AbortSignal.any(signals) }, mayComeBack).catch(
          () => undefined,
        );
      }
      const { fitted, inMarkup } = await fits;
      if (last === null) rememberDivision(html, fitted.flows);
      if (fitted.flows.length === 0) return { ...fitted, html, inMarkup };
      const { flows }: FittedDocument = fitted;
      const inVain: readonly string[] = last ? tightenedInVain(last, flows) : [];
      // Undoing doesn't count as a round, but only once.
      if (inVain.length > 0 && last?.loose.length === 0) round -= 1;
      // The next round is the last: what is tightened now could not be undone.
      const isLast = round >= mostRounds - 1;
      const from: Omit<Flow, 'tight'> =
        last && inVain.length > 0
          ? { html: last.html, flows: last.flows, loose: [...last.loose, ...inVain] }
          : { html, flows, loose: isLast ? flows.map(({ pageId }) => pageId) : [] };
      const flowed = await takePageStep('flow', { ...from, mayComeBack }, html.length, signal);
      last = { ...from, tight: flowed.tight };
      // Nothing could be split, so the next round only measures.
      if (flowed.addedPages === 0 && flowed.tight.length === 0) round = mostRounds - 1;
      html = flowed.html;
    }
  } finally {
    unneeded.abort();
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
