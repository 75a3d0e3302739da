import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Secret } from '../../config/secret.ts';
import type { ListenHub } from '../../database/listen.ts';
import type { Database } from '../../database/schema.ts';
import type { AccountAccess } from './account-access.ts';
import type { AccountEntry } from './entry/account-entry.ts';

/** Claims of an identity token. */
export interface TokenClaims {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly displayName: string;
}

/** The client of a call, as seen at the trusted end of the connection; shown in the list of sessions. */
export interface Client {
  readonly address: string;
  readonly userAgent: string | undefined;
}

export interface SessionToken {
  readonly token: string;
  readonly expiresAt: Date;
  /** Set when the session was extended, because the cookie must live as long. */
  readonly setCookie: string[];
}

/** The port to accounts, sessions and identity tokens. */
export interface Identity {
  /** Account calls for the signed-in owner. */
  readonly account: AccountAccess;
  /** Sign-up and sign-in calls. */
  readonly entry: AccountEntry;
  /**
   * Verifies a bearer token locally. Throws AppError `token_expired` if it expired or its session ended,
   * `unauthenticated` for any other fault.
   */
  verifyToken(token: string): Promise<TokenClaims>;
  /**
   * Loads recently revoked sessions and follows those revoked by any process. Call before serving requests.
   * @returns the function that stops following
   */
  followRevocations(hub: Pick<ListenHub, 'listen'>): Promise<() => Promise<void>>;
  /**
   * Exchanges a one-time owner link for a session. Throws AppError `gone` for a link that is used, expired or
   * unknown.
   */
  signInOwner(token: string, client?: Client): Promise<{ setCookie: string[] }>;
  /** Returns a new identity token for the session in the cookie header; null without an active session. */
  tokenForSession(cookieHeader: string | undefined): Promise<SessionToken | null>;
  /**
   * Returns the account of the session in the cookie header; null without an active one. For files that pages
   * of the app embed.
   */
  uidOfSession(cookieHeader: string | undefined): Promise<string | null>;
  /** Returns whether the session in the cookie header is the local owner's. */
  isOwnerSession(cookieHeader: string | undefined): Promise<boolean>;
  /** Returns whether the account is the local owner's. */
  isOwner(uid: string): Promise<boolean>;
  /** Ends the session in the cookie header, if any, and clears the cookies. */
  signOut(cookieHeader: string | undefined): Promise<{ setCookie: string[] }>;
  /**
   * Creates the only valid owner link, as a path (`/auth?owner=…`), and revokes earlier unused ones. Null if
   * owner links are disabled.
   */
  createOwnerLink(): Promise<string | null>;
  /** Returns whether an origin is one of Octavo's own. */
  isTrustedOrigin(origin: string): boolean;
}

export interface Mail {
  /** 'account_exists' tells the owner of an account that someone tried to sign up with its address. */
  readonly kind: 'verify_email' | 'reset_password' | 'magic_link' | 'account_exists';
  readonly to: string;
  /** A page of the web app. Contains a secret: send by email only, never log it. */
  readonly link: string;
  /** How long the link works; absent if it doesn't expire. */
  readonly validMinutes?: number;
  /** From the account or its sign-up; null if none was given. */
  readonly displayName: string | null;
}

export interface SignedIn {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
}

/** Stores passwords. */
export interface PasswordHashing {
  hash(password: string): Promise<string>;
  verify(attempt: { readonly hash: string; readonly password: string }): Promise<boolean>;
}

export interface IdentityDeps {
  readonly pool: Pool;
  readonly db: Kysely<Database>;
  /** Public URL: OCTAVO_PUBLIC_URL, else http://localhost:PORT. Never derived from the Host header. */
  readonly publicUrl: string;
  /**
   * 32-byte secret of this installation. A key derived from it signs cookies and encrypts signing keys. After
   * a change, all sessions end and the first token request fails.
   */
  readonly instanceSecret: Uint8Array;
  /** Defaults to the specification's. */
  readonly minPasswordLength?: number;
  /**
   * True if the server listens on loopback. Otherwise, links are created only until the first verified
   * account exists.
   */
  readonly isOwnerLinkEnabled: boolean;
  /** Null or absent if sign-in with Google isn't set up. Works with any OpenID provider. */
  readonly google?: {
    readonly clientId: string;
    readonly clientSecret: Secret;
    readonly discoveryUrl: string;
  } | null;
  /** Null or absent if no captcha is required. */
  readonly captcha?: {
    readonly provider: 'cloudflare-turnstile' | 'google-recaptcha' | 'hcaptcha';
    readonly secretKey: Secret;
    /** Overrides the provider's URL, for tests. */
    readonly verifyUrl?: string;
  } | null;
  sendMail(mail: Mail): Promise<void>;
  /** Called for every new session; updates the profile. */
  onSignIn(user: SignedIn): Promise<void>;
  log(level: 'debug' | 'info' | 'warn' | 'error', message: string, details?: unknown): void;
  /** For tests. */
  readonly now?: () => Date;
  /** Overrides the library's slow hashes, for tests. */
  readonly passwordHashing?: PasswordHashing;
}
