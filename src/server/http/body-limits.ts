import { maxGivenHtmlBytes } from '../../contract/exports.ts';

/** The largest JSON body of a call that names no other. */
export const usualBodyBytes = 8 * 1024 * 1024;

/** JSON writes a letter as \u0000 where it likes: two bytes become six. The rest of the body is short. */
const givenHtmlBody = 3 * maxGivenHtmlBytes + 64 * 1024;

/** Calls whose bodies may be larger. By name in the contract. */
export const bodyLimitOfCall: Readonly<Record<string, number>> = {
  generatePdf: givenHtmlBody,
  generateFromHtml: givenHtmlBody,
  generateFromHtmlV2: givenHtmlBody,
};
