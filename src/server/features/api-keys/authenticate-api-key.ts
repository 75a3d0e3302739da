import { scopeOfCall } from '../../../contract/api-keys.ts';
import { AppError } from '../../app-error.ts';
import { forCallers } from '../../told.ts';
import type { StandingDeps } from '../membership/read-standing.ts';
import { readStanding } from '../membership/read-standing.ts';
import { requireFeature } from '../membership/require-feature.ts';
import { hashSecret } from './api-key-secret.ts';
import { countCall, findKeyByHash, noteCall } from './api-key-store.ts';

/** The key's owner, and the rate limit left for this minute. */
interface KeyCaller {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  readonly limit: number;
  readonly remaining: number;
  readonly resetSeconds: number;
}

const refuse = (detail: string) => new AppError('unauthenticated', forCallers(detail));

/**
 * Authenticates a request by API key: checks that the key is known, not revoked or expired, has the scope of
 * the call, belongs to a plan with API access, and is within its rate limit.
 * @throws AppError `unauthenticated`, `forbidden` if the key lacks the scope, `plan_required`, `rate_limited`
 */
export async function authenticateApiKey(
  input: { readonly secret: string; readonly call: string },
  deps: StandingDeps,
): Promise<KeyCaller> {
  const now = deps.clock();
  const key = await findKeyByHash(deps.db, hashSecret(input.secret));
  if (!key) throw refuse('Unknown API key. It may have been deleted or rotated.');
  if (key.revoked_at) throw refuse('This API key was revoked. Create a new one on your membership page.');
  if (key.expires_at && key.expires_at <= now)
    throw refuse('This API key has expired. Create a new one on your membership page.');
  const uid = key.user_id;
  await requireFeature({ uid, feature: 'api_access' }, deps);
  const scope = scopeOfCall[input.call];
  if (!scope)
    throw new AppError(
      'forbidden',
      forCallers("This call isn't part of the public API: it needs a signed-in user."),
    );
  if (!key.scopes.includes(scope))
    throw new AppError(
      'forbidden',
      forCallers(`This API key isn't allowed to do that: the call needs the scope ${scope}.`),
    );
  const { plan } = await readStanding(uid, deps);
  const limit = plan.apiCallsPerMinute;
  const { count, resetsAt } = await countCall(deps.db, key.id, now);
  const resetSeconds = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000));
  if (count > limit)
    throw new AppError(
      'rate_limited',
      forCallers(`This key may call ${limit} times a minute. Wait ${resetSeconds} seconds.`),
      {
        retryAfterSeconds: resetSeconds,
      },
    );
  await noteCall(deps.db, key, now);
  return {
    uid,
    email: key.email,
    displayName: key.display_name ?? '',
    limit,
    remaining: limit - count,
    resetSeconds,
  };
}
