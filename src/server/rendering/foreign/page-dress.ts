/** What a page not made by Octavo needs so that all its characters are drawn. */
export interface PageDress {
  /** Font faces and the rules for emoji. Must not load anything. */
  readonly css: string;
  /** Family of the faces, added after the page's own families. */
  readonly family: string;
  /** Class of the elements that each wrap one emoji. */
  readonly emojiClass: string;
  /** Keys (see emojiKey) of the emoji that have a picture. */
  readonly emoji: readonly string[];
}
