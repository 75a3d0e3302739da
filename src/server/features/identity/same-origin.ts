import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '../../app-error.ts';

/**
 * Refuses a call that a page of another site makes with the visitor's cookies. Browsers say where a call comes from in
 * Sec-Fetch-Site (over https and on localhost) and in Origin (always, for a POST); a caller that sends neither is not
 * a browser and has no cookies but its own.
 */
export function requireSameOrigin(
  headers: IncomingHttpHeaders,
  isTrustedOrigin: (origin: string) => boolean,
): void {
  const site = headers['sec-fetch-site'];
  const { origin } = headers;
  const isOwnPage =
    site === undefined ? origin === undefined || isTrustedOrigin(origin) : site === 'same-origin';
  if (!isOwnPage)
    throw new AppError(
      'forbidden',
      "This call is only for Octavo's own pages. Open Octavo at its own address and try again.",
    );
}
