import type { Deps } from '../../deps.ts';
import { fileLinkMinutes, type LinkedFile, type LinkOrigin, signFileLink } from './file-link.ts';

const msPerMinute = 60_000;

/** The whole address of a stored file, good for 120 minutes while the account and the documents in it exist. */
export function signedFileUrl(
  file: LinkedFile & { readonly of: LinkOrigin },
  deps: Pick<Deps, 'instanceSecret' | 'clock' | 'config'>,
): string {
  const expiresAt = deps.clock().getTime() + fileLinkMinutes * msPerMinute;
  return `${deps.config.publicUrl}/files/${signFileLink({ ...file, expiresAt }, deps.instanceSecret)}`;
}
