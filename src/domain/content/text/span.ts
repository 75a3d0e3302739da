/** A run of text with its inline marks. */
export interface Span {
  readonly text: string;
  readonly isStrong?: boolean;
  readonly isEmphasis?: boolean;
  readonly isCode?: boolean;
  readonly isStruck?: boolean;
  /** Whether it names a missing fact, shown as a placeholder. */
  readonly isGap?: boolean;
  /** Slot of a template's sample text, which the user replaces; '' if it has no slot. */
  readonly sample?: string;
  /** An http, https, mailto or tel URL. */
  readonly href?: string;
}
