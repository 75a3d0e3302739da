import { availableParallelism } from 'node:os';
import type { ParityFacts } from '../../domain/export/pdf-checks.ts';
import type { PreflightFacts } from '../../domain/export/preflight.ts';
import type { PageBrowser } from './browser/launch-browser.ts';
import type { PageTab } from './browser/page-tab.ts';
import type { Practise } from './browser-generation.ts';
import { createBrowserStarter } from './browser-starter.ts';
import { captureScreenshot, captureScreenshots } from './capture-screenshot.ts';
import {
  checkedViewport,
  type FittedDocument,
  fitAndCheck,
  fitAndCheckNext,
} from './checks/fit-and-check.ts';
import type { PageDress } from './foreign/page-dress.ts';
import { factsOfPaper, loadPage, loadPageForPaper, openPage } from './load-page.ts';
import { compareWithPdf } from './parity/compare-with-pdf.ts';
import type { PdfMetadata } from './pdf/pdf-metadata.ts';
import { printPdf } from './pdf/print-pdf.ts';
import { printVerified, type VerifiedPdf } from './pdf/print-verified.ts';
import { createPdfReader } from './pdf-reader/pdf-reader.ts';
import { drawForPress, finishForPress } from './print-ready/make-print-ready.ts';
import type { PrintReadyOptions } from './print-ready/print-ready-options.ts';
import { refuseCostly } from './refuse-costly.ts';
import { Supervisor } from './supervisor.ts';
import { type SupervisorMetrics, supervisorDefaults } from './supervisor-options.ts';
import type { TabPage } from './tab-page.ts';
import { warmTabKey } from './warm-tab-key.ts';

export interface PdfJob {
  /** A complete page with everything inlined. Scripts don't run, and nothing is fetched. */
  readonly html: string;
  /** Missing values are taken from the page: <title>, <html lang>. */
  readonly metadata?: PdfMetadata;
  /** Font faces and emoji for a page that doesn't include its own. */
  readonly dress?: PageDress;
  readonly signal?: AbortSignal;
}

export interface FitJob {
  /** In parts, it may be shown in a tab kept from an earlier version; complete, always in a new one. */
  readonly page: string | TabPage;
  /** Which overfull pages may continue on further pages; none by default. */
  readonly mayFlow?: 'all' | 'none' | 'documents';
  /**
   * Whether the page is what an earlier round of the same document was divided into. Such pages have tabs of their
   * own, so that both keep the layout of what an edit leaves unchanged.
   */
  readonly isDivided?: boolean;
  readonly signal?: AbortSignal;
}

export interface ScreenshotJob {
  readonly html: string;
  /** Starts at 1. */
  readonly page: number;
  readonly widthPx: number;
  readonly format: 'webp' | 'png';
  readonly signal?: AbortSignal;
}

export interface PicturesJob {
  readonly html: string;
  readonly widthPx: number;
  readonly format: 'webp' | 'png';
  /** Called after each page, with its number starting at 1; may throw to stop. */
  readonly onPicture?: (page: number) => Promise<void>;
  readonly signal?: AbortSignal;
}

export interface PrintReadyJob extends PrintReadyOptions {
  readonly html: string;
  readonly metadata: PdfMetadata;
  /** Called before each page is drawn; may throw to stop. */
  readonly onPage?: (page: number, of: number) => Promise<void>;
  /** Called when all pages are drawn, before the file is assembled. */
  readonly onDrawn?: () => Promise<void>;
  readonly signal?: AbortSignal;
}

export interface RendererMetrics extends SupervisorMetrics {
  /** 'Chromium 153.0.8010.0'; null until a browser was found. */
  readonly browser: string | null;
  /** False for root, and where the system forbids user namespaces. Null until a browser runs. */
  readonly isSandboxed: boolean | null;
}

/** Renders pages in a browser that has no network and runs no scripts. Every failure is a RenderError. */
export interface Renderer {
  /** Prints a page and verifies the result. */
  renderPdf(job: PdfJob): Promise<VerifiedPdf>;
  /** Compares the pages of a PDF, drawn by another engine, with what the page shows. */
  compare(job: { html: string; pdf: Uint8Array; signal?: AbortSignal }): Promise<ParityFacts>;
  /** Makes each section.page fit its box by tightening space, then type, and checks what is drawn. */
  fitAndCheck(job: FitJob): Promise<FittedDocument>;
  /** Takes a picture of one page. */
  screenshot(job: ScreenshotJob): Promise<Uint8Array>;
  /** Takes pictures of all pages, in order. */
  screenshots(job: PicturesJob): Promise<readonly Uint8Array[]>;
  /**
   * Prints a document for the press: flattened, with bleed, boxes and marks. Also returns the preflight
   * facts.
   */
  printReady(job: PrintReadyJob): Promise<{ pdf: Uint8Array; facts: PreflightFacts }>;
  /** Finds the browser without starting it. Rejects with a BrowserMissingError that names a fix. */
  find(): Promise<void>;
  /** Finds and starts the browser before the first job; rejects likewise. */
  warm(): Promise<void>;
  health(): Promise<'ok' | 'failing'>;
  metrics(): RendererMetrics;
  /** Cancels running jobs and ends the browser. */
  close(): Promise<void>;
}

