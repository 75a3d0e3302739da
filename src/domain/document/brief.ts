/**
 * What a document says, before anybody decides how it looks. The reader makes a brief from a prompt or from given
 * content; the layout turns it into pages. Nothing here knows of HTML.
 */

import type {
  ArtDirection,
  CalloutTone,
  ChartKind,
  DocumentFormat,
  DrawnShape,
  Orientation,
  ThemeName,
} from '../content/choices.ts';

export type {
  ArtDirection,
  CalloutTone,
  ChartKind,
  DocumentFormat,
  DrawnShape,
  Orientation,
  ThemeName,
} from '../content/choices.ts';

import type { Span } from '../content/text/span.ts';

export { calloutTones, chartKinds, planShapes, sectionShapes } from '../content/choices.ts';
export type { Span } from '../content/text/span.ts';

/** A fact that nobody gave: shown as a visible, clickable gap, never invented. `placeholder` names it: 'Your address'. */
export interface Gap {
  readonly placeholder: string;
}

/** Words, one placeholder, or words with marks or placeholders among them. */
export type Fact = string | Gap | RichText;

export type RichText = readonly Span[];

export type DocumentKind = 'invoice' | 'one-pager' | 'flyer' | 'pitch-deck' | 'article';

/** Token overrides by name, such as `accent: '#0b5a3a'`; see kit/directions/token-names.ts for the names. */
export type TokenOverrides = Readonly<Record<string, string>>;

export interface Look {
  readonly format: DocumentFormat;
  readonly orientation: Orientation;
  readonly direction: ArtDirection;
  readonly theme: ThemeName;
  readonly tokens: TokenOverrides;
  /** Chooses among variants and seeds every ornament. */
  readonly seed: number;
}

export interface Party {
  readonly name: Fact;
  /** Address, tax number, contact: a line each. */
  readonly lines: readonly Fact[];
}

/** Money in minor units (cents); `currency` is an ISO 4217 code. */
export interface InvoiceLine {
  readonly description: string;
  /** The sender's own number of it: 'CAL-110'. */
  readonly code?: string;
  /** Which of the remarks says more, counted from 0. */
  readonly remark?: number;
  /** Lines with the same group stand together under its name: 'Studio services, VAT at 20%'. */
  readonly group?: string;
  readonly detail?: string;
  readonly quantity: number;
  /** 'hours', 'days', 'pieces'; absent for a lump sum. */
  readonly unit?: string;
  readonly rateMinor: number;
  readonly amountMinor: number;
  /** Nobody said what was done: its words and figures are gaps to fill. */
  readonly isOpen?: boolean;
  /** Percent, where it differs from the tax of the invoice. */
  readonly taxPercent?: number;
  /** No rate is known: rate and amount are placeholders. */
  readonly isUnpriced?: boolean;
}

/** A row between subtotal and total. */
export interface InvoiceSum {
  /** 'discount', 'tax', 'tax-2'. */
  readonly id: string;
  readonly label: string;
  readonly amountMinor: number;
}

export interface InvoiceContent {
  readonly kind: 'invoice';
  readonly heading: string;
  readonly number: Fact;
  /** ISO dates. */
  readonly issuedOn: string;
  readonly dueOn: string | null;
  /** What that day is, where it is not the day of payment: 'Valid until'. */
  readonly dueLabel?: string;
  readonly terms?: string;
  readonly from: Party;
  /** What the sender does, beside the name at the head: 'Book design, Bristol'. */
  readonly tagline?: string;
  readonly to: Party;
  /** The client's own number: 'Your order'. */
  readonly reference?: { readonly label: string; readonly value: string };
  readonly subject?: string;
  readonly currency: string;
  readonly lines: readonly InvoiceLine[];
  readonly subtotalMinor: number;
  /** 'Subtotal' unless it says more: 'Services and printing'. */
  readonly subtotalLabel?: string;
  readonly discount?: { readonly label: string; readonly amountMinor: number };
  readonly tax?: { readonly label: string; readonly percent: number; readonly amountMinor: number };
  /** Replaces `discount` and `tax` where there are several. */
  readonly sums?: readonly InvoiceSum[];
  readonly paid?: { readonly label: string; readonly amountMinor: number };
  /** 'Amount due' unless nothing is: 'Total' of a quote. */
  readonly amountLabel?: string;
  /** What is to be paid: subtotal less discount, plus tax, less what was paid. */
  readonly totalMinor: number;
  readonly payment: readonly { readonly label: string; readonly value: Fact }[];
  readonly note?: string;
  /** Lettered, for the lines that name them: what is enclosed, which serial numbers, how long it is warranted. */
  readonly remarks?: readonly string[];
  /** Small print at the foot: registration, addresses. */
  readonly foot?: readonly string[];
}

export interface KeyFigure {
  readonly value: Fact;
  readonly unit?: string;
  readonly label: string;
  readonly detail?: string;
  /** A sentence on it, where there is room: slides. */
  readonly more?: string;
}

export interface ChartSeries {
  readonly name: string;
  readonly values: readonly (number | null)[];
  /** The values as they were given, such as '180k'; else they are formatted. */
  readonly written?: readonly (string | null)[];
}

