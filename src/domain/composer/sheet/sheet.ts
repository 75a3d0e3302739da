import type { Figure } from '../../content/blocks/figure.ts';
import type { FigureRun } from '../facts/figure-runs.ts';
import type { Range } from '../facts/text-clauses.ts';
import type { AskedPlace } from '../places/find-places.ts';

/** What a fact is about, if its words don't say so themselves. */
export type Slot = 'when' | 'hours' | 'where' | 'price' | 'with' | 'from' | 'to' | 'contact';

/** A fact with the words of the prompt that name it, or the slot whose label names it. */
export interface SheetFact {
  readonly slot: Slot;
  /** The prompt's own label: 'RSVP', 'Conductor', 'deposit'. */
  readonly label: string | null;
  readonly value: string;
  /** Label and value as typed, if their order differs. */
  readonly typed?: string;
}

export interface SheetEvent {
  readonly when: string;
  readonly text: string;
}

/** The events of one day; without a day, the prompt tells times only. */
export interface SheetDay {
  readonly day: string | null;
  readonly events: readonly SheetEvent[];
}

/** A post or a school with its years. */
export interface SheetEntry {
  readonly title: string;
  readonly when: string;
  readonly text: string;
}

export interface SheetPair {
  readonly label: string;
  readonly value: string;
}

/** Rows with the same cells. */
export interface SheetTable {
  readonly type: 'table';
  readonly title: string | null;
  readonly columns: readonly ('left' | 'right')[];
  /** Heads of the columns, if they have names. */
  readonly head?: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Sums of the rows. */
  readonly foot?: readonly (readonly string[])[];
  /** Columns of prices, from 0. */
  readonly priced?: readonly number[];
  /** Number of columns at the start that tell when. */
  readonly keys: number;
}

export type SheetPart =
  | { readonly type: 'days'; readonly title: string | null; readonly days: readonly SheetDay[] }
  | { readonly type: 'prices'; readonly title: string | null; readonly rows: readonly SheetPair[] }
  | { readonly type: 'list'; readonly title: string | null; readonly items: readonly string[] }
  | { readonly type: 'steps'; readonly title: string | null; readonly items: readonly string[] }
  | { readonly type: 'entries'; readonly title: string | null; readonly items: readonly SheetEntry[] }
  | SheetTable
  | { readonly type: 'figures'; readonly items: readonly Figure[] }
  | { readonly type: 'runs'; readonly title: string | null; readonly runs: readonly FigureRun[] }
  | { readonly type: 'pairs'; readonly rows: readonly SheetPair[] }
  | { readonly type: 'points'; readonly items: readonly string[]; readonly isRemark?: boolean }
  | { readonly type: 'sentence'; readonly text: string };

/** The facts behind the opening words of a prompt, clause by clause, in its order. */
export interface Sheet {
  /** The prompt without the wishes at its end. */
  readonly told?: string;
  /** The words before them, if they are the name of the page as they stand. */
  readonly opening: string | null;
  /** Names that stand beside the title: 'Library App' of a status report. */
  readonly lead: readonly string[];
  readonly facts: readonly SheetFact[];
  readonly parts: readonly SheetPart[];
  /** Whether the prompt itself divides into these parts, so that slides keep their order. */
  readonly isOutlined?: boolean;
  /** Places to write on that the prompt asks for. */
  readonly places?: readonly AskedPlace[];
  /** Clauses that ask for what the sheet has. */
  readonly followed?: readonly Range[];
}
