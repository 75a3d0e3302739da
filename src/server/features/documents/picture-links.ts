import type { Deps } from '../../deps.ts';
import { fileLinkMinutes, type LinkedFile, signFileLink } from './file-link.ts';

const msPerMinute = 60_000;
/**
 * Rounds expiry times, so links requested within the same minutes are identical and browsers can cache them.
 */
const sharedMinutes = 5;

/** Returns signed links to pictures, valid for 120 to 125 minutes. */
export function pictureLinks(
  keys: readonly (string | null)[],
  deps: Pick<Deps, 'instanceSecret' | 'clock' | 'config'>,
  /** Media type of the first file; the others are WebP. */
  firstType: NonNullable<LinkedFile['contentType']> = 'image/webp',
): { readonly urls: (string | null)[]; readonly expireAt: string | null } {
  const shared = sharedMinutes * msPerMinute;
  const expiresAt = Math.ceil((deps.clock().getTime() + fileLinkMinutes * msPerMinute) / shared) * shared;
  const urls = keys.map(
    (key, index) =>
      key &&
      `${deps.config.publicUrl}/files/${signFileLink({ key, contentType: index === 0 ? firstType : 'image/webp', expiresAt }, deps.instanceSecret)}`,
  );
  return {
    urls,
    expireAt: urls.some((url) => url !== null) ? new Date(expiresAt).toISOString() : null,
  };
}
