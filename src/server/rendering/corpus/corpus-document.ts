/** A page made elsewhere, with its external style sheet. */
export interface CorpusDocument {
  readonly name: string;
  readonly html: string;
  readonly css?: string;
  /** The others are printed by `npm run test:full` only. */
  readonly isInShortRun?: true;
}
