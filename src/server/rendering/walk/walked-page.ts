/** A box in CSS px (1/96 in) of its page, from the upper left corner. */
export interface WalkedBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a thing stands in the document; null outside of blocks. */
interface InBlock {
  readonly blockId: string | null;
}

/** Letters of one line that are set alike. */
export interface WalkedText extends WalkedBox, InBlock {
  /** As it is shown: capitals of the style sheet are capitals here. */
  readonly text: string;
  /** As the style sheet names them, the first that is there at the front. */
  readonly family: string;
  readonly sizePx: number;
  readonly weight: number;
  readonly isItalic: boolean;
  /** 'rgb(20, 20, 20)' */
  readonly colour: string;
  readonly letterSpacingPx: number;
  readonly align: string;
  readonly direction: 'ltr' | 'rtl';
  /** 1 to 6 in a heading, else 0. */
  readonly headingLevel: number;
}

export interface WalkedPicture extends WalkedBox, InBlock {
  readonly kind: 'image' | 'drawing' | 'background';
  readonly alt: string;
  /** Pixels that it has; null for drawings, which have none. */
  readonly naturalWidth: number | null;
  readonly naturalHeight: number | null;
}

/** A filled or framed area. */
export interface WalkedShape extends WalkedBox, InBlock {
  readonly fill: string;
  readonly radiusPx: number;
  readonly lineColour: string;
  /** The thinnest line of its frame; 0 without one. */
  readonly linePx: number;
}

export interface WalkedLink extends WalkedBox {
  readonly href: string;
  readonly text: string;
}

/** What is drawn on a page, in the order of the document. Every exporter reads it. */
export interface WalkedPage {
  /** From 1. */
  readonly number: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly fill: string;
  readonly texts: readonly WalkedText[];
  readonly pictures: readonly WalkedPicture[];
  readonly shapes: readonly WalkedShape[];
  readonly links: readonly WalkedLink[];
}