export interface ChartEvent {
  readonly before: string;
  readonly label: string;
}

export interface ChartContent {
  /** Bars, upright or lying by their labels, when it is left open. */
  readonly kind?: ChartKind;
  /** The finding, as a sentence. */
  readonly title: string;
  /** What is measured, in which unit. */
  readonly note: string;
  /** Title of the horizontal axis. */
  readonly axis?: string;
  /** What the values belong to: years, places, tasks. */
  readonly labels: readonly string[];
  /**
   * A value for each label; null where there is none. A plan (`gantt`) has two: starts and ends. A `waterfall` has one:
   * totals at the marked labels, changes between them. `parts` cuts the bar of each label into named lengths.
   */
  readonly series: readonly ChartSeries[];
  /** Written behind each value: '%', 'km'. */
  readonly unit?: string;
  /** Labels or series that carry the finding. */
  readonly marked?: readonly string[];
  /** Labels that the marked ones are compared with; a series that is named is a tick at each bar instead of a bar. */
  readonly compared?: readonly string[];
  /** A level to be reached; the whole of progress bars. */
  readonly goal?: { readonly value: number; readonly label: string };
  /**
   * What happened before the labels named by them; several are lettered, and told below the drawing. In a plan: what
   * the named task ends with.
   */
  readonly events?: readonly ChartEvent[];
  /** Values are days since 1970. */
  readonly isDated?: boolean;
  readonly source?: string;
}

/** What one part hands to another; `isReturn` is drawn dashed: what comes back, or only now and then. */
export interface DiagramLink {
  readonly from: string;
  readonly to: string;
  readonly words?: string;
  readonly isReturn?: boolean;
}

/** A numbered part of a drawing with what is said of it below or beside. */
export interface DrawnPart {
  readonly name: string;
  readonly text?: string;
  readonly draws: DrawnShape;
  /** In cells of the drawing's grid from its left upper corner; a section goes by the columns alone. */
  readonly at: readonly [x: number, y: number, width: number, height: number];
  /** Of beds, trees, houses, boreholes. */
  readonly count?: number;
}

export type DiagramContent =
  | { readonly kind: 'flow'; readonly links: readonly DiagramLink[] }
  | {
      readonly kind: 'plan' | 'section';
      /** What is drawn, for those who do not see it. */
      readonly title: string;
      readonly grid: readonly [columns: number, rows: number];
      readonly parts: readonly DrawnPart[];
    };

export const diagramKinds = ['flow', 'plan', 'section'] as const;

export interface OnePagerContent {
  readonly kind: 'one-pager';
  readonly organisation: Fact | null;
  /** Beside the name at the head: 'Project summary', 'Annual letter'. */
  readonly runningTitle: string;
  readonly date: string;
  readonly headline: string;
  readonly lead: RichText;
  /** The one number that the page is about, if there is one. */
  readonly hero?: KeyFigure;
  /** Stops of a way in their order, drawn as a line; the unnamed ones are empty. */
  readonly stops?: readonly string[];
  /** How the thing is made, below the claim. */
  readonly diagram?: DiagramContent;
  readonly figures: readonly KeyFigure[];
  readonly chart?: ChartContent;
  readonly sections: readonly { readonly title: string; readonly text: RichText }[];
  readonly quote?: { readonly text: string; readonly by: Fact };
  readonly callToAction?: string;
  readonly contact: readonly Fact[];
}

export interface FlyerContent {
  readonly kind: 'flyer';
  /** Null where a way to answer says enough of who invites. */
  readonly organisation: Fact | null;
  readonly runningTitle: string;
  /** The event or offer, few words. */
  readonly headline: string;
  readonly tagline: string;
  /** What is set largest: a date ('14 June'), a price, a percentage; falls back to the headline. */
  readonly hero: string;
  readonly facts: readonly { readonly label: string; readonly value: Fact }[];
  /** With labels, such as hours, they are a programme, and `programme` is its heading. */
  readonly points: readonly { readonly label?: string; readonly title: string; readonly text: string }[];
  readonly programme?: string;
  /** Names with numbers in a column of their own. */
  readonly listing?: {
    readonly title: string;
    readonly rows: readonly { readonly label: string; readonly value: Fact }[];
    readonly text?: string;
  };
  readonly callToAction: string;
  readonly contact: readonly Fact[];
  /** What the ornament is drawn from: 'music', 'food', 'sea', …; 'abstract' otherwise. */
  readonly motif: string;
}

