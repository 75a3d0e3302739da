import type { Head } from '../../content/document-content.ts';
import { directions } from '../kit/directions/directions.ts';
import type { Look } from '../kit/look.ts';
import { formatDate, isDay } from './format-date.ts';
import type { FieldText } from './text/field-text.ts';
import type { Read } from './text/read-fields.ts';

/** What a page is laid out with besides its own content. */
export interface Frame {
  readonly title: string;
  /** What kind of document it is, where it says so. */
  readonly kind: string | undefined;
  /** BCP 47. */
  readonly language: string;
  readonly look: Look;
  readonly head: Read<Head>;
  /** What the illustrations show, where the document says so. */
  readonly subject: string | undefined;
}

/** What a drawing shows: the subject of the document, or what its titles speak of. */
export const motifFor = ({ subject }: Frame, titles: string): { motif: string; isSubject: boolean } => ({
  motif: subject ?? titles,
  isSubject: subject !== undefined,
});

/** What a document is called at the head of its pages; '' where it says nothing. */
export const runningTitle = ({ head }: Frame): string => head.label?.plain ?? '';

/** The date at the head of a document: a day as its language writes it, or the words that were given. */
export function headDate(frame: Frame): FieldText | string {
  const { date } = frame.head;
  if (!date) return '';
  return isDay(date.source) ? dateText(frame, date.source) : date;
}

/** A date as the language or the art direction of a document writes it. */
export function dateText(
  { look, language }: Frame,
  isoDate: string,
  style: 'medium' | 'long' = 'long',
): string {
  if (directions[look.direction].usesIsoDates && isDay(isoDate)) return isoDate.slice(0, 10);
  return formatDate(isoDate, language, style);
}

/** Where texts of a page begin their ids: the id of the page, and of its sheet after the first. */
export const sheetId = (pageId: string, sheet: number): string =>
  sheet === 1 ? pageId : `${pageId}.sheet${sheet}`;
