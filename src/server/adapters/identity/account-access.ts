/** Account data that its owner may see. */
export interface AccountRecord {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly displayName: string;
  readonly photoUrl: string | null;
  readonly hasPassword: boolean;
  readonly hasSecondFactor: boolean;
  readonly isGoogleLinked: boolean;
}

/** A browser session of an account. */
export interface DeviceSession {
  readonly id: string;
  readonly userAgent: string | null;
  readonly address: string | null;
  readonly createdAt: Date;
  /** Accurate to ten minutes, because sessions are updated that often. */
  readonly lastUsedAt: Date;
  readonly isCurrent: boolean;
}

/** Set-Cookie lines for the response: a call that changes the session replaces its cookie. */
export interface WithCookies {
  readonly setCookie: string[];
}

/** Secrets for setting up the second factor. Shown once. */
export interface NewSecondFactor {
  readonly totpUri: string;
  readonly recoveryCodes: string[];
}

/**
 * Account calls for the signed-in owner. `cookieHeader` identifies the caller's session; without it, no
 * session counts as the caller's.
 */
export interface AccountAccess {
  /** Null for a deleted account. */
  read(uid: string): Promise<AccountRecord | null>;
  /** Active sessions, most recently used first. */
  listSessions(uid: string, cookieHeader: string | undefined): Promise<DeviceSession[]>;
  /** Returns false for a session of another account. Tokens of a revoked session are rejected immediately. */
  revokeSession(uid: string, sessionId: string): Promise<boolean>;
  revokeAllSessions(uid: string): Promise<void>;
  /** Also false for an account without a password. Throws AppError `rate_limited`. */
  isPassword(uid: string, password: string): Promise<boolean>;
  /**
   * Changes the password and ends all other sessions.
   * @throws AppError `password_policy`
   */
  changePassword(uid: string, password: string, cookieHeader: string | undefined): Promise<void>;
  /** Sets the first password of an account and ends all other sessions. Throws as `changePassword`. */
  setPassword(uid: string, password: string, cookieHeader: string | undefined): Promise<void>;
  /**
   * Returns when this session's re-authentication expires: ten minutes after signing in or confirming. Null
   * if it has expired or the session isn't one of this account.
   */
  confirmedUntil(uid: string, cookieHeader: string | undefined): Promise<Date | null>;
  /**
   * Issues a six-digit code that confirms this session and revokes the previous one.
   * @throws AppError `unauthenticated` without a session of this account, `rate_limited`
   */
  issueConfirmationCode(
    uid: string,
    cookieHeader: string | undefined,
  ): Promise<{ readonly code: string; readonly validMinutes: number }>;
  /** @throws AppError `invalid_credentials`, `gone` (expired, or too many attempts), `unauthenticated` */
  confirmWithCode(uid: string, code: string, cookieHeader: string | undefined): Promise<void>;
  /**
   * Sets a verified email address. Returns false if another verified account has it; an unverified account
   * with it is replaced.
   */
  changeEmail(uid: string, email: string): Promise<boolean>;
  /** Returns whether a verified account has this email address. Unverified accounts don't count. */
  isEmailTaken(email: string): Promise<boolean>;
  /**
   * Creates a TOTP secret, which takes effect once a code is confirmed. Accounts without a password need none
   * here: re-authenticate them another way first.
   * @throws AppError `invalid_credentials` for a wrong password, `conflict` if a second factor exists,
   * `unauthenticated` without a session of this account
   */
  beginSecondFactor(
    uid: string,
    password: string | undefined,
    cookieHeader: string | undefined,
  ): Promise<NewSecondFactor>;
  /** @throws AppError `invalid_credentials` for a wrong code, `unauthenticated` */
  confirmSecondFactor(uid: string, code: string, cookieHeader: string | undefined): Promise<WithCookies>;
  /** @throws AppError `invalid_credentials` for a wrong password, `unauthenticated` */
  removeSecondFactor(
    uid: string,
    password: string | undefined,
    cookieHeader: string | undefined,
  ): Promise<WithCookies>;
  /**
   * Deletes the account with its sessions, passwords, second factor, emailed codes and attempt counters. No
   * error if it is already gone.
   */
  remove(uid: string): Promise<void>;
}
