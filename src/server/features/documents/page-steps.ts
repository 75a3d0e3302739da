import { redrawFigures } from '../../../domain/document/figures/redraw-figures.ts';
import { refitHeadlines } from '../../../domain/document/figures/refit-headlines.ts';
import { wrongSums } from '../../../domain/document/findings/wrong-sums.ts';
import { findMissingCharacters } from '../../../domain/document/page-html/missing-characters.ts';
import { readArticle } from '../../../domain/document/read-article.ts';
import type { FlowOfPage } from '../../../domain/document/reflow/flow-of-page.ts';
import { joinPages } from '../../../domain/document/reflow/join-pages.ts';
import { type Reflowed, reflowPages } from '../../../domain/document/reflow/reflow-pages.ts';
import { drawRunningLines, removeRunningLines } from '../../../domain/document/running/draw-running-lines.ts';
import { type PageFit, setPageFits } from '../../../domain/document/set-page-fits.ts';
import type { FinishedPage } from '../../chat/turn/turn-request.ts';
import type { MeasuredFinding } from '../../rendering/checks/measured-finding.ts';
import { wordFinding } from '../../rendering/checks/word-finding.ts';
import { drawIcons } from './draw-icons.ts';
import { glyphKnowledge } from './glyph-knowledge.ts';
import { isPassed, type NamedFinding, nameFindings } from './name-findings.ts';
import { facesOf, printableHtml, readPageInParts } from './printable-html.ts';

/*
 * The steps of finishing a page that need no browser, each from plain values to plain values, so that long
 * documents can take them in a thread.
 */

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
      return wordFinding({
        class: 'missing_glyph',
        severity: 'warning',
        page,
        block_id: blockId,
        name: `"${blockName || blockId}"`,
        reason: 'glyphMissing',
        values: { characters: named },
        subject: named,
        paths: [],
      });
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
    return wordFinding({
      class: 'wrong_sum',
      severity: isBill ? 'fault' : 'warning',
      page: Math.max(1, page),
      block_id: blockId,
      name,
      reason: 'wrongSum',
      values: { label, printed, sum: comes },
      subject: `${label} ${printed}`,
      paths: [],
    });
  });
}

/** Describes the change in the number of pages. */
function flowTold(before: number, after: number): readonly string[] {
  const count = (pages: number): string => (pages === 1 ? 'one further page' : `${pages} further pages`);
  if (after > before) return [`Went on over ${count(after - before)}`];
  return after < before ? [`Took back ${count(before - after)}`] : [];
}

/** Returns the page as it is before fitting, so removing text frees its space and pages. */
async function unfit(of: { readonly html: string; readonly isJoined: boolean }): Promise<string> {
  const whole = of.isJoined ? joinPages(removeRunningLines(of.html)) : of.html;
  return drawRunningLines(refitHeadlines(redrawFigures(await drawIcons(setPageFits(whole, [])))));
}

const print = (of: {
  readonly html: string;
  readonly title?: string | undefined;
  readonly purpose?: 'print' | 'file' | undefined;
}): Promise<string> => printableHtml(of.html, of.title, of.purpose);

/** Returns the findings that need no browser. */
async function readFindings(html: string): Promise<MeasuredFinding[]> {
  return [...(await missingGlyphs(html)), ...wrongSumFindings(html)];
}

async function flow(of: {
  readonly html: string;
  readonly flows: readonly FlowOfPage[];
  readonly mayComeBack: boolean;
  /** Ids of pages that must not be tightened. */
  readonly loose: readonly string[];
}): Promise<Reflowed> {
  const flowed = reflowPages(of.html, of.flows, of.mayComeBack, of.loose);
  return { ...flowed, html: drawRunningLines(flowed.html) };
}

/** A finished page with its findings as measured. */
export interface ExaminedPage {
  readonly page: FinishedPage;
  readonly findings: readonly NamedFinding[];
}

/** Stores the fits in the page and reports on it. */
async function conclude(of: {
  readonly given: string;
  readonly html: string;
  readonly fits: readonly PageFit[];
  readonly pages: number;
  readonly repairs: readonly string[];
  readonly measured: readonly MeasuredFinding[];
}): Promise<ExaminedPage> {
  const fitted = setPageFits(of.html, of.fits);
  const { title, format, pages } = readArticle(fitted);
  const findings = nameFindings(fitted, of.measured);
  const told = findings.map((finding) => finding.told);
  const repairs = [...flowTold(readArticle(of.given).pages.length, pages.length), ...of.repairs];
  return {
    page: {
      html: fitted,
      title: title || 'Untitled',
      format,
      report: { passed: isPassed(told), pages: of.pages, findings: told, repairs },
    },
    findings,
  };
}

export const pageSteps = { unfit, print, printInParts: readPageInParts, readFindings, flow, conclude };

export type PageSteps = typeof pageSteps;
