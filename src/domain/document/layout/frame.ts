import type { Head } from '../../content/document-content.ts';
import { directions } from '../kit/directions/directions.ts';
import type { Look } from '../kit/look.ts';
import { formatDate, isDay } from './format-date.ts';
import { computedText, type FieldText } from './text/field-text.ts';
import type { Read } from './text/read-fields.ts';

/** Page layout settings besides the content. */
export interface Frame {
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  readonly look: Look;
  readonly head: Read<Head>;
  /** Subject of the illustrations, if the document sets one. */
  readonly subject: string | undefined;
  /** Kind of document: 'cv', 'recipe'. */
  readonly kind: string | undefined;
  /** Whether the document has only one page of content. */
  readonly isAlone: boolean;
}

/** Returns the subject of a drawing: the one set in the document, or its titles. */
export const motifFor = ({ subject, language }: Frame, titles: string): Motif => ({
  motif: subject ?? titles,
  isSubject: subject !== undefined,
  language,
});

interface Motif {
  readonly motif: string;
  readonly isSubject: boolean;
  readonly language: string;
}

/** Returns the document title in page heads; '' if there is none. */
export const runningTitle = ({ head }: Frame): string => head.label?.plain ?? '';

/** Returns the owner's name in page heads: empty beside a logo alone, undefined if there is neither. */
export const ownerName = ({ head }: Frame): FieldText | undefined =>
  head.organization ?? (head.logo ? computedText('') : undefined);

/** Returns the date in the head of a document: a localized date, or the given text. */
export function headDate(frame: Frame): FieldText | string {
  const { date } = frame.head;
  if (!date) return '';
  return isDay(date.source) ? dateText(frame, date.source) : date;
}

/** Formats a date for the language or the art direction of a document. */
export function dateText(
  { look, language }: Frame,
  isoDate: string,
  style: 'medium' | 'long' = 'long',
): string {
  if (directions[look.direction].usesIsoDates && isDay(isoDate)) return isoDate.slice(0, 10);
  return formatDate(isoDate, language, style);
}

/** Returns the id prefix of a page's texts: the page id, with the sheet number after the first. */
export const sheetId = (pageId: string, sheet: number): string =>
  sheet === 1 ? pageId : `${pageId}.sheet${sheet}`;