export interface RendererOptions {
  /** Value of OCTAVO_BROWSER. */
  readonly browserPath?: string;
  /** Private cache folder for the unpacked browser and the passed probes. */
  readonly cacheDir: string;
  readonly isRoot?: boolean;
  /** Receives one line for each skipped browser, and for one that is newer than the tested versions. */
  readonly note?: (line: string) => void;
  /** Returns a typical page for warming up tabs, given the opening of the last article. */
  readonly practicePage?: (opening: string) => Promise<string>;
  /** Maximum number of concurrent jobs; the number of cores by default. */
  readonly slots?: number;
  /** Time limit of a job, including its time in the queue. */
  readonly deadlineMs?: number;
  /** Number of tabs kept for the next version of a fitted page; 4 by default. */
  readonly warmTabs?: number;
}

/** Queued jobs per slot: at 100 ms per job the last one is queued for three seconds. */
const queueLengthPerSlot = 32;

/** Width of the pictures that are compared with the pages of a file. */
const comparedWidthPx = 1000;

/** For many pages drawn in sequence: up to 200 pages, at most 250 ms each. */
const longJobMs = 120_000;

export function createRenderer(options: RendererOptions): Renderer {
  const slots = options.slots ?? availableParallelism();
  const starter = createBrowserStarter(options);
  let running: PageBrowser | null = null;

  const launch = async (): Promise<PageBrowser> => {
    running = await starter.start();
    return running;
  };
  const reader = createPdfReader();
  const { practicePage } = options;
  let lastOpening = '';
  const practise: Practise<PageTab> = async (tab, isWanted) => {
    if (!practicePage) return;
    await loadPageForPaper(tab, await practicePage(lastOpening));
    if (isWanted()) return;
    await printPdf(tab);
    if (isWanted()) return;
    await factsOfPaper(tab);
  };
  const supervisor = new Supervisor<PageTab>({
    ...supervisorDefaults,
    practise,
    ...(options.deadlineMs === undefined ? {} : { deadlineMs: options.deadlineMs }),
    ...(options.warmTabs === undefined
      ? {}
      : { warmTabs: { ...supervisorDefaults.warmTabs, most: options.warmTabs } }),
    launch,
    slots,
    queueLimit: slots * queueLengthPerSlot,
  });

  return {
    renderPdf: async ({ html, metadata = {}, dress, signal }) => {
      await refuseCostly(html, signal);
      lastOpening = /<article [^<>]*>/.exec(html)?.[0] ?? '';
      return supervisor.run((tab) => printVerified(tab, { html, metadata, dress }, reader), { signal });
    },
    fitAndCheck: async ({ page, mayFlow, isDivided = false, signal }) => {
      const parts = typeof page === 'string' ? null : page;
      // Drawings are in the body.
      await refuseCostly(typeof page === 'string' ? page : page.body, signal);
      return supervisor.run(
        async (tab, isWarm) => {
          if (parts && isWarm) return fitAndCheckNext(tab, parts, mayFlow);
          const html = typeof page === 'string' ? page : await page.whole();
          const isSized = tab.send('Emulation.setDeviceMetricsOverride', checkedViewport);
          await Promise.all([isSized, openPage(tab, html, 'print')]);
          return fitAndCheck(tab, mayFlow);
        },
        { signal, keepTabAs: parts ? warmTabKey(`${isDivided} ${parts.headKey}`) : undefined },
      );
    },
    screenshot: async ({ html, page, widthPx, format, signal }) => {
      await refuseCostly(html, signal);
      return supervisor.run(
        async (tab) => {
          await loadPage(tab, html, 'screen');
          return captureScreenshot(tab, { page, widthPx, format });
        },
        { signal },
      );
    },
    screenshots: async ({ html, widthPx, format, onPicture, signal }) => {
      await refuseCostly(html, signal);
      return supervisor.run(
        async (tab) => {
          const { sections } = await loadPage(tab, html, 'screen');
          return captureScreenshots(tab, { pages: Math.max(1, sections), widthPx, format }, onPicture);
        },
        { signal, deadlineMs: longJobMs },
      );
    },
    printReady: async ({ html, metadata, onPage = async () => {}, onDrawn, signal, ...options }) => {
      await refuseCostly(html, signal);
      const drawn = await supervisor.run((tab) => drawForPress(tab, html, options, onPage), {
        signal,
        deadlineMs: longJobMs,
      });
      await onDrawn?.();
      return finishForPress(drawn, options, metadata);
    },
    compare: async ({ html, pdf, signal }) => {
      await refuseCostly(html, signal);
      const shown = await supervisor.run(
        async (tab) => {
          const { sections } = await loadPage(tab, html, 'print');
          const pages = Math.max(1, sections);
          return captureScreenshots(tab, { pages, widthPx: comparedWidthPx, format: 'png' });
        },
        { signal, deadlineMs: longJobMs },
      );
      return compareWithPdf(pdf, shown, reader);
    },
    find: async () => {
      await starter.find();
    },
    warm: () => supervisor.warm(),
    health: () => supervisor.health(),
    metrics: () => ({
      ...supervisor.metrics(),
      browser: starter.found()?.version ?? null,
      isSandboxed: running?.isSandboxed ?? null,
    }),
    close: async () => {
      await Promise.all([supervisor.close(), reader.close()]);
    },
  };
}
