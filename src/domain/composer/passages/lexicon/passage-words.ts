/** What belongs in a part of a document, by what the part is called. */
export interface PartGuide {
  /** Words that name such a part. */
  readonly names: string;
  readonly shape: 'points' | 'steps' | 'checks' | 'table';
  /** What to fill in, behind its label and a colon; for a table, cells between bars, the first line its head. */
  readonly lines: readonly string[];
}

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
  /** What belongs in the parts that a prompt names; the last one in any. */
  readonly parts?: readonly PartGuide[];
}
