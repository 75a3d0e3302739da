import { maxGivenHtmlBytes } from '../../contract/exports.ts';

/** Default maximum size of a JSON body. */
export const usualBodyBytes = 8 * 1024 * 1024;

/** JSON may escape any character as \u0000, which turns two bytes into six. The rest of the body is small. */
const givenHtmlBody = 3 * maxGivenHtmlBytes + 64 * 1024;

/** Calls with a larger limit, by name in the contract. */
export const bodyLimitOfCall: Readonly<Record<string, number>> = {
  generatePdf: givenHtmlBody,
  generateFromHtml: givenHtmlBody,
  generateFromHtmlV2: givenHtmlBody,
};
