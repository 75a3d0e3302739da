import type { FlowOfPage } from '../../../domain/document/reflow/flow-of-page.ts';
import { told } from '../../told.ts';
import type { PageTab } from '../browser/page-tab.ts';
import { awaitPage } from '../in-page/await-page.ts';
import { callInPage } from '../in-page/call-in-page.ts';
import { replaceBody } from '../in-page/replace-body.ts';
import { refuseTooLarge, refuseTooMany } from '../load-page.ts';
import { RenderError } from '../render-error.ts';
import type { TabPage } from '../tab-page.ts';
import { balancePage } from './balance-page.ts';
import { blockName } from './block-name.ts';
import { checkPage } from './check-page.ts';
import { clippings } from './clippings.ts';
import { compareOrnaments } from './compare-ornaments.ts';
import { contentFaults } from './content-faults.ts';
import { contrastFindings } from './contrast-findings.ts';
import { cutOrnaments } from './cut-ornaments.ts';
import { drawnStrength } from './drawn-strength.ts';
import { emptyAreas } from './empty-areas.ts';
import { type FittedPages, fitAndCheckPages, type PagesParts } from './fit-and-check-pages.ts';
import { fitNextPages } from './fit-next-pages.ts';
import { type FitOfPage, fitPage } from './fit-page.ts';
import { flyerProportions } from './flyer-proportions.ts';
import { groundsBehind } from './grounds-behind.ts';
import { growPage } from './grow-page.ts';
import { findKnownPages } from './known-pages.ts';
import { limitFindings } from './limit-findings.ts';
import { lowContrasts } from './low-contrasts.ts';
import { measureFlow } from './measure-flow.ts';
import { measurePage } from './measure-page.ts';
import type { MeasuredFinding } from './measured-finding.ts';
import { overflows } from './overflows.ts';
import { overlaps } from './overlaps.ts';
import { pathInBlock } from './path-in-block.ts';
import { readPaints } from './read-paints.ts';
import { type RepairMade, repairMade } from './repair-made.ts';
import { samplePages } from './sample-pages.ts';
import { slivers } from './slivers.ts';
import { touchedTexts } from './touched-texts.ts';
import { wordFinding } from './word-finding.ts';
import { wordsTooWide } from './words-too-wide.ts';

type MayFlow = 'all' | 'none' | 'documents';

/** A document after fitting. */
export interface FittedDocument {
  readonly fits: FitOfPage[];
  /** Overfull pages that may continue on further pages. If there are any, nothing was checked. */
  readonly flows: readonly FlowOfPage[];
  readonly report: MeasuredReport;
  /** Duration of fitting and checking in ms, without loading the page in a new tab. */
  readonly tookMs: number;
}

/** Findings on the pages, and the repairs made to fit their content. */
export interface MeasuredReport {
  readonly passed: boolean;
  readonly pages: number;
  readonly findings: readonly MeasuredFinding[];
  readonly repairs: readonly string[];
  readonly repair_reasons?: readonly RepairMade['told'][];
}

const parts: PagesParts = {
  measurePage,
  overflows,
  clippings,
  overlaps,
  readPaints,
  lowContrasts,
  contrastFindings,
  contentFaults,
  cutOrnaments,
  blockName,
  pathInBlock,
  fitPage,
  growPage,
  balancePage,
  flyerProportions,
  wordsTooWide,
  checkPage,
  measureFlow,
  findKnownPages,
  limitFindings,
  touchedTexts,
  groundsBehind,
  drawnStrength,
  emptyAreas,
  slivers,
};

/**
 * Larger than every page format, so that elementsFromPoint works on a whole page. Set before loading a page.
 */
export const checkedViewport = { width: 1600, height: 1600, deviceScaleFactor: 1, mobile: false };

/**
 * Fits and checks the pages of the loaded document. The tab must have the `checkedViewport`.
 * @throws RenderError if it has no pages.
 */
export async function fitAndCheck(tab: PageTab, mayFlow: MayFlow = 'none'): Promise<FittedDocument> {
  const startedAt = performance.now();
  return conclude(tab, await callInPage(tab, fitAndCheckPages, parts, { mayFlow }), startedAt);
}

const partsForNext = { ...parts, replaceBody, awaitPage, fitAndCheckPages };

/**
 * Shows the next version of the loaded document, which must have the same head, and fits and checks it.
 * @throws RenderError if it has no pages, or is too large.
 */
export async function fitAndCheckNext(
  tab: PageTab,
  { title, body }: TabPage,
  mayFlow: MayFlow = 'none',
): Promise<FittedDocument> {
  refuseTooLarge(body);
  const startedAt = performance.now();
  const { elements, fitted } = await callInPage(tab, fitNextPages, partsForNext, { title, body, mayFlow });
  refuseTooMany(elements);
  return conclude(tab, fitted, startedAt);
}

async function conclude(tab: PageTab, fitted: FittedPages, startedAt: number): Promise<FittedDocument> {
  const { fits, flows, findings: measured, toSample, touched, cuts } = fitted;
  if (fits.length === 0) {
    throw new RenderError('unprocessable', told('documentHasNoPages'));
  }
  const sampled = await samplePages(tab, toSample);
  const collided = await compareOrnaments(tab, { touched, cuts });
  const findings = limitFindings([...measured, ...sampled, ...collided]).map(wordFinding);
  const repairs = fits.flatMap((fit, index) => repairsOf(fit, index + 1, fits.length));
  return {
    fits,
    flows,
    tookMs: performance.now() - startedAt,
    report: {
      passed: findings.every(({ severity }) => severity !== 'fault'),
      pages: fits.length,
      findings,
      repairs: repairs.map(({ words }) => words),
      ...(repairs.length > 0 && { repair_reasons: repairs.map(({ told }) => told) }),
    },
  };
}

function repairsOf({ space, type }: FitOfPage, page: number, pages: number): RepairMade[] {
  const made = (what: 'spacing' | 'type', share: number): RepairMade[] => {
    if (share >= 1) return [];
    const percent = Math.round(share * 100);
    return [
      pages === 1
        ? repairMade(`repair_${what}`, { percent })
        : repairMade(`repair_${what}_page`, { percent, page }),
    ];
  };
  return [...made('spacing', space), ...made('type', type)];
}
