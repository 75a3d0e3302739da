import { CallError } from './call-error.ts';

export interface IdentityToken {
  readonly token: string;
  /** ISO time. */
  readonly expires_at: string;
}

/** Caches and refreshes the short-lived bearer token. */
export interface TokenSource {
  /** Returns a token that isn't about to expire. Throws CallError 'unauthenticated' without a session. */
  get(): Promise<string>;
  /** Discards a rejected token, so that the next call fetches a new one. */
  forget(): void;
  /** Discards the token after a sign-out on this page; listeners are not notified. */
  drop(): void;
  /** Discards the token of an ended session and notifies listeners. */
  end(): void;
}

/** A token this close to expiry may expire in transit. */
const tooLateWithinMs = 20_000;
/** A new token is fetched in the background from this time on, so that calls don't wait. */
const renewWithinMs = 90_000;

export function createTokenSource(deps: {
  readonly fetchToken: () => Promise<IdentityToken>;
  readonly now: () => number;
  /** Called when a session ends without a sign-out on this page. */
  readonly onEnd: () => void;
  /** Called with each fresh token. */
  readonly onToken?: (token: string) => void;
  /** Called with the last token after a sign-out on this page. */
  readonly onDrop?: (token: string) => void;
}): TokenSource {
  let current: { readonly token: string; readonly expiresAtMs: number } | null = null;
  let renewal: Promise<string> | null = null;

  function renew(): Promise<string> {
    renewal ??= deps
      .fetchToken()
      .then(({ token, expires_at }) => {
        current = { token, expiresAtMs: Date.parse(expires_at) };
        deps.onToken?.(token);
        return token;
      })
      .catch((error: unknown) => {
        if (error instanceof CallError && error.status === 401 && current) source.end();
        throw error;
      })
      .finally(() => {
        renewal = null;
      });
    return renewal;
  }

  const source: TokenSource = {
    async get() {
      const leftMs = current ? current.expiresAtMs - deps.now() : 0;
      if (!current || leftMs <= tooLateWithinMs) return renew();
      // Ignored: the current token is still valid, and the next call retries.
      if (leftMs <= renewWithinMs) renew().catch(() => undefined);
      return current.token;
    },
    forget() {
      if (current) current = { ...current, expiresAtMs: 0 };
    },
    drop() {
      if (current) deps.onDrop?.(current.token);
      current = null;
    },
    end() {
      current = null;
      deps.onEnd();
    },
  };
  return source;
}
