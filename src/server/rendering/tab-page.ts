/** A page in parts. A tab that has loaded the same head needs only the title and the body. */
export interface TabPage {
  /** Differs for different heads: language, policy, styles and faces. */
  readonly headKey: string;
  /** The title element. */
  readonly title: string;
  /** From the start tag of the body. */
  readonly body: string;
  /** Returns the complete page; called for a new tab only. */
  readonly whole: () => Promise<string>;
}
