import { AppError } from '../../app-error.ts';
import { forCallers } from '../../told.ts';

/**
 * Resolves a path or address of this site to an absolute URL. @throws AppError `invalid_input` for other
 * sites
 */
export function ownAddress(value: string, field: string, publicUrl: string): string {
  const base = new URL(publicUrl);
  const isSafe = !/[\\\s]/.test(value) && URL.canParse(value, base);
  const url = isSafe ? new URL(value, base) : null;
  if (url?.origin === base.origin && url.username === '') return url.href;
  const message = `has to be a path of this site, such as /membership, or an address that begins with ${base.origin}.`;
  throw new AppError('invalid_input', forCallers(`${field} ${message}`), {
    fields: [{ path: field, message }],
  });
}
