import type { BodyOf } from '../../../contract/endpoint.ts';
import type { sharingEndpoints } from '../../../contract/sharing.ts';
import { AppError, notFound } from '../../app-error.ts';
import { type Told, told } from '../../told.ts';
import { readPageAt } from '../documents/read-page-at.ts';
import { hashSharePassword } from './share-password.ts';
import type { ShareChange } from './share-store.ts';
import type { ShareDeps } from './share-view.ts';

type Choices = BodyOf<typeof sharingEndpoints.updateShare>;

const invalid = (path: string, message: Told): AppError =>
  new AppError('invalid_input', message, { fields: [{ path, message: message.detail }] });

/**
 * Converts the owner's choices to columns; omitted choices stay out.
 * @throws AppError `not_found` for a missing document or version, `invalid_input` for an expiry in the past
 */
export async function readShareChoices(
  input: { readonly uid: string; readonly documentId: string; readonly choices: Choices },
  deps: Pick<ShareDeps, 'db' | 'clock'>,
): Promise<ShareChange> {
  const { uid, documentId, choices } = input;
  const version = choices.version ?? null;
  if (!(await readPageAt({ uid, documentId, version }, deps)))
    throw notFound(version === null ? 'documentMissing' : 'versionMissing');
  const change: ShareChange = {};
  if (choices.version !== undefined) change.version = version;
  if (choices.may_download !== undefined) change.may_download = choices.may_download;
  if (choices.embed_origins !== undefined) change.embed_origins = [...new Set(choices.embed_origins)];
  if (choices.expires_at !== undefined) {
    change.expires_at = choices.expires_at === null ? null : new Date(choices.expires_at);
    if (change.expires_at && change.expires_at <= deps.clock())
      throw invalid('expires_at', told('expiryPast'));
  }
  if (choices.password !== undefined) {
    if (choices.password?.trim() === '') throw invalid('password', told('linkPasswordBlank'));
    change.password_hash = choices.password === null ? null : await hashSharePassword(choices.password);
  }
  return change;
}

/** Rejects embedding with a password, because visitors can't trust a password field inside another site. */
export function requireNoEmbeddedPassword(share: {
  readonly password_hash?: string | null | undefined;
  readonly embed_origins?: readonly string[] | undefined;
}): void {
  if (share.password_hash && share.embed_origins && share.embed_origins.length > 0)
    throw invalid('embed_origins', told('linkPasswordBlocksEmbedding'));
}
