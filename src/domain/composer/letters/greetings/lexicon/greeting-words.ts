/** A greeting card for one occasion. */
export interface Greeting {
  /** Names of the occasion in a prompt, separated by commas, in lower case. */
  readonly words: string;
  /** The headline; with a name, `{name}` and the comma before it are added. */
  readonly title: string;
  /** What a first sentence about the reader becomes, `{rest}` being that sentence without its period; empty if it stays. */
  readonly first?: string;
  /** What is said before what the prompt tells, if that gives no thanks or congratulations of its own. */
  readonly opening: string;
  /** What is said behind it. */
  readonly wish: string;
}

/** The greeting cards of a language; the first that fits is taken. */
export interface GreetingWords {
  readonly greetings: readonly Greeting[];
  /** The label before who sends a card. */
  readonly from: string;
  /** Begin a sentence about the reader. */
  readonly reader: string;
}
