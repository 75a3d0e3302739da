import type { Span } from '../../../content/text/span.ts';

export type RichText = readonly Span[];

/** A text for layout: its words with inline marks, and its content field. */
export interface FieldText {
  /** The text as stored in the content; empty for computed texts. */
  readonly source: string;
  readonly spans: RichText;
  /** The text without marks; a placeholder becomes its name. */
  readonly plain: string;
  /**
   * Path of the field relative to its page or block: 'items.0.text'. Absent for computed texts and for fields
   * too deep for an edit operation.
   */
  readonly field?: string;
  /** Range of a partial field, in characters of `plain`. */
  readonly range?: readonly [from: number, to: number];
  /** Path of the number or date shown in localized form. */
  readonly value?: string;
  /** The texts of several fields in one. */
  readonly parts?: readonly FieldText[];
  /** Separator between the parts. */
  readonly between?: '\n' | ' ';
}

export function plainOf(spans: RichText): string {
  const [first] = spans;
  return spans.length === 1 && first ? first.text : spans.map(({ text }) => text).join('');
}

/** Returns a text without a field: computed or fixed. */
export function computedText(words: string | RichText): FieldText {
  const spans = typeof words !== 'string' ? words : words === '' ? [] : [{ text: words }];
  return { source: '', spans, plain: plainOf(spans) };
}

/** Returns a placeholder text for a missing value. */
export const gapText = (name: string): FieldText => computedText([{ text: name, isGap: true }]);

/** Adds the path of the number or date that a localized text shows. */
export const valueText = (text: FieldText, value: string | undefined): FieldText =>
  value === undefined ? text : { ...text, value };

/** Returns the path of a sibling field: 'lines.0.rate' for 'lines.0.description'. */
export const fieldBeside = ({ field }: FieldText, name: string): string | undefined =>
  field && field.slice(0, field.lastIndexOf('.') + 1) + name;

export function joinTexts(parts: readonly FieldText[], between: '\n' | ' ' = '\n'): FieldText {
  const spans = parts.flatMap(({ spans: own }, at) => (at === 0 ? own : [{ text: between }, ...own]));
  return { source: '', spans, plain: plainOf(spans), parts, between };
}

/** Returns whether the text is a single placeholder. */
export const isGap = ({ spans }: FieldText): boolean => spans.length === 1 && spans[0]?.isGap === true;

/** Returns whether the text has marks or placeholders. */
export const isMarked = ({ spans }: FieldText): boolean => spans.some((span) => Object.keys(span).length > 1);

export const isEmpty = (text: FieldText | undefined): boolean => text === undefined || text.plain === '';

/** Returns the text without its field, for repetition in another place. */
export function repeated({ source, spans, plain }: FieldText): FieldText {
  return { source, spans, plain };
}
