/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { CheckParts, checkPage } from './check-page.ts';
import type { FitOfPage, fitPage } from './fit-page.ts';
import type { MeasuredFinding } from './measured-finding.ts';
import type { TextToSample } from './sample-texts.ts';

export interface PagesParts extends CheckParts {
  readonly fitPage: typeof fitPage;
  readonly checkPage: typeof checkPage;
}

export interface FittedPages {
  readonly fits: FitOfPage[];
  readonly findings: MeasuredFinding[];
  readonly toSample: TextToSample[];
}

/** Fits every page of the document and checks it as it then is. Runs in the page: see ../in-page/call-in-page.ts. */
export function fitAndCheckPages(parts: PagesParts): FittedPages {
  // Ornament too must be found when looking through the page.
  const solid = new CSSStyleSheet();
  solid.replaceSync('* { pointer-events: auto !important }');
  const sections = [...document.querySelectorAll<HTMLElement>('section.page')];
  const fits = sections.map((section) => parts.fitPage(parts, section));
  const before = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [...before, solid];
  const checked = sections.map((section, index) => {
    section.scrollIntoView();
    return parts.checkPage(parts, section, index + 1);
  });
  document.adoptedStyleSheets = before;
  return {
    fits,
    findings: checked.flatMap(({ findings }) => findings),
    toSample: checked.flatMap(({ toSample }) => toSample),
  };
}
