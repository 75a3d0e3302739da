/** Words by which passages are found in one language. */
export interface PassageWords {
  /** Words that people use for each other when they name the parts of a document; commas separate the groups. */
  readonly same: string;
  /** Words before the parts that a prompt lists. */
  readonly announcing: string;
  /** Names of groups of documents, besides those of their outlines. */
  readonly groups: Readonly<Record<string, string>>;
}
