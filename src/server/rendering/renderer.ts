import { availableParallelism } from 'node:os';
import { splitPage } from '../../domain/document/page-html/split-page.ts';
import type { ParityFacts } from '../../domain/export/pdf-checks.ts';
import type { PreflightFacts } from '../../domain/export/preflight.ts';
import type { PageBrowser } from './browser/launch-browser.ts';
import type { PageTab } from './browser/page-tab.ts';
import type { Practise } from './browser-generation.ts';
import { createBrowserStarter } from './browser-starter.ts';
import { captureScreenshot, captureScreenshots } from './capture-screenshot.ts';
import { checkedViewport, type FittedDocument, fitAndCheck } from './checks/fit-and-check.ts';
import type { PageDress } from './foreign/page-dress.ts';
import { factsOfPaper, loadPage, loadPageForPaper, openPage, replacePage } from './load-page.ts';
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
import { warmTabKey } from './warm-tab-key.ts';

export interface PdfJob {
  /** A whole page with everything inlined. Scripts do not run, nothing is fetched. */
  readonly html: string;
  /** What is left out is taken from the page: <title>, <html lang>. */
  readonly metadata?: PdfMetadata;
  /** Faces and emoji for a page that does not bring its own. */
  readonly dress?: PageDress;
  readonly signal?: AbortSignal;
}

export interface FitJob {
  readonly html: string;
  /** Which pages may go on over further ones when they are too full; none by default. */
  readonly mayFlow?: 'all' | 'none' | 'documents';
  readonly signal?: AbortSignal;
}

export interface ScreenshotJob {
  readonly html: string;
  /** From 1. */
  readonly page: number;
  readonly widthPx: number;
  readonly format: 'webp' | 'png';
  readonly signal?: AbortSignal;
}

export interface PicturesJob {
  readonly html: string;
  readonly widthPx: number;
  readonly format: 'webp' | 'png';
  /** After each page, with its number from 1; may throw to stop. */
  readonly onPicture?: (page: number) => Promise<void>;
  readonly signal?: AbortSignal;
}

export interface PrintReadyJob extends PrintReadyOptions {
  readonly html: string;
  readonly metadata: PdfMetadata;
  /** Before each page is drawn; may throw to stop. */
  readonly onPage?: (page: number, of: number) => Promise<void>;
  /** When all pages are drawn and the file is put together. */
  readonly onDrawn?: () => Promise<void>;
  readonly signal?: AbortSignal;
}

export interface RendererMetrics extends SupervisorMetrics {
  /** 'Chromium 153.0.8010.0', null until a browser was found. */
  readonly browser: string | null;
  /** False for root, and where the system forbids user namespaces. Null until a browser runs. */
  readonly isSandboxed: boolean | null;
}

/** Draws pages in a browser that has no network and runs no scripts. Every failure is a RenderError. */
export interface Renderer {
  /** Prints a page; the result is verified before it is handed out. */
  renderPdf(job: PdfJob): Promise<VerifiedPdf>;
  /** How far the pages of a PDF are from what a page shows, drawn by another engine. */
  compare(job: { html: string; pdf: Uint8Array; signal?: AbortSignal }): Promise<ParityFacts>;
  /** Makes each section.page fit its box by tightening space, then type; then checks what is drawn. */
  fitAndCheck(job: FitJob): Promise<FittedDocument>;
  /** A picture of one page. */
  screenshot(job: ScreenshotJob): Promise<Uint8Array>;
  /** Pictures of all pages, in their order. */
  screenshots(job: PicturesJob): Promise<readonly Uint8Array[]>;
  /** Prints a document for the press: flattened, with bleed, boxes and marks; and what was found on the way. */
  printReady(job: PrintReadyJob): Promise<{ pdf: Uint8Array; facts: PreflightFacts }>;
  /** Finds and starts the browser ahead of the first job. Rejects with a BrowserMissingError that names a command. */
  warm(): Promise<void>;
  health(): Promise<'ok' | 'failing'>;
  metrics(): RendererMetrics;
  /** Cancels what runs and ends the browser. */
  close(): Promise<void>;
}

export interface RendererOptions {
  /** The value of OCTAVO_BROWSER. */
  readonly browserPath?: string;
  /** A folder of our own: the bundled browser is unpacked there, and passed probes are remembered. */
  readonly cacheDir: string;
  readonly isRoot?: boolean;
  /** Takes one line about each browser that is skipped, and about one that is newer than those tested. */
  readonly note?: (line: string) => void;
  /** A page like those that will come, for tabs to be made ahead with; given how the last article opened. */
  readonly practicePage?: (opening: string) => Promise<string>;
  /** Jobs at the same time; as many as there are cores by default. */
  readonly slots?: number;
  /** Time for one job, waiting included. */
  readonly deadlineMs?: number;
  /** Tabs kept for the next version of a page that is fitted; 4 by default. */
  readonly warmTabs?: number;
}

/** Waiting jobs for each slot: at 100 ms a job the last one waits three seconds. */
const queueLengthPerSlot = 32;

/** Of pictures that are laid over the pages of a file. */
const comparedWidthPx = 1000;

/** For many pages drawn one after the other: a quarter of a second each at the most, and two hundred of them. */
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
    fitAndCheck: async ({ html, mayFlow, signal }) => {
      await refuseCostly(html, signal);
      const page = splitPage(html);
      return supervisor.run(
        async (tab, isWarm) => {
          if (page && isWarm) await replacePage(tab, page);
          else {
            const isSized = tab.send('Emulation.setDeviceMetricsOverride', checkedViewport);
            await Promise.all([isSized, openPage(tab, html, 'print')]);
          }
          return fitAndCheck(tab, mayFlow);
        },
        { signal, keepTabAs: page ? warmTabKey(page.head) : undefined },
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
