/** An account as its owner may know it. */
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

/** One browser that an account is signed in with. */
export interface DeviceSession {
  readonly id: string;
  readonly userAgent: string | null;
  readonly address: string | null;
  readonly createdAt: Date;
  /** To ten minutes: that often a session is marked as used. */
  readonly lastUsedAt: Date;
  readonly isCurrent: boolean;
}

/** Cookies for the answer: a call that changes the session hands out another one. */
export interface WithCookies {
  readonly setCookie: string[];
}

/** What the second factor needs to begin: shown once, then never again. */
export interface NewSecondFactor {
  readonly totpUri: string;
  readonly recoveryCodes: string[];
}

/**
 * The part of the identity port that an account's owner uses on the own account. `cookieHeader` tells which session is
 * the caller's; without one no session is.
 */
export interface AccountAccess {
  /** Null for an account that is gone. */
  read(uid: string): Promise<AccountRecord | null>;
  /** Living sessions, the latest used first. */
  listSessions(uid: string, cookieHeader: string | undefined): Promise<DeviceSession[]>;
  /** False for a session that is not one of this account. Tokens of a revoked one are refused at once. */
  revokeSession(uid: string, sessionId: string): Promise<boolean>;
  revokeAllSessions(uid: string): Promise<void>;
  /** False as well for an account without a password. Throws AppError `rate_limited`. */
  isPassword(uid: string, password: string): Promise<boolean>;
  /**
   * Sets another password and ends all sessions but the caller's.
   * @throws AppError `password_policy`
   */
  changePassword(uid: string, password: string, cookieHeader: string | undefined): Promise<void>;
  /** Gives a first password to an account without one, and ends all sessions but the caller's. Else as above. */
  setPassword(uid: string, password: string, cookieHeader: string | undefined): Promise<void>;
  /**
   * Until when the person at this session counts as confirmed: ten minutes from signing in, or from showing again who
   * it is. Null where it does not, or where the session is not one of this account.
   */
  confirmedUntil(uid: string, cookieHeader: string | undefined): Promise<Date | null>;
  /**
   * Makes a code of six digits by which this session can be confirmed; one before it is dead.
   * @throws AppError `unauthenticated` without a session of this account, `rate_limited`
   */
  issueConfirmationCode(
    uid: string,
    cookieHeader: string | undefined,
  ): Promise<{ readonly code: string; readonly validMinutes: number }>;
  /** @throws AppError `invalid_credentials`, `gone` (too old, or tried too often), `unauthenticated` */
  confirmWithCode(uid: string, code: string, cookieHeader: string | undefined): Promise<void>;
  /** Sets a proven address. False when another verified account has it; an unverified one gives way. */
  changeEmail(uid: string, email: string): Promise<boolean>;
  /** Whether a verified account has this address: an unverified one belongs to nobody. */
  isEmailTaken(email: string): Promise<boolean>;
  /**
   * Makes a secret that counts once a code of it is confirmed. Accounts without a password need none here: ask them
   * otherwise before.
   * @throws AppError `invalid_credentials` for a wrong password, `conflict` when there is a second factor,
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
  /** Deletes the account with its sessions, passwords, second factor, mailed codes and counts. One that is gone is no error. */
  remove(uid: string): Promise<void>;
}
