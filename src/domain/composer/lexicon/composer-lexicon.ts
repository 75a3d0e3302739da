import type { BlockType } from '../../content/blocks/blocks.ts';
import type { ArtDirection } from '../../content/choices.ts';

/*
 * The composer's words of one language. Every string is a list of terms between commas, in small letters, with accents.
 * `term*` also stands for the word with an ending of up to three letters; `term~` may be written together with what
 * follows, as the first part of a compound.
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
  /** Words on style, by the direction that answers to them. */
  readonly styles: Readonly<Partial<Record<ArtDirection, string>>>;
  readonly fonts: Readonly<Partial<Record<FontStyle, string>>>;
  readonly formats: Readonly<Partial<Record<FormatName, string>>>;
  readonly background: string;
  /** Between the color of letters and that of their ground: 'white on green'. */
  readonly on: string;
  /** Turns a wish around: 'less', 'not too', 'without'. */
  readonly less: string;
  /** A picture, a photo, a drawing. */
  readonly picture: string;
  /** Letters, type, font. */
  readonly type: string;
  /** Color, tone. */
  readonly color: string;
  readonly larger: string;
  readonly smaller: string;
  /** More room between things. */
  readonly airy: string;
  /** Stand beside what is wished and say nothing themselves: articles, 'with', 'please', 'style'. */
  readonly filler: string;
  readonly page: string;
  readonly slide: string;
  /** Words of running text, as a measure. */
  readonly words: string;
  readonly half: string;
  readonly brief: string;
  readonly detailed: string;
  /** From one on; variants of a number between slashes. */
  readonly numbers: string;
}

/** What a follow-up may name instead of its words. */
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
  /** From first on; variants between slashes. */
  readonly ordinals: string;
  readonly before: string;
  readonly after: string;
  readonly start: string;
  readonly end: string;
  /** Joins two requests: 'and', 'then'. */
  readonly and: string;
  /** Everywhere it stands. */
  readonly all: string;
  /** Verbs that ask for nothing else. */
  readonly remove: string;
  readonly add: string;
  readonly move: string;
  readonly replace: string;
  readonly rename: string;
  /** Has to be there where the reader is not sure that something is to be undone. */
  readonly undo: string;
  /** Before the shape that something should have: 'as a table'. */
  readonly as: string;
  readonly swap: string;
}

export interface ComposerLexicon {
  readonly wishes: WishWords;
  readonly followUp: FollowUpWords;
}
