/** What a mail says, as plain words; the layouts make HTML and text of it. */
export interface MailContent {
  readonly subject: string;
  /** What a mailbox shows after the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly displayName?: string | null | undefined;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly href: string };
  /** Smaller, under the button: how long the link works, what to do if it was not you. */
  readonly notes: readonly string[];
  /** Completes 'You’re getting this email because …'. */
  readonly reason: string;
}

/** What every mail says about where it comes from. */
export interface MailSite {
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly supportEmail: string | null;
  readonly postalAddress: string | null;
}

export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
