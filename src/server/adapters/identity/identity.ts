import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Secret } from '../../config/secret.ts';
import type { ListenHub } from '../../database/listen.ts';
import type { Database } from '../../database/schema.ts';
import type { AccountAccess } from './account-access.ts';
import type { AccountEntry } from './entry/account-entry.ts';

/** What an identity token says about its bearer. */
export interface TokenClaims {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly displayName: string;
}

/** Where a call comes from, as the trusted end of the connection saw it; shown in the list of sessions. */
export interface Client {
  readonly address: string;
  readonly userAgent: string | undefined;
}

export interface SessionToken {
  readonly token: string;
  readonly expiresAt: Date;
  /** Set when the session was prolonged: the cookie has to live as long. */
  readonly setCookie: string[];
}

/** The port to accounts, sessions and identity tokens. */
export interface Identity {
  /** What an owner does with the own account. */
  readonly account: AccountAccess;
  /** The ways into an account. */
  readonly entry: AccountEntry;
  /**
   * Checks a bearer token locally. Throws AppError `token_expired` for a token that expired or whose session ended,
   * `unauthenticated` for any other fault.
   */
  verifyToken(token: string): Promise<TokenClaims>;
  /**
   * Loads the sessions revoked lately and follows those revoked by any process. Call it before answering requests.
   * @returns the function that stops following
   */
  followRevocations(hub: Pick<ListenHub, 'listen'>): Promise<() => Promise<void>>;
  /**
   * Trades a one-time owner link for a session. Throws AppError `gone` for a link that is used, old or unknown.
   */
  signInOwner(token: string, client?: Client): Promise<{ setCookie: string[] }>;
  /** A fresh identity token for the session in the cookie header; null when there is no living session. */
  tokenForSession(cookieHeader: string | undefined): Promise<SessionToken | null>;
  /** Whose session the cookie header holds; null when there is no living one. For files that a page of the app shows. */
  uidOfSession(cookieHeader: string | undefined): Promise<string | null>;
  /** Whether the session in the cookie header is the local owner's. */
  isOwnerSession(cookieHeader: string | undefined): Promise<boolean>;
  /** Whether the account is the local owner's. */
  isOwner(uid: string): Promise<boolean>;
  /** Ends the session in the cookie header, if there is one, and clears the cookies. */
  signOut(cookieHeader: string | undefined): Promise<{ setCookie: string[] }>;
  /**
   * Makes the one valid owner link, as a path (`/auth?owner=…`), and revokes the unused ones before it. Null where
   * owner links are off.
   */
  createOwnerLink(): Promise<string | null>;
  /** Whether a page of this origin is one of Octavo's own. */
  isTrustedOrigin(origin: string): boolean;
}

export interface Mail {
  /** 'account_exists' tells the holder of an account that somebody tried to sign up with the address. */
  readonly kind: 'verify_email' | 'reset_password' | 'magic_link' | 'account_exists';
  readonly to: string;
  /** A page of the web app. Carries a secret: for the mail alone, never for a log. */
  readonly link: string;
  /** How long the link works; absent where it does not age. */
  readonly validMinutes?: number;
  /** Of the account, or as a sign-up gave it; null where nobody gave one. */
  readonly displayName: string | null;
}

export interface SignedIn {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
}

export interface IdentityDeps {
  readonly pool: Pool;
  readonly db: Kysely<Database>;
  /** The address users type: OCTAVO_PUBLIC_URL, else http://localhost:PORT. The Host header is never asked. */
  readonly publicUrl: string;
  /**
   * The secret of this installation, 32 random bytes. A key derived from it signs cookies and encrypts signing keys:
   * with another secret all sessions end, and the first token asked for fails.
   */
  readonly instanceSecret: Uint8Array;
  /** The specification's where it is absent. */
  readonly minPasswordLength?: number;
  /**
   * True on an installation that listens on loopback. Elsewhere a link is made only until the first verified account
   * exists.
   */
  readonly isOwnerLinkEnabled: boolean;
  /** Null or absent where sign-in with Google is not set up. Any OpenID provider can stand in its place. */
  readonly google?: {
    readonly clientId: string;
    readonly clientSecret: Secret;
    readonly discoveryUrl: string;
  } | null;
  /** Null or absent where no captcha is asked for. */
  readonly captcha?: {
    readonly provider: 'cloudflare-turnstile' | 'google-recaptcha' | 'hcaptcha';
    readonly secretKey: Secret;
    /** In place of the provider's own address; for tests. */
    readonly verifyUrl?: string;
  } | null;
  sendMail(mail: Mail): Promise<void>;
  /** Called on every new session; keeps the profile. */
  onSignIn(user: SignedIn): Promise<void>;
  log(level: 'debug' | 'info' | 'warn' | 'error', message: string, details?: unknown): void;
  /** For tests. */
  readonly now?: () => Date;
}
