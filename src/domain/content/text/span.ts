/** A run of text with its inline marks. */
export interface Span {
  readonly text: string;
  readonly isStrong?: boolean;
  readonly isEmphasis?: boolean;
  readonly isCode?: boolean;
  readonly isStruck?: boolean;
  /** Names a fact that nobody gave: shown as a placeholder. */
  readonly isGap?: boolean;
  /** http, https, mailto or tel. */
  readonly href?: string;
}
