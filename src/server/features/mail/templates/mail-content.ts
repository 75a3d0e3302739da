import type { Language } from '../../../../words/languages.ts';
import type { MailWords } from '../mail-words.ts';

/** The content of an email as plain text, from which the layouts build HTML and text. */
export interface MailContent {
  readonly subject: string;
  /** Preview text that mailboxes show after the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly displayName?: string | null | undefined;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly href: string };
  /** Small print below the button: how long the link works, what to do if it wasn't you. */
  readonly notes: readonly string[];
  /** Sentence that says why the recipient gets this email. */
  readonly reason: string;
}

/** Facts about the sender, included in every email. */
export interface MailSite {
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly supportEmail: string | null;
  readonly postalAddress: string | null;
  /** Language of the email, with its messages. */
  readonly language: Language;
  readonly t: MailWords;
}

export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
