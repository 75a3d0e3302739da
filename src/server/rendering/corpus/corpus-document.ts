/** A page as people make it elsewhere, and the style sheet that comes beside it. */
export interface CorpusDocument {
  readonly name: string;
  readonly html: string;
  readonly css?: string;
  /** The others are printed by `npm run test:full` only. */
  readonly isInShortRun?: true;
}
