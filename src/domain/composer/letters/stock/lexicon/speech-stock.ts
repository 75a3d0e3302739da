/** Paragraphs for speeches that are to be longer than their template, in one language. */
export interface SpeechStock {
  readonly wordsPerMinute: number;
  /** Number words from one on. */
  readonly numbers: string;
  readonly minutes: string;
  readonly occasions: readonly {
    /** Words of a prompt for the occasion. */
    readonly words: string;
    /** Paragraphs that are true of anybody. */
    readonly paragraphs: readonly string[];
  }[];
  readonly anyOccasion: readonly string[];
}
