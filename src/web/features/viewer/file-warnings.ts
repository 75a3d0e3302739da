import { CallError, describeError } from '../../lib/call-error.ts';

export interface Warning {
  readonly title: string;
  readonly text: string;
}

export const notAvailable: Warning = {
  title: 'PDF Not Available',
  text: 'The document may still be processing. Try again in a moment.',
};

export const popupBlocked: Warning = {
  title: 'Print Warning',
  text: 'The print window was blocked. Allow pop-ups for this site and try again.',
};

const notFound = 'PDF file not found. The document may have been deleted.';
const denied = 'Access denied. Please refresh the page and try again.';
const noLonger = 'Document is no longer available. Please refresh the page and try again.';

function reasonOf(error: unknown, isPrinting: boolean): string {
  if (!(error instanceof CallError)) return describeError(error);
  if (error.status === 404) return notFound;
  if (error.status === 403) return denied;
  if (isPrinting && error.status === 500) return noLonger;
  return describeError(error);
}

export const printWarning = (error: unknown): Warning => ({
  title: 'Print Warning',
  text: reasonOf(error, true),
});

export const downloadWarning = (error: unknown): Warning => ({
  title: 'Download Failed',
  text: reasonOf(error, false),
});
