/**
 * What the built-in composer reads from a prompt, before it becomes content. Private to the composer; its only way out
 * is content-of-brief.ts.
 */

import type { CalloutTone } from '../../content/choices.ts';
import type { Span } from '../../content/text/span.ts';
import type { Look } from '../kit/look.ts';
import type { CellBars } from '../layout/blocks/cell-bars.ts';
import type { ChartData as ChartContent } from '../layout/charts/chart-data.ts';
import type { DiagramData as DiagramContent } from '../layout/diagrams/diagram-data.ts';

export type { CellBars } from '../layout/blocks/cell-bars.ts';
export type { ChartData as ChartContent } from '../layout/charts/chart-data.ts';
export type { DiagramData as DiagramContent } from '../layout/diagrams/diagram-data.ts';

/** A fact that nobody gave: shown as a visible, clickable gap, never invented. `placeholder` names it: 'Your address'. */
export interface Gap {
  readonly placeholder: string;
}

/** Words, one placeholder, or words with marks or placeholders among them. */
export type Fact = string | Gap | RichText;

export type RichText = readonly Span[];

export type DocumentKind = 'invoice' | 'one-pager' | 'flyer' | 'pitch-deck' | 'article';

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
