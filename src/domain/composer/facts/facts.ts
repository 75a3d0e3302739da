import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { TypedValue } from '../../reader/values/typed-value.ts';
import type { KindId } from '../page/kinds.ts';
import type { TypedLine } from './bill-lines.ts';
import type { CvParts } from './cv-parts.ts';
import type { FigureRun } from './figure-runs.ts';
import type { HeadPhrase } from './head-phrase.ts';
import type { PromptSection } from './sections.ts';

/** Words of the prompt that stand on the page as they were typed. */
export interface Phrase {
  readonly label: Label;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** From 0 to 1. */
  readonly confidence: number;
  /** What the words are worth, where a rule could read them. */
  readonly value: TypedValue | undefined;
  /** Words before it that say what it is: 'tickets' of 'tickets $10'. */
  readonly lead?: string;
}

/** An entry of a list with what belongs to it. */
export interface Entry {
  readonly item: Phrase;
  /** Of other labels, in the order of the prompt. */
  readonly parts: readonly Phrase[];
}

/** What a prompt says, sorted. Every phrase is in one place only. */
export interface Facts {
  readonly language: ReaderLanguage;
  readonly kind: KindId | null;
  /** The kind as typed: 'birthday party invitation'. */
  readonly kindText: string | null;
  /** What stands right behind the kind; its words are in the phrases as well. */
  readonly head: HeadPhrase | null;
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
  /** Parts that the prompt names itself; their words are in no phrase. */
  readonly sections: readonly PromptSection[];
  /** Series of numbers; their words are in no phrase. */
  readonly figureRuns: readonly FigureRun[];
  /** The posts and lists of a CV; their words are in no phrase. */
  readonly cv: CvParts | null;
  /** The lines of a bill, each with the start of its entry. */
  readonly lines: readonly TypedLine[];
  readonly details: readonly Phrase[];
}
