import type { Plural } from '../plural.ts';

/** What signed-in users see on every page. */
export const words = {
  allowanceTitle: 'Generations this month. Opens your membership.',
  downloadFailed: 'Download Failed',
  fileDenied: 'Access denied. Please refresh the page and try again.',
  fileGone: 'PDF file not found. The document may have been deleted.',
  fileNoLonger: 'Document is no longer available. Please refresh the page and try again.',
  fileNotYet: 'PDF Not Available',
  fileNotYetText: 'The document may still be processing. Try again in a moment.',
  generations: { one: '# generation', other: '# generations' } as Plural,
  generationsOf: (used: string, limit: string) => `${used} of ${limit} generations`,
  notInPlan: 'Not included in your plan',
  printBlocked: 'The print window was blocked. Allow pop-ups for this site and try again.',
  printPage: (page: number) => `Page ${page}`,
  printPreparing: 'Preparing the PDF…',
  printWarning: 'Print Warning',
  seePlans: 'See plans',
};
