import type { ShareState, ShareView } from '../../../contract/sharing.ts';
import type { Deps } from '../../deps.ts';
import { openKey } from '../../secrets/seal-key.ts';
import type { ShareRow } from './share-store.ts';
import { shareToken, tokenHash } from './share-token.ts';

export type ShareDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'instanceSecret'>;

function stateOf(row: ShareRow, now: Date): ShareState {
  if (row.revoked_at !== null) return 'revoked';
  if (row.document_deleted_at !== null) return 'document_deleted';
  return row.expires_at !== null && row.expires_at <= now ? 'expired' : 'active';
}

/** Returns a link as sent to its owner. Links are sent to no one else. */
export function viewShare(row: ShareRow, deps: Omit<ShareDeps, 'db'>): ShareView {
  const { id } = row;
  const sealed = row.sealed_token && openKey(row.sealed_token, id, deps.instanceSecret);
  const token = sealed?.reveal() ?? shareToken(id, deps.instanceSecret);
  // If the secret was replaced without a rotation, the original URL can't be derived.
  const isOpen = row.revoked_at === null && tokenHash(token) === row.token_hash;
  return {
    id,
    document_id: row.document_id,
    document_title: row.document_title,
    url: isOpen ? `${deps.config.publicUrl}/s/${token}` : null,
    state: stateOf(row, deps.clock()),
    version: row.version,
    current_version: row.current_version,
    expires_at: row.expires_at?.toISOString() ?? null,
    has_password: row.password_hash !== null,
    may_download: row.may_download,
    embed_origins: row.embed_origins,
    views: row.views,
    downloads: row.downloads,
    last_viewed_at: row.last_viewed_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    revoked_at: row.revoked_at?.toISOString() ?? null,
  };
}
