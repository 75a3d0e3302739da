interface Personal {
  /** As the user typed it; used only if it can't be abused. */
  readonly displayName?: string | null | undefined;
}

interface WithLink extends Personal {
  /** Absolute URL under OCTAVO_PUBLIC_URL. Contains a secret, so it must never be logged. */
  readonly link: string;
  /** Lifetime of the link in minutes, stated in the email. */
  readonly validMinutes?: number | undefined;
}

/** All kinds of emails with their data. */
type Letter =
  | { readonly kind: 'verify_email'; readonly data: WithLink }
  | { readonly kind: 'magic_link'; readonly data: WithLink }
  | { readonly kind: 'reset_password'; readonly data: WithLink }
  /** For a sign-up with an existing account's address. Without a link it leads to /auth. */
  | { readonly kind: 'account_exists'; readonly data: Personal & { readonly link?: string } }
  /** Sent to the old address. Doesn't name the new one, because an attacker could choose it as a lure. */
  | { readonly kind: 'email_changed_notice'; readonly data: Personal }
  /** Sent to the new address, which its link confirms. */
  | { readonly kind: 'change_email'; readonly data: WithLink }
  /** Sent to the account's own address; the user enters the code in the session. */
  | {
      readonly kind: 'confirmation_code';
      readonly data: Personal & { readonly code: string; readonly validMinutes: number };
    }
  | { readonly kind: 'second_factor_added'; readonly data: Personal }
  | { readonly kind: 'second_factor_removed'; readonly data: Personal }
  | {
      readonly kind: 'password_changed';
      readonly data: Personal & {
        /** The keys that were active when the password was changed. */
        readonly apiKeys: readonly {
          readonly name: string;
          readonly prefix: string;
          readonly lastUsedAt: Date | null;
        }[];
        readonly areKeysRevoked: boolean;
      };
    }
  /** `staysUntil` is when the plan ends or, if `isOver`, ended. */
  | {
      readonly kind: 'payment_failed';
      readonly data: Personal & {
        readonly plan: string;
        readonly staysUntil: Date;
        readonly isOver: boolean;
      };
    }
  | { readonly kind: 'account_deleted'; readonly data: Personal };

export type MailKind = Letter['kind'];
export type MailData<K extends MailKind> = Extract<Letter, { kind: K }>['data'];

/** An email and its recipient. */
export type MailToSend = Letter & {
  readonly to: string;
  /** The account it belongs to, if known. */
  readonly userId?: string | undefined;
};
