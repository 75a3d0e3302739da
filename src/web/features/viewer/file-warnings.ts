import { CallError, describeError } from '../../lib/call-error.ts';
import { words } from '../../lib/words.ts';

export interface Warning {
  readonly title: string;
  readonly text: string;
}

export const notAvailable = (): Warning => {
  const t = words('member');
  return { title: t.fileNotYet, text: t.fileNotYetText };
};

export const popupBlocked = (): Warning => {
  const t = words('member');
  return { title: t.printWarning, text: t.printBlocked };
};

function reasonOf(error: unknown, isPrinting: boolean): string {
  const t = words('member');
  if (!(error instanceof CallError)) return describeError(error);
  if (error.status === 404) return t.fileGone;
  if (error.status === 403) return t.fileDenied;
  if (isPrinting && error.status === 500) return t.fileNoLonger;
  return describeError(error);
}

export const printWarning = (error: unknown): Warning => ({
  title: words('member').printWarning,
  text: reasonOf(error, true),
});

export const downloadWarning = (error: unknown): Warning => ({
  title: words('member').downloadFailed,
  text: reasonOf(error, false),
});
