/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { CheckFinding } from '../../../contract/chat-events.ts';
import type { CheckParts, checkPage } from './check-page.ts';
import type { FitOfPage, fitPage } from './fit-page.ts';

export interface PagesParts extends CheckParts {
  readonly fitPage: typeof fitPage;
  readonly checkPage: typeof checkPage;
}

export interface FittedPages {
  readonly fits: FitOfPage[];
  readonly findings: CheckFinding[];
}

/** Fits every page of the document and checks it as it then is. Runs in the page: see ../in-page/call-in-page.ts. */
export function fitAndCheckPages(parts: PagesParts): FittedPages {
  // Ornament too must be found when looking through the page.
  const solid = new CSSStyleSheet();
  solid.replaceSync('* { pointer-events: auto !important }');
  const fits: FitOfPage[] = [];
  const findings: CheckFinding[] = [];
  const sections = [...document.querySelectorAll<HTMLElement>('section.page')];
  for (const section of sections) fits.push(parts.fitPage(parts, section));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, solid];
  for (const [index, section] of sections.entries()) {
    section.scrollIntoView();
    findings.push(...parts.checkPage(parts, section, index + 1));
  }
  return { fits, findings };
}
