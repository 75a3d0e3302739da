/** An option with what the prompt says of it, as typed. */
export interface ComparedOption {
  readonly name: string;
  readonly facts: readonly string[];
}

/** The options that a prompt compares. */
export interface Comparison {
  /** End of the words that ask for it. */
  readonly asked: number;
  /** The words that say what is compared; empty if there are none. */
  readonly head: string;
  readonly options: readonly ComparedOption[];
  /** Sentences about all of them: 'Our advice is Orbit.' */
  readonly remarks: readonly string[];
}
