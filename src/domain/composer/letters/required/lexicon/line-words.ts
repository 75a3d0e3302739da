/** Words that ask for lines to fill in, in one language. Lists are separated by commas, in lower case. */
export interface LineWords {
  readonly rooms: string;
  readonly slips: string;
  readonly signatures: string;
  /** Columns of a list of signatures. */
  readonly columns: readonly string[];
  /** The heading above lines to fill in. */
  readonly slip: string;
  /** Lines of an answer. */
  readonly replies: readonly string[];
  /** Stands before the last of several names of lines, with its spaces. */
  readonly and: string;
  readonly articles: RegExp;
}
