import { notAvailable, popupBlocked, printWarning, type Warning } from './file-warnings.ts';
import type { OutputReady } from './output-ready.ts';

/** Time for the browser to load the PDF in the window before it can print. */
const printAfterMs = 1000;
/** Time from opening the window until the button is reset. */
const clearAfterMs = 2000;

/** Window opened for printing. */
export interface PrintWindow {
  /** Loads the PDF in the window, of the current version by default. Throws CallError. */
  show(version?: number): Promise<void>;
  print(): void;
  close(): void;
}

export interface PrintPorts {
  /** Must be called inside the click handler, or the popup is blocked; returns null if blocked. */
  openWindow(): PrintWindow | null;
  wait(ms: number): Promise<void>;
  /** Shows the warning that the function returns, once its messages are loaded. */
  warn(warning: () => Warning): void;
}

/**
 * Opens a window with the PDF, prints it after one second, and resolves after two. Never throws: failures are
 * shown as warnings.
 * @param document `ready` may take its time, because the window is opened before
 */
export async function printDocument(
  document: { readonly isReady: boolean; readonly ready: OutputReady },
  ports: PrintPorts,
): Promise<void> {
  const opened = document.isReady ? ports.openWindow() : null;
  if (!opened) {
    // Otherwise what is asked meanwhile is the answer.
    if (await document.ready) ports.warn(document.isReady ? popupBlocked : notAvailable);
    return;
  }
  const printed = await document.ready;
  if (!printed) {
    opened.close();
    return;
  }
  try {
    await opened.show(printed.version);
  } catch (error) {
    opened.close();
    ports.warn(() => printWarning(error));
    return;
  }
  await ports.wait(printAfterMs);
  opened.print();
  await ports.wait(clearAfterMs - printAfterMs);
}
