/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { FlowOfPage } from '../../../domain/document/reflow/flow-of-page.ts';
import type { CheckParts, checkPage } from './check-page.ts';
import type { TouchedText } from './compare-ornament.ts';
import type { CutOrnament } from './cut-ornaments.ts';
import type { FitOfPage, FitParts, fitPage } from './fit-page.ts';
import type { FoundPages, findKnownPages } from './known-pages.ts';
import type { limitFindings } from './limit-findings.ts';
import type { MeasuredPage } from './measure-page.ts';
import type { UnwordedFinding } from './measured-finding.ts';
import type { TextToSample } from './sample-texts.ts';

export interface PagesParts extends CheckParts, Omit<FitParts, keyof CheckParts> {
  readonly fitPage: typeof fitPage;
  readonly checkPage: typeof checkPage;
  readonly findKnownPages: typeof findKnownPages;
  readonly limitFindings: typeof limitFindings;
}

export interface FittedPages {
  readonly fits: FitOfPage[];
  readonly findings: UnwordedFinding[];
  readonly toSample: TextToSample[];
  readonly touched: TouchedText[];
  readonly cuts: CutOrnament[];
  /** Overfull pages that may continue on further pages. If there are any, nothing was checked. */
  readonly flows: FlowOfPage[];
}

/**
 * Fits every page of the document, then checks it. If `mayFlow` allows overfull pages to continue, returns
 * how to split them instead. Runs in the page: see ../in-page/call-in-page.ts.
 * @param found the pages measured before, if looked up already
 */
export function fitAndCheckPages(
  parts: PagesParts,
  { mayFlow }: { readonly mayFlow: 'all' | 'none' | 'documents' },
  found?: FoundPages,
): FittedPages {
  // elementsFromPoint ignores elements with `pointer-events: none`, but must find ornament too. Adopted once
  // per document, before layout.
  if (document.adoptedStyleSheets.length === 0) {
    const solid = new CSSStyleSheet();
    solid.replaceSync('* { pointer-events: auto !important }');
    document.adoptedStyleSheets = [solid];
  }
  const sections = [...document.querySelectorAll<HTMLElement>('section.page')];
  /**
   * One-pagers, flyers and most slides stay a single page unless the user allows more. Running text and
   * tables may continue in any format.
   */
  const isBound = (section: HTMLElement): boolean =>
    section.matches('.page-one-pager,.page-flyer,.page-slide:not(.on-text,.on-table)') ||
    (!section.matches('.page-article,.page-invoice,.page-slide') &&
      (section.closest('.doc')?.getAttribute('data-format')?.startsWith('slides') ?? false));
  const mayGoOn = (section: HTMLElement): boolean =>
    // A diagram alone on its slide has no smaller parts that could continue on another one.
    section.querySelector(':scope > .text-slide > .ideas:only-child') === null &&
    (mayFlow === 'all' || (mayFlow === 'documents' && !isBound(section)));
  /** Pages as they are after the fit. */
  const measured = new Map<HTMLElement, MeasuredPage>();
  const { known, keep, topBelow } = found ?? parts.findKnownPages(sections, mayFlow);
  const pages = sections.map((section, index) => {
    const before = known[index];
    if (!before) {
      const { fit, page, flow } = parts.fitPage(parts, section, index + 1, mayGoOn(section), topBelow);
      if (page) measured.set(section, page);
      return {
        section,
        number: index + 1,
        is: keep(index, { fit, style: section.getAttribute('style'), ...(flow && { flow }) }),
      };
    }
    return { section, number: index + 1, is: before };
  });
  const fits = pages.map(({ is }) => is.fit);
  const isOverfull = (section: HTMLElement, number: number): boolean => {
    const page = measured.get(section) ?? parts.measurePage(section, number);
    measured.set(section, page);
    return parts.overflows(page).some(({ edge, item }) => edge === 'foot' && item.isInFlow);
  };
  const overfull = pages.filter(({ section, number, is }) => {
    if (!mayGoOn(section)) return false;
    is.isOverfull ??= isOverfull(section, number);
    return is.isOverfull;
  });
  const flows = overfull.map(({ section, is }) => {
    is.flow ??= parts.measureFlow(parts, section, topBelow);
    return is.flow;
  });
  if (flows.length > 0) return { fits, flows, findings: [], toSample: [], touched: [], cuts: [] };
  const checked = pages.map(({ section, number, is }) => {
    if (!is.checked) {
      section.scrollIntoView();
      is.checked = parts.checkPage(parts, section, number, measured.get(section));
    }
    return is.checked;
  });
  return {
    fits,
    flows,
    findings: parts.limitFindings(checked.flatMap(({ findings }) => findings)),
    toSample: checked.flatMap(({ toSample }) => toSample),
    touched: checked.flatMap(({ touched }) => touched),
    cuts: checked.flatMap(({ cuts }) => cuts),
  };
}
