/** Words of clauses that are said to the writer of a page, separated by commas, in lower case. */
export interface WriterWords {
  /** Parts of a page and what is done to them in print. */
  readonly parts: string;
  /** Ask for sums. */
  readonly sums: string;
  /** Ask that something is easy to see. */
  readonly shown: string;
  /** Verbs of putting words on a page: 'don't mention'. */
  readonly told: string;
  /** Say that something is wanted: 'charts welcome'. */
  readonly wished: string;
  /** Say that something must not be on the page. */
  readonly refusals: string;
  /** Stand for what was said before: 'don't mention it'. */
  readonly pronouns: string;
}
