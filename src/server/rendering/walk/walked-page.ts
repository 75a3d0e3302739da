/** A box in CSS px (1/96 in), from the upper left corner of its page. */
export interface WalkedBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Block that contains the item; null outside of blocks. */
interface InBlock {
  readonly blockId: string | null;
}

/** Text of one line with the same formatting. */
export interface WalkedText extends WalkedBox, InBlock {
  /** As displayed, after text-transform. */
  readonly text: string;
  /** Font families of the style sheet, the first available one in front. */
  readonly family: string;
  readonly sizePx: number;
  readonly weight: number;
  readonly isItalic: boolean;
  /** 'rgb(20, 20, 20)' */
  readonly colour: string;
  readonly letterSpacingPx: number;
  readonly align: string;
  readonly direction: 'ltr' | 'rtl';
  /** 1 to 6 in a heading, otherwise 0. */
  readonly headingLevel: number;
}

export interface WalkedPicture extends WalkedBox, InBlock {
  readonly kind: 'image' | 'drawing' | 'background';
  readonly alt: string;
  /** Size in pixels; null for drawings. */
  readonly naturalWidth: number | null;
  readonly naturalHeight: number | null;
}

/** A filled or framed area. */
export interface WalkedShape extends WalkedBox, InBlock {
  readonly fill: string;
  readonly radiusPx: number;
  readonly lineColour: string;
  /** Width of the thinnest border; 0 without a border. */
  readonly linePx: number;
}

export interface WalkedLink extends WalkedBox {
  readonly href: string;
  readonly text: string;
}

/** Everything drawn on a page, in document order. All exporters read it. */
export interface WalkedPage {
  /** Starts at 1. */
  readonly number: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly fill: string;
  readonly texts: readonly WalkedText[];
  readonly pictures: readonly WalkedPicture[];
  readonly shapes: readonly WalkedShape[];
  readonly links: readonly WalkedLink[];
}
