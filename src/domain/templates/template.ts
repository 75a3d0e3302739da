import type { DocumentFormat, Orientation } from '../content/choices.ts';
import type { DocumentContent } from '../content/document-content.ts';

/** A template's metadata: enough to list and find it. */
export interface TemplateHead {
  /** Unique identifier, used in URLs and on the command line. */
  readonly name: string;
  /** Group in which it is listed: 'packing-list'. */
  readonly kind: string;
  readonly title: string;
  /** One sentence; may be empty. */
  readonly description: string;
  /** Additional search terms. */
  readonly words: readonly string[];
  /** Prompts that this document answers, in its own language. */
  readonly asks: readonly string[];
  /** Heading of the part whose list receives the items of a prompt. */
  readonly list: string | null;
  /** Kinds for which this is an outline on any subject; `blank` before a kind: only as a form to fill in. */
  readonly outline: readonly string[];
  /** Whom a letter is for: 'landlord'. Empty: anybody. */
  readonly readers: readonly string[];
  /** Names of parts that are entirely sample text. */
  readonly samples: readonly string[];
  /** BCP 47 tag. */
  readonly language: string;
  readonly format: DocumentFormat;
  readonly orientation: Orientation;
}

export interface Template {
  readonly head: TemplateHead;
  readonly content: DocumentContent;
}

/**
 * Facts of a prompt that can replace sample text. A number may follow, as in `item2`. A `part` stays as it is unless
 * the prompt names parts of its own.
 */
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
  'part',
  'told',
  'ask',
] as const;

export const isTemplateSlot = (slot: string): boolean =>
  (templateSlots as readonly string[]).includes(slot.replace(/\d{1,3}$/, ''));

/** Valid template names, which are used in URLs. */
export const templateName = /^[a-z\d][a-z\d.-]{0,79}$/;
