import { type CryptoKey, errors, importJWK, type JWK, jwtVerify } from 'jose';
import { AppError } from '../../app-error.ts';
import { told } from '../../told.ts';
import { tokenAudience, tokenIssuer } from './auth-options.ts';
import type { TokenClaims } from './identity.ts';

/** Token claims with the session the token was issued for. */
export interface VerifiedToken extends TokenClaims {
  readonly sessionId: string;
}

/** Rate limit for key refreshes, so made-up key IDs don't cause database queries. */
const refreshAtMostEveryMs = 10_000;
/** Maximum time a removed key stays accepted. */
const keysStaleAfterMs = 10 * 60_000;

/**
 * Verifies identity tokens against cached public keys, without the database. An unknown key ID (another
 * process created a key) refreshes the cache, at most every 10 s.
 */
export function createTokenVerifier(
  readKeys: () => Promise<readonly JWK[]>,
  now: () => Date = () => new Date(),
): (token: string) => Promise<VerifiedToken> {
  let keys = new Map<string, CryptoKey | Uint8Array>();
  let triedAt = Number.NEGATIVE_INFINITY;
  let loadedAt = Number.NEGATIVE_INFINITY;
  let loading: Promise<void> | null = null;

  async function load(): Promise<void> {
    const loaded = new Map<string, CryptoKey | Uint8Array>();
    for (const jwk of await readKeys()) {
      if (jwk.kid && jwk.kty === 'OKP') loaded.set(jwk.kid, await importJWK(jwk, 'EdDSA'));
    }
    keys = loaded;
    loadedAt = now().getTime();
  }

  function refresh(): Promise<void> {
    if (loading !== null) return loading;
    triedAt = now().getTime();
    loading = load().finally(() => {
      loading = null;
    });
    return loading;
  }

  async function keyOf(kid: string | undefined): Promise<CryptoKey | Uint8Array> {
    const at = now().getTime();
    const isWaitOver = at - triedAt >= refreshAtMostEveryMs;
    const known = kid === undefined ? undefined : keys.get(kid);
    if (known) {
      // Refreshes in the background, so an unavailable database doesn't sign everyone out.
      if (isWaitOver && at - loadedAt >= keysStaleAfterMs) refresh().catch(() => undefined);
      return known;
    }
    if (loading !== null || isWaitOver) await refresh();
    const found = kid === undefined ? undefined : keys.get(kid);
    if (!found) throw new errors.JWKSNoMatchingKey();
    return found;
  }

  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, ({ kid }) => keyOf(kid), {
        algorithms: ['EdDSA'],
        issuer: tokenIssuer,
        audience: tokenAudience,
        requiredClaims: ['sub', 'exp', 'iat'],
        currentDate: now(),
      });
      const { sub, email, email_verified: emailVerified, name, sid } = payload;
      if (!sub || typeof email !== 'string') throw new errors.JWTInvalid('The token names no account');
      // A token from before `sid` existed: the client renews it like an expired one.
      if (typeof sid !== 'string') throw new errors.JWTExpired('The token names no session', payload);
      return {
        sessionId: sid,
        uid: sub,
        email,
        emailVerified: emailVerified === true,
        displayName: typeof name === 'string' ? name : '',
      };
    } catch (cause) {
      if (cause instanceof errors.JWTExpired)
        throw new AppError('token_expired', told('tokenExpired'), {
          cause,
        });
      if (cause instanceof errors.JOSEError)
        throw new AppError('unauthenticated', told('accountGone'), { cause });
      throw cause;
    }
  };
}
