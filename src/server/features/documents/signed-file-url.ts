import type { Deps } from '../../deps.ts';
import { fileLinkMinutes, type LinkedFile, signFileLink } from './file-link.ts';

const msPerMinute = 60_000;

/** The whole address of a stored file, good for 120 minutes. */
export function signedFileUrl(
  file: LinkedFile,
  deps: Pick<Deps, 'instanceSecret' | 'clock' | 'config'>,
): string {
  const expiresAt = deps.clock().getTime() + fileLinkMinutes * msPerMinute;
  return `${deps.config.publicUrl}/files/${signFileLink({ ...file, expiresAt }, deps.instanceSecret)}`;
}
