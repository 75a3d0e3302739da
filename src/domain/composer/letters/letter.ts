/** A person, a company or a group in a letter. */
export interface Party {
  /** As typed, with the words before the name. */
  readonly text: string;
  /** Its name, with an honorific if it has one; null for 'my landlord'. */
  readonly name: string | null;
  /** Whether the writer knows it: 'my landlord', and people with a name. */
  readonly isKnown: boolean;
}

/** What a prompt tells of a letter or a speech: who writes to whom, and what it is to say. */
export interface ToldLetter {
  readonly isSpeech: boolean;
  /** Whether it is to family or friends. */
  readonly isClose: boolean;
  /** What the prompt calls it: 'cover letter'. */
  readonly called: string;
  /** The words that ask for it, which are never printed. */
  readonly request: string;
  readonly to: Party | null;
  /** The writer's name, with the lines of the address below it. */
  readonly from: readonly string[];
  /** What it is about, as a phrase. */
  readonly topic: string | null;
  /** People whom a speech is about. */
  readonly people: readonly string[];
  /** Sentences that say what is asked for or done. */
  readonly asks: readonly string[];
  /** Sentences that tell what happened, in order. */
  readonly told: readonly string[];
  /** What is asked for or ended, as a phrase, for the title. */
  readonly matter: string | null;
  /** The sentence around the points, where `{rest}` stands for them; null if the language has none. */
  readonly lead: string | null;
  /** Phrases that can't be made sentences with certainty. */
  readonly points: readonly string[];
}
