import type { ApiKeyView, apiKeyEndpoints } from '../../../contract/api-keys.ts';
import type { BodyOf } from '../../../contract/endpoint.ts';
import { apiScopes } from '../../../domain/membership/api-scopes.ts';
import { AppError, notFound } from '../../app-error.ts';
import { told } from '../../told.ts';
import { type Proof, type ProofDeps, requireProof } from '../account/require-proof.ts';
import type { StandingDeps } from '../membership/read-standing.ts';
import { requireFeature } from '../membership/require-feature.ts';
import { newSecret } from './api-key-secret.ts';
import { type ApiKeyRow, changeKey, findOwnKey, insertKey, listKeys, removeKey } from './api-key-store.ts';

/** Maximum number of keys per account. */
const mostKeys = 20;
const dayMs = 86_400_000;

function viewKey(row: ApiKeyRow): ApiKeyView {
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: apiScopes.filter((scope) => row.scopes.includes(scope)),
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    last_used_at: row.last_used_at?.toISOString() ?? null,
    revoked_at: row.revoked_at?.toISOString() ?? null,
  };
}

/** Needs no plan with API access, so users can still revoke their keys after a downgrade. */
export async function listApiKeys(uid: string, deps: StandingDeps): Promise<ApiKeyView[]> {
  return (await listKeys(deps.db, uid)).map(viewKey);
}

/**
 * Creates a key. Requires fresh proof of identity, because the key outlives the session.
 * @throws AppError `invalid_credentials`, `forbidden` (see `requireProof`), `plan_required`, `conflict` at
 * the maximum number of keys
 */
export async function createApiKey(
  input: Proof & BodyOf<typeof apiKeyEndpoints.createApiKey>,
  deps: StandingDeps & ProofDeps,
): Promise<ApiKeyView & { secret: string }> {
  const { uid, name, scopes, expires_in_days: days } = input;
  await requireFeature({ uid, feature: 'api_access' }, deps);
  await requireProof(input, deps);
  if ((await listKeys(deps.db, uid)).length >= mostKeys)
    throw new AppError('conflict', told('keysFull', { limit: mostKeys }));
  const now = deps.clock();
  const { secret, ...kept } = newSecret();
  const row = await insertKey(deps.db, {
    user_id: uid,
    name,
    scopes: [...new Set(scopes)],
    created_at: now,
    expires_at: days === null ? null : new Date(now.getTime() + days * dayMs),
    ...kept,
  });
  return { ...viewKey(row), secret };
}

/**
 * Renames, revokes or rotates a key. A revoked key stays revoked. Rotating requires fresh proof of identity,
 * because it returns a secret.
 * @throws AppError `not_found`, `conflict`, `plan_required`, `invalid_credentials`, `forbidden`
 */
export async function updateApiKey(
  input: Proof & { readonly id: string } & BodyOf<typeof apiKeyEndpoints.updateApiKey>,
  deps: StandingDeps & ProofDeps,
): Promise<ApiKeyView & { secret: string | null }> {
  const { uid, id, name, revoked, rotate } = input;
  const before = await findOwnKey(deps.db, uid, id);
  if (!before) throw notFound('keyMissing');
  if (rotate) {
    await requireFeature({ uid, feature: 'api_access' }, deps);
    await requireProof(input, deps);
    if (before.revoked_at || revoked) throw new AppError('conflict', told('keyRevoked'));
  }
  const { secret, ...fresh } = rotate ? newSecret() : { secret: null };
  const row = await changeKey(deps.db, uid, id, {
    name: name ?? before.name,
    revoked_at: revoked ? (before.revoked_at ?? deps.clock()) : before.revoked_at,
    ...fresh,
  });
  if (!row) throw notFound('keyMissing');
  return { ...viewKey(row), secret };
}

/** @throws AppError `not_found` */
export async function deleteApiKey(
  input: { readonly uid: string; readonly id: string },
  deps: StandingDeps,
): Promise<void> {
  if (!(await removeKey(deps.db, input.uid, input.id))) throw notFound('keyMissing');
}
