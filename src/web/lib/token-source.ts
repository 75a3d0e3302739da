import { CallError } from './call-error.ts';

export interface IdentityToken {
  readonly token: string;
  /** ISO time. */
  readonly expires_at: string;
}

/** Keeps the short-lived bearer token fresh. */
export interface TokenSource {
  /** A token that is good for a while yet. Throws CallError 'unauthenticated' when there is no session. */
  get(): Promise<string>;
  /** The token was refused: fetch another next time. */
  forget(): void;
  /** We ended the session ourselves: nobody needs to be told. */
  drop(): void;
  /** The session is over: forgets the token and says so. */
  end(): void;
}

/** A token this close to its end might run out on the way to the server. */
const tooLateWithinMs = 20_000;
/** From here on a new one is fetched in the background, so that nobody waits for it. */
const renewWithinMs = 90_000;

export function createTokenSource(deps: {
  readonly fetchToken: () => Promise<IdentityToken>;
  readonly now: () => number;
  /** Called when a session ends that nobody here ended. */
  readonly onEnd: () => void;
  /** A fresh token is at hand. */
  readonly onToken?: (token: string) => void;
  /** We ended the session of this token ourselves. */
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
      // A failure here is no harm yet: the token at hand is still good, and the next call tries again.
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
