/** A run of text with its inline marks. */
export interface Span {
  readonly text: string;
  readonly isStrong?: boolean;
  readonly isEmphasis?: boolean;
  readonly isCode?: boolean;
  readonly isStruck?: boolean;
  /** Names a fact that nobody gave: shown as a placeholder. */
  readonly isGap?: boolean;
  /** Text of a template that the user is meant to replace: the slot that it fills, '' where it has none. */
  readonly sample?: string;
  /** http, https, mailto or tel. */
  readonly href?: string;
}
