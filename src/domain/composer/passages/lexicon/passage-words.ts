/** Words by which passages are found in one language. */
export interface PassageWords {
  /** Words that people use for each other when they name the parts of a document; commas separate the groups. */
  readonly same: string;
  /** Words before the parts that a prompt lists. */
  readonly announcing: string;
  /** Words that say that what follows are the sections of the page; one word alone needs a colon behind it. */
  readonly sections: string;
  /** Words and numerals before these: 'with the following four sections'. */
  readonly leads: string;
  /** Words before the parts of a paper: 'report with causes, costs and measures'. */
  readonly having: string;
  /** Names of groups of documents, besides those of their outlines. */
  readonly groups: Readonly<Record<string, string>>;
}
