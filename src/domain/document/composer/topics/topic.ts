/** Title and text of one point; the text is a whole sentence or two. */
export type Point = readonly [title: string, text: string];

/**
 * What can be said about a field without knowing a single fact of the venture in it. `{in}` becomes ' in Porto' or
 * nothing, `{here}` the place or 'your city', `{subject}` the venture in the prompt's own words. No figures, no
 * names: those are the user's.
 */
export interface Topic {
  readonly id: string;
  /** What an ornament is drawn from. */
  readonly motif: string;
  /** Words that tell the topic, lower case, matched whole; a trailing * matches any ending. */
  readonly words: readonly string[];
  /** The promise, as it stands on a title slide or at the head of a page. */
  readonly promise: string;
  readonly problem: { readonly title: string; readonly points: readonly Point[] };
  readonly solution: { readonly title: string; readonly text: string };
  readonly steps: { readonly title: string; readonly points: readonly Point[] };
  /** Two figures that only the venture knows, by label and explanation. */
  readonly market: { readonly title: string; readonly figures: readonly Point[] };
  readonly model: { readonly title: string; readonly points: readonly Point[] };
  readonly plan: { readonly title: string; readonly points: readonly Point[] };
  /** What the money buys. */
  readonly buys: string;
  /** Who does the work: two roles with what each answers for. */
  readonly team: readonly Point[];
}
