import { checkedKey } from '../../adapters/storage/file-store.ts';
import { ownFolder } from '../../adapters/storage/own-folder.ts';
import { notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { type LinkedFile, signFileLink } from '../documents/file-link.ts';

const msPerMinute = 60_000;
const typeOf: Readonly<Record<string, NonNullable<LinkedFile['contentType']>>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  woff: 'font/woff',
  ttf: 'font/ttf',
  otf: 'font/otf',
  zip: 'application/zip',
  pdf: 'application/pdf',
};

function isKey(name: string): boolean {
  try {
    return checkedKey(name) === name;
  } catch {
    return false;
  }
}

/**
 * Returns a signed link to one of the user's stored files. Other users' files count as not found.
 * @throws AppError `not_found`
 */
export async function signBlobUrl(
  input: { readonly uid: string; readonly blobName: string; readonly minutes: number },
  deps: Pick<Deps, 'files' | 'config' | 'clock' | 'instanceSecret'>,
): Promise<{ readonly signed_url: string; readonly expires_at: string }> {
  const { uid, blobName: key, minutes } = input;
  const contentType = typeOf[key.split('.').at(-1) ?? ''];
  const isOwn = isKey(key) && key.startsWith(`${ownFolder(uid)}/`);
  if (!isOwn || contentType === undefined || !(await deps.files.has(key))) throw notFound('fileMissing');
  const expiresAt = deps.clock().getTime() + minutes * msPerMinute;
  const token = signFileLink({ key, contentType, expiresAt }, deps.instanceSecret);
  return {
    signed_url: `${deps.config.publicUrl}/files/${token}`,
    expires_at: new Date(expiresAt).toISOString(),
  };
}
