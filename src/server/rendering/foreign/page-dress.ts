/** What a page that was not made by Octavo gets so that every character of it is drawn. */
export interface PageDress {
  /** Faces, and the rules of emoji; nothing in it is to be fetched. */
  readonly css: string;
  /** The family of the faces, asked after those that the page names itself. */
  readonly family: string;
  /** The class of the elements that hold an emoji each. */
  readonly emojiClass: string;
  /** Names of the emoji that have a picture, as emojiKey makes them. */
  readonly emoji: readonly string[];
}
