import type { FastifyRequest } from 'fastify';
import { networkOf } from '../visitor-network.ts';

interface Limit {
  readonly max: number;
  readonly timeWindow: string;
}

/** Limit per address for all calls: far above a busy user, far below a runaway script. */
export const limitOfAll: Limit = { max: 1200, timeWindow: '1 minute' };

/**
 * Returns whether a URL is a cacheable static file. These aren't counted: one page loads about twenty, and an
 * office behind one address hundreds.
 */
export function isStaticFile({ url }: { readonly url: string }): boolean {
  return /^\/(?:assets|fonts|samples|template-pictures|help\/(?:files|pictures))\//.test(url);
}

/** Limits of calls that are expensive or allow guessing, by name in the contract. */
export const limitOfCall: Readonly<Record<string, Limit>> = {
  startRun: { max: 60, timeWindow: '1 minute' },
  readBrandAssets: { max: 30, timeWindow: '1 minute' },
  searchSite: { max: 30, timeWindow: '1 minute' },
  createKitFromSite: { max: 10, timeWindow: '1 minute' },
  uploadAsset: { max: 240, timeWindow: '1 minute' },
  searchPhotos: { max: 60, timeWindow: '1 minute' },
  keepPhoto: { max: 60, timeWindow: '1 minute' },
  readAttachment: { max: 60, timeWindow: '1 minute' },
  uploadCreateFile: { max: 60, timeWindow: '1 minute' },
  uploadResearchQuery: { max: 30, timeWindow: '1 minute' },
  useOwnTemplate: { max: 60, timeWindow: '1 minute' },
  importOwnTemplate: { max: 30, timeWindow: '1 minute' },
  useTemplate: { max: 60, timeWindow: '1 minute' },
  createDocument: { max: 60, timeWindow: '1 minute' },
  createPdfJob: { max: 60, timeWindow: '1 minute' },
  addProvider: { max: 30, timeWindow: '1 minute' },
  changeProvider: { max: 30, timeWindow: '1 minute' },
  addOwnModelKey: { max: 20, timeWindow: '1 minute' },
  setSearchEngine: { max: 20, timeWindow: '1 minute' },
  testOfferedModel: { max: 30, timeWindow: '1 minute' },
  createApiKey: { max: 20, timeWindow: '1 minute' },
  createCheckoutSession: { max: 30, timeWindow: '1 minute' },
  generatePdf: { max: 60, timeWindow: '1 minute' },
  generateFromHtml: { max: 60, timeWindow: '1 minute' },
  generateFromHtmlV2: { max: 60, timeWindow: '1 minute' },
  flattenPdf: { max: 60, timeWindow: '1 minute' },
  documentPdfChecks: { max: 60, timeWindow: '1 minute' },
  documentScreenshots: { max: 60, timeWindow: '1 minute' },
  ownerSignIn: { max: 10, timeWindow: '1 minute' },
  signUp: { max: 10, timeWindow: '1 minute' },
  signIn: { max: 20, timeWindow: '1 minute' },
  verifySecondFactor: { max: 10, timeWindow: '1 minute' },
  sendCode: { max: 10, timeWindow: '1 minute' },
  verifyEmail: { max: 20, timeWindow: '1 minute' },
  signInWithLink: { max: 20, timeWindow: '1 minute' },
  resetPassword: { max: 10, timeWindow: '1 minute' },
  startGoogleSignIn: { max: 20, timeWindow: '1 minute' },
  changePassword: { max: 10, timeWindow: '1 minute' },
  changeEmail: { max: 10, timeWindow: '1 minute' },
  completeEmailChange: { max: 10, timeWindow: '1 minute' },
  beginSecondFactor: { max: 10, timeWindow: '1 minute' },
  confirmSecondFactor: { max: 10, timeWindow: '1 minute' },
  removeSecondFactor: { max: 10, timeWindow: '1 minute' },
  deleteAccount: { max: 10, timeWindow: '1 minute' },
  startDataExport: { max: 10, timeWindow: '1 hour' },
  createShare: { max: 60, timeWindow: '1 minute' },
  updateShare: { max: 60, timeWindow: '1 minute' },
  readToken: { max: 120, timeWindow: '1 minute' },
};

/** Returns the key to count by: the address, for IPv6 its /64. */
export function limitKey(request: FastifyRequest): string {
  return networkOf(request.ip);
}
