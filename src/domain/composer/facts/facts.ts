import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { TypedValue } from '../../reader/values/typed-value.ts';
import type { ReadBill } from '../bill/bill-of-rows.ts';
import type { Headline } from '../headline/choose-headline.ts';
import type { KindId } from '../page/kinds.ts';
import type { Award } from '../sheet/read-award.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Told } from '../told/told.ts';
import type { TypedLine } from './bill-lines.ts';
import type { CvParts } from './cv-parts.ts';
import type { FigureRun } from './figure-runs.ts';
import type { PromptSection } from './sections.ts';

/** Words of the prompt that are printed as typed. */
export interface Phrase {
  readonly label: Label;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** From 0 to 1. */
  readonly confidence: number;
  /** The parsed value, if a rule could read one. */
  readonly value: TypedValue | undefined;
  /** Preceding words that describe it: 'tickets' in 'tickets $10'. */
  readonly lead?: string;
}

/** A list entry with its parts. */
export interface Entry {
  readonly item: Phrase;
  /** Parts with other labels, in prompt order. */
  readonly parts: readonly Phrase[];
}

/** The sorted content of a prompt. Every phrase is in exactly one field. */
export interface Facts {
  readonly language: ReaderLanguage;
  readonly kind: KindId | null;
  /** The kind as typed: 'birthday party invitation'. */
  readonly kindText: string | null;
  /** Whether the prompt asks for a form to fill in: 'blank', 'template'. */
  readonly isBlank: boolean;
  /** The words that head the page; they are in the title as well, except in letters. */
  readonly headline: Headline | null;
  readonly title: Phrase | null;
  readonly subjects: readonly Phrase[];
  readonly from: readonly Phrase[];
  readonly to: readonly Phrase[];
  readonly names: readonly Phrase[];
  readonly places: readonly Phrase[];
  readonly dates: readonly Phrase[];
  readonly times: readonly Phrase[];
  readonly amounts: readonly Phrase[];
  readonly contacts: readonly Phrase[];
  readonly entries: readonly Entry[];
  /** Sections that the prompt titles; their words are in no phrase. */
  readonly sections: readonly PromptSection[];
  /** Number series; their words are in no phrase. */
  readonly figureRuns: readonly FigureRun[];
  /** The jobs and lists of a CV; their words are in no phrase. */
  readonly cv: CvParts | null;
  /** The lines of a bill, each with the start position of its entry. */
  readonly lines: readonly TypedLine[];
  /** The number of a bill; its words are in no phrase. */
  readonly number?: string | undefined;
  readonly details: readonly Phrase[];
  /** The facts behind the opening words, if the prompt tells all of them; their words are in no phrase. */
  readonly sheet: Sheet | null;
  /** What a certificate says, if the prompt tells it; its words are in no phrase. */
  readonly award?: Award | null;
  /** The meeting or status that the prompt tells in sentences; their words are in no phrase. */
  readonly told?: Told | null;
  /** The bill of the prompt, if its rows are read; its words are in no phrase. */
  readonly bill?: ReadBill | null;
  /** What the page is asked to cover: 'costs' and 'next steps'. */
  readonly asked: readonly string[];
}
