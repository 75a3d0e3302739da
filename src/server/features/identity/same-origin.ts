import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '../../app-error.ts';
import { told } from '../../told.ts';

/**
 * Rejects cross-site calls, which would use the visitor's cookies. Browsers state the origin in
 * Sec-Fetch-Site (over https and on localhost) and in Origin (always for POST). A client that sends neither
 * isn't a browser, so no other site can abuse its cookies.
 */
export function requireSameOrigin(
  headers: IncomingHttpHeaders,
  isTrustedOrigin: (origin: string) => boolean,
): void {
  const site = headers['sec-fetch-site'];
  const { origin } = headers;
  const isOwnPage =
    site === undefined ? origin === undefined || isTrustedOrigin(origin) : site === 'same-origin';
  if (!isOwnPage) throw new AppError('forbidden', told('ownPagesOnly'));
}
