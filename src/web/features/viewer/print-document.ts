import { notAvailable, popupBlocked, printWarning, type Warning } from './file-warnings.ts';

/** The browser needs this long to have the PDF in its window before it can print it. */
const printAfterMs = 1000;
/** From opening the window until the button is itself again. */
const clearAfterMs = 2000;

/** A window that was opened to print from. */
export interface PrintWindow {
  /** Puts the PDF into the window. Throws CallError. */
  show(): Promise<void>;
  print(): void;
  close(): void;
}

export interface PrintPorts {
  /** Called while the click is still being handled, or the browser takes it for an advertisement; null when blocked. */
  openWindow(): PrintWindow | null;
  wait(ms: number): Promise<void>;
  warn(warning: Warning): void;
}

/** Opens a window with the PDF, prints it after a second, and ends after two. Never throws: what fails is told. */
export async function printDocument(
  document: { readonly isReady: boolean },
  ports: PrintPorts,
): Promise<void> {
  const opened = document.isReady ? ports.openWindow() : null;
  if (!opened) {
    ports.warn(document.isReady ? popupBlocked : notAvailable);
    return;
  }
  try {
    await opened.show();
  } catch (error) {
    opened.close();
    ports.warn(printWarning(error));
    return;
  }
  await ports.wait(printAfterMs);
  opened.print();
  await ports.wait(clearAfterMs - printAfterMs);
}
