import type { Span } from '../../../content/text/span.ts';

export type RichText = readonly Span[];

/** A text as layouts take it: its words with their marks, and the content field that it shows. */
export interface FieldText {
  /** As the content has it; empty for computed texts. */
  readonly source: string;
  readonly spans: RichText;
  /** The words alone; a placeholder reads as its name. */
  readonly plain: string;
  /**
   * Path of the field, relative to the page or block that it belongs to: 'items.0.text'. Absent for computed texts and
   * for fields too deep for an edit operation to name.
   */
  readonly field?: string;
  /** From where to where a part of a field goes, in characters of `plain`. */
  readonly range?: readonly [from: number, to: number];
  /** Path of the number or day that the words show, as the language writes it. */
  readonly value?: string;
  /** Several fields in one text. */
  readonly parts?: readonly FieldText[];
  /** What stands between the parts. */
  readonly between?: '\n' | ' ';
}

export function plainOf(spans: RichText): string {
  const [first] = spans;
  return spans.length === 1 && first ? first.text : spans.map(({ text }) => text).join('');
}

/** A text that no field holds: computed, or a fixed word. */
export function computedText(words: string | RichText): FieldText {
  const spans = typeof words !== 'string' ? words : words === '' ? [] : [{ text: words }];
  return { source: '', spans, plain: plainOf(spans) };
}

/** The name of a value that nobody gave, as a text. */
export const gapText = (name: string): FieldText => computedText([{ text: name, isGap: true }]);

/** A number or day as its language writes it. */
export const valueText = (text: FieldText, value: string | undefined): FieldText =>
  value === undefined ? text : { ...text, value };

/** The path of a field beside another one: 'lines.0.rate' beside 'lines.0.description'. */
export const fieldBeside = ({ field }: FieldText, name: string): string | undefined =>
  field && field.slice(0, field.lastIndexOf('.') + 1) + name;

export function joinTexts(parts: readonly FieldText[], between: '\n' | ' ' = '\n'): FieldText {
  const spans = parts.flatMap(({ spans: own }, at) => (at === 0 ? own : [{ text: between }, ...own]));
  return { source: '', spans, plain: plainOf(spans), parts, between };
}

/** Whether the text is one placeholder and nothing else. */
export const isGap = ({ spans }: FieldText): boolean => spans.length === 1 && spans[0]?.isGap === true;

/** Whether the text has marks, or placeholders among words. */
export const isMarked = ({ spans }: FieldText): boolean => spans.some((span) => Object.keys(span).length > 1);

export const isEmpty = (text: FieldText | undefined): boolean => text === undefined || text.plain === '';

/** The same words for a place of their own, where another place shows the field already. */
export function repeated({ source, spans, plain }: FieldText): FieldText {
  return { source, spans, plain };
}
