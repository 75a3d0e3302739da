interface Personal {
  /** As the user typed it; only a harmless one is used. */
  readonly displayName?: string | null | undefined;
}

interface WithLink extends Personal {
  /** Whole address under OCTAVO_PUBLIC_URL. Carries a secret: for the mail alone, never for a log. */
  readonly link: string;
  /** How long the link works; the mail says so. */
  readonly validMinutes?: number | undefined;
}

/** Every mail there is, with what it says. */
type Letter =
  | { readonly kind: 'verify_email'; readonly data: WithLink }
  | { readonly kind: 'magic_link'; readonly data: WithLink }
  | { readonly kind: 'reset_password'; readonly data: WithLink }
  /** Somebody tried to sign up with the address of an account that is there. Without a link it leads to /auth. */
  | { readonly kind: 'account_exists'; readonly data: Personal & { readonly link?: string } }
  /** To the old address; the new one is not named, since its owner could choose it as a lure. */
  | { readonly kind: 'email_changed_notice'; readonly data: Personal }
  /** To the new address, which is confirmed by the link. */
  | { readonly kind: 'change_email'; readonly data: WithLink }
  /** To the account's own address: whoever is at the session types it in. */
  | {
      readonly kind: 'confirmation_code';
      readonly data: Personal & { readonly code: string; readonly validMinutes: number };
    }
  | { readonly kind: 'second_factor_removed'; readonly data: Personal }
  | {
      readonly kind: 'password_changed';
      readonly data: Personal & {
        /** Those that worked when the password was changed. */
        readonly apiKeys: readonly {
          readonly name: string;
          readonly prefix: string;
          readonly lastUsedAt: Date | null;
        }[];
        readonly areKeysRevoked: boolean;
      };
    }
  /** The plan stays until the moment that is named, or did until then. */
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

/** A letter and whom it is for. */
export type MailToSend = Letter & {
  readonly to: string;
  /** The account it belongs to, where it is known. */
  readonly userId?: string | undefined;
};