export type SlideContent = { readonly label: string; readonly notes: string } & (
  | {
      readonly layout: 'title';
      readonly title: string;
      readonly subtitle: string;
      readonly hero?: KeyFigure;
      /** The finding in one look. */
      readonly chart?: ChartContent;
    }
  | { readonly layout: 'statement'; readonly title: string; readonly text: Fact }
  | {
      readonly layout: 'points';
      readonly title: string;
      readonly points: readonly {
        readonly marker?: Fact;
        readonly title: string;
        readonly text: RichText;
        readonly diagram?: DiagramContent;
      }[];
    }
  | { readonly layout: 'figures'; readonly title: string; readonly figures: readonly KeyFigure[] }
  | {
      readonly layout: 'chart';
      readonly title: string;
      readonly chart: ChartContent;
      readonly takeaway: string;
      /** The number that the chart comes to. */
      readonly figure?: KeyFigure;
      /** Beside the chart, where it says more than one thing: what is asked for, what it is made of. */
      readonly ask?: KeyFigure;
      readonly asides?: readonly { readonly title: string; readonly text: Fact }[];
    }
  | { readonly layout: 'table'; readonly title: string; readonly table: TableContent }
  | {
      readonly layout: 'quote';
      readonly quote: string;
      /** Nobody, for a thought of one's own. */
      readonly by: Fact | null;
      /** What to do next, below it. */
      readonly points?: readonly { readonly title: string; readonly text: Fact }[];
    }
  | { readonly layout: 'text'; readonly title: string; readonly blocks: readonly ContentBlock[] }
  | {
      readonly layout: 'closing';
      readonly title: string;
      /** The one thing asked for, set in the field. */
      readonly ask?: KeyFigure;
      readonly points: readonly { readonly title: string; readonly text: Fact }[];
    }
);

export interface DeckContent {
  readonly kind: 'pitch-deck';
  readonly organisation: Fact;
  readonly runningTitle: string;
  readonly date: string;
  readonly slides: readonly SlideContent[];
}

/** Bars in the cells of a column, counted from 1, on a scale from one value to another. */
export interface CellBars {
  readonly column: number;
  readonly from: number;
  readonly to: number;
  /** A tick in each bar; what stays below it is told by colour and weight. */
  readonly target?: number;
}

export interface TableContent {
  readonly caption?: string;
  readonly head: readonly RichText[];
  readonly rows: readonly (readonly RichText[])[];
  /** Totals below the last row, on the last page of a long table. */
  readonly foot?: readonly (readonly RichText[])[];
  readonly alignment: readonly ('left' | 'right' | 'center')[];
  /** A column of numbers whose values are bars as well. */
  readonly bars?: CellBars;
  /** In small type, because its columns would not stand side by side otherwise. */
  readonly isTight?: boolean;
}

export type ContentBlock =
  | { readonly type: 'heading'; readonly level: 2 | 3 | 4; readonly text: RichText }
  | { readonly type: 'paragraph'; readonly text: RichText }
  | {
      readonly type: 'list';
      readonly isOrdered: boolean;
      readonly start?: number;
      readonly items: readonly ListItem[];
    }
  | { readonly type: 'quote'; readonly text: RichText; readonly by?: string }
  | { readonly type: 'table'; readonly table: TableContent }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'figures'; readonly figures: readonly KeyFigure[] }
  | { readonly type: 'chart'; readonly chart: ChartContent }
  | { readonly type: 'diagram'; readonly diagram: DiagramContent }
  | { readonly type: 'timeline'; readonly entries: readonly TitledEntry[] }
  | { readonly type: 'steps'; readonly start?: number; readonly entries: readonly TitledEntry[] }
  | { readonly type: 'definitions'; readonly entries: readonly TitledEntry[] }
  | {
      readonly type: 'callout';
      readonly tone: CalloutTone;
      readonly title?: RichText;
      readonly blocks: readonly ContentBlock[];
    }
  /** `level` of the cards' headings: 3 where absent. */
  | { readonly type: 'cards'; readonly cards: readonly Card[]; readonly level?: 2 | 3 }
  | { readonly type: 'columns'; readonly columns: readonly (readonly ContentBlock[])[] }
  | { readonly type: 'signatures'; readonly signatures: readonly Signature[] }
  | { readonly type: 'qr'; readonly text: string; readonly caption: string }
  | { readonly type: 'picture'; readonly source?: string; readonly alt: string; readonly caption?: RichText }
  /** Foreign markup, sanitized with the block that it is in. */
  | { readonly type: 'html'; readonly html: string }
  | { readonly type: 'divider' };

/** A date with what happened, a step, a term with its meaning. */
export interface TitledEntry {
  readonly title: RichText;
  readonly text: RichText;
}

export interface Card {
  readonly title: RichText;
  readonly blocks: readonly ContentBlock[];
}

/** A line to sign on. */
export interface Signature {
  readonly name: Fact;
  /** Role, place, date: what stands below the name. */
  readonly detail?: string;
}

export interface ListItem {
  readonly text: RichText;
  /** For task lists. */
  readonly isChecked?: boolean;
  readonly children: readonly ContentBlock[];
}

/** Given content, laid out faithfully: nothing dropped, nothing invented. */
export interface ArticleContent {
  readonly kind: 'article';
  readonly organisation: Fact | null;
  readonly runningTitle: string;
  readonly date: string;
  readonly title: string;
  readonly lead?: RichText;
  readonly blocks: readonly ContentBlock[];
}

export type BriefContent = InvoiceContent | OnePagerContent | FlyerContent | DeckContent | ArticleContent;

export interface Brief {
  readonly title: string;
  /** BCP 47, such as 'en' or 'de'. */
  readonly language: string;
  readonly look: Look;
  readonly content: BriefContent;
}
