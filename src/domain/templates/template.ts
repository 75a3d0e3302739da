import type { DocumentFormat, Orientation } from '../content/choices.ts';
import type { DocumentContent } from '../content/document-content.ts';

/** What a template says of itself: enough to list and find it. */
export interface TemplateHead {
  /** Names it in addresses and on the command line; unique in the library. */
  readonly name: string;
  /** The group that lists it: 'packing-list'. */
  readonly kind: string;
  readonly title: string;
  /** One sentence; may be empty. */
  readonly description: string;
  /** What else people search for. */
  readonly words: readonly string[];
  /** Prompts that this document answers, in its own language. */
  readonly asks: readonly string[];
  /** Heading of the part whose list takes the items of a prompt. */
  readonly list: string | null;
  /** Kinds that it outlines, whatever they are about: all that is missing is a gap. */
  readonly outline: readonly string[];
  /** Names of parts that are samples as a whole. */
  readonly samples: readonly string[];
  /** BCP 47. */
  readonly language: string;
  readonly format: DocumentFormat;
  readonly orientation: Orientation;
}

export interface Template {
  readonly head: TemplateHead;
  readonly content: DocumentContent;
}

/** The facts of a prompt that can replace a sample text; a number may follow, as in `item2`. */
const templateSlots = [
  'title',
  'subject',
  'from',
  'to',
  'name',
  'place',
  'date',
  'time',
  'money',
  'contact',
  'item',
] as const;

export const isTemplateSlot = (slot: string): boolean =>
  (templateSlots as readonly string[]).includes(slot.replace(/\d{1,3}$/, ''));

/** The name of a template as a part of an address. */
export const templateName = /^[a-z\d][a-z\d.-]{0,79}$/;
