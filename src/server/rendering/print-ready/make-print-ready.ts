import { PDFDocument } from '@cantoo/pdf-lib';
import type { PreflightFacts } from '../../../domain/export/preflight.ts';
import { safeZoneMm } from '../../../domain/export/preflight.ts';
import type { PageTab } from '../browser/page-tab.ts';
import { callInPage } from '../in-page/call-in-page.ts';
import type { PageFacts } from '../in-page/page-facts.ts';
import { loadPage } from '../load-page.ts';
import { countLinks, finishPdf } from '../pdf/finish-pdf.ts';
import { flattenPdf } from '../pdf/flatten-pdf.ts';
import { hasTransparency } from '../pdf/has-transparency.ts';
import type { PdfMetadata } from '../pdf/pdf-metadata.ts';
import { printPdf } from '../pdf/print-pdf.ts';
import { verifyPdf } from '../pdf/verify-pdf.ts';
import { walkPages } from '../walk/walk-pages.ts';
import type { WalkedPage } from '../walk/walked-page.ts';
import { captureEdges, capturePage, pxPerMm } from './capture-edges.ts';
import { type ImposedPage, imposePrintReady } from './impose-print-ready.ts';
import { type PrintReadyOptions, pressDpi } from './print-ready-options.ts';

const pointsPerPx = 72 / 96;

/** A document drawn for the press. */
export interface DrawnForPress {
  readonly facts: PageFacts;
  readonly printed: Uint8Array;
  readonly walked: readonly WalkedPage[];
  readonly pages: readonly ImposedPage[];
}

/** The part that needs the browser: the PDF, what is on its pages, and pictures of their edges. */
export async function drawForPress(
  tab: PageTab,
  html: string,
  options: PrintReadyOptions,
  onPage: (page: number, of: number) => Promise<void>,
): Promise<DrawnForPress> {
  const facts = await loadPage(tab, html, 'print');
  const walked = await callInPage(tab, walkPages, {}, null);
  const printed = await printPdf(tab);
  const pages: ImposedPage[] = [];
  for (const { number } of walked) {
    await onPage(number, walked.length);
    pages.push({
      ...(options.bleedMm > 0 ? { edges: await captureEdges(tab, number, options.bleedMm) } : {}),
      ...(options.asImages ? { image: await capturePage(tab, number) } : {}),
    });
  }
  return { facts, printed, walked, pages };
}

/**
 * Returns the distance of a box from the nearest edge of its page, in millimeters; negative outside the page.
 */
function clearanceMm(page: WalkedPage, box: { x: number; y: number; width: number; height: number }): number {
  const px = Math.min(box.x, box.y, page.widthPx - box.x - box.width, page.heightPx - box.y - box.height);
  return px / pxPerMm;
}

function measured(walked: readonly WalkedPage[]) {
  const texts = walked.flatMap((page) =>
    page.texts.map((text) => ({
      page: page.number,
      text: text.text,
      mm: clearanceMm(page, text),
      points: text.sizePx * pointsPerPx,
    })),
  );
  const lines = walked.flatMap(({ shapes }) => shapes.map(({ linePx }) => linePx)).filter((px) => px > 0);
  return {
    textsNearEdge: texts
      .filter(({ mm }) => mm < safeZoneMm)
      .map(({ page, text, mm }) => ({ page, text, mm })),
    smallestType: texts.toSorted((a, b) => a.points - b.points)[0] ?? null,
    pictures: walked.flatMap(({ number, pictures }) =>
      pictures.flatMap(({ naturalWidth, naturalHeight, width, height }) =>
        naturalWidth && naturalHeight
          ? [{ page: number, dpi: Math.max(naturalWidth / width, naturalHeight / height) * 96 }]
          : [],
      ),
    ),
    thinnestLinePt: lines.length === 0 ? null : Math.min(...lines) * pointsPerPx,
  };
}

/**
 * The part that needs no browser: sheets with bleed and marks, and the facts for the report.
 * @throws RenderError if the file doesn't contain what the pages showed
 */
export async function finishForPress(
  drawn: DrawnForPress,
  options: PrintReadyOptions,
  metadata: PdfMetadata,
): Promise<{ readonly pdf: Uint8Array; readonly facts: PreflightFacts }> {
  const { facts, printed, walked, pages } = drawn;
  const before = await PDFDocument.load(printed, { updateMetadata: false });
  const imposed = await imposePrintReady(await flattenPdf(printed), pages, options);
  const finished = await finishPdf(imposed, metadata, new Date());
  verifyPdf(finished, options.asImages ? { ...facts, hasVisibleText: false } : facts);
  const trim = before.getPage(0).getMediaBox();
  const mm = (points: number) => (points / 72) * 25.4;
  return {
    pdf: finished.pdf,
    facts: {
      pages: finished.pages,
      // The paper size that the page sets; the browser rounds it to pixels.
      trimMm: { width: Math.round(mm(trim.width) * 2) / 2, height: Math.round(mm(trim.height) * 2) / 2 },
      bleedMm: options.bleedMm,
      hasMarks: options.hasMarks,
      isImage: options.asImages,
      imageDpi: pressDpi,
      fonts: finished.fonts,
      fontsNotEmbedded: finished.fontsNotEmbedded,
      hasTransparency: hasTransparency(before),
      linksRemoved: countLinks(before),
      bytes: finished.pdf.length,
      ...measured(walked),
    },
  };
}
