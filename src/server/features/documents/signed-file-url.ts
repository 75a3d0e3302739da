import type { Deps } from '../../deps.ts';
import { fileLinkMinutes, type LinkedFile, type LinkOrigin, signFileLink } from './file-link.ts';

const msPerMinute = 60_000;

/**
 * Returns the absolute URL of a stored file, valid for 120 minutes while the account and its documents exist.
 */
export function signedFileUrl(
  file: LinkedFile & { readonly of: LinkOrigin },
  deps: Pick<Deps, 'instanceSecret' | 'clock' | 'config'>,
): string {
  const expiresAt = deps.clock().getTime() + fileLinkMinutes * msPerMinute;
  return `${deps.config.publicUrl}/files/${signFileLink({ ...file, expiresAt }, deps.instanceSecret)}`;
}
