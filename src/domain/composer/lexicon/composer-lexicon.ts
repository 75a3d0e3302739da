import type { BlockType } from '../../content/blocks/blocks.ts';
import type { ArtDirection } from '../../content/choices.ts';
import type { StyleName } from '../../document/kit/style-looks.ts';

/*
 * The composer's words of one language. Every string is a comma-separated list of terms, in lower case, with
 * accents. `term*` also matches up to three more letters; `term~` also matches as the first part of a
 * compound.
 */

export type Shade = 'dark' | 'light' | 'pastel' | 'bright' | 'muted' | 'neon';

export type FontStyle = 'serif' | 'sans' | 'mono' | 'rounded' | 'condensed';

export type FormatName =
  | 'document'
  | 'square'
  | 'story'
  | 'slides'
  | 'letter'
  | 'postcard'
  | 'landscape'
  | 'portrait';

export interface WishWords {
  /** By English name; see wishes/named-colors.ts. */
  readonly colors: Readonly<Record<string, string>>;
  readonly shades: Readonly<Partial<Record<Shade, string>>>;
  /** Style words, by the direction or the style they select. */
  readonly styles: Readonly<Partial<Record<ArtDirection | StyleName, string>>>;
  readonly fonts: Readonly<Partial<Record<FontStyle, string>>>;
  readonly formats: Readonly<Partial<Record<FormatName, string>>>;
  /** What a wish about looks changes: 'style', 'accent', 'font'. */
  readonly nouns: string;
  /** Commands before how the page should look: 'make it', 'use'. */
  readonly making: string;
  /** Before a colon and a wish: 'audience: parents'. */
  readonly keys: Readonly<Record<'audience' | 'tone' | 'look', string>>;
  readonly background: string;
  /** Between text color and background color: 'white on green'. */
  readonly on: string;
  /** Negates a wish: 'less', 'not too', 'without'. */
  readonly less: string;
  /** A picture, a photo, a drawing. */
  readonly picture: string;
  /** Those of `picture` that mean a photograph. */
  readonly photo: string;
  /** Those of `picture` that mean a drawing. */
  readonly drawing: string;
  /** Letters, type, font. */
  readonly type: string;
  /** Color, tone. */
  readonly color: string;
  readonly larger: string;
  readonly smaller: string;
  /** Text in columns. */
  readonly columns: string;
  /** More white space. */
  readonly airy: string;
  /** Words around a wish that carry no meaning: articles, 'with', 'please', 'style'. */
  readonly filler: string;
  readonly page: string;
  readonly slide: string;
  /** The unit 'words', for text length. */
  readonly words: string;
  readonly half: string;
  readonly brief: string;
  readonly detailed: string;
  /** From one on; variants of a number are separated by slashes. */
  readonly numbers: string;
}

/** Parts that a follow-up can name by kind instead of by their text. */
export type PartName =
  | Exclude<BlockType, 'html' | 'divider' | 'code'>
  | 'title'
  | 'lead'
  | 'item'
  | 'row'
  | 'column'
  | 'page'
  | 'notes'
  | 'date'
  | 'number'
  | 'price'
  | 'tax'
  | 'discount'
  | 'recipient'
  | 'sender'
  | 'payment'
  | 'note'
  | 'due'
  | 'place'
  | 'time'
  | 'head';

export interface FollowUpWords {
  readonly parts: Readonly<Partial<Record<PartName, string>>>;
  /** 'last'. */
  readonly last: string;
  /** Names of any part, which tell nothing about it: 'this block'. */
  readonly anyPart: string;
  /** From first on; variants are separated by slashes. */
  readonly ordinals: string;
  readonly before: string;
  readonly after: string;
  readonly start: string;
  readonly end: string;
  /** Joins two requests: 'and', 'then'. */
  readonly and: string;
  /** 'everywhere'. */
  readonly all: string;
  /** Verbs that only mean removal. */
  readonly remove: string;
  readonly add: string;
  readonly move: string;
  readonly replace: string;
  readonly rename: string;
  /** Required for undo if the reader's confidence is low. */
  readonly undo: string;
  /** Before the requested shape: 'as a table'. */
  readonly as: string;
  readonly swap: string;
  /** After a number: 'percent'. */
  readonly percent: string;
  /** What is counted on a line of a bill. */
  readonly quantity: string;
  /** What a bill adds up to. */
  readonly total: string;
  /** Beside an amount that is taken from the total: '10 % off'. */
  readonly deduct: string;
  /** What the recipient of a bill does. */
  readonly pay: string;
  /** Of a picture that comes with the message. */
  readonly attached: string;
  /**
   * 'Ask me first': phrases that ask for questions before the page, words that join them to the prompt, and words that
   * may follow them. 'Ask me if you need more' only offers an answer.
   */
  readonly askFirst: { readonly phrases: string; readonly before: string; readonly after: string };
  /** Words that make a question, and words of one about where facts come from. */
  readonly questions: { readonly asks: string; readonly sources: string };
  /**
   * Names of a logo; words that leave a request about the logo itself: verbs of placing, owners, places on the page; and
   * words besides those in `remove` that take it away.
   */
  readonly logo: { readonly names: string; readonly beside: string; readonly without: string };
}

export interface ComposerLexicon {
  readonly wishes: WishWords;
  readonly followUp: FollowUpWords;
}
