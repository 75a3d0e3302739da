import type { DocumentContent } from '../../../domain/content/document-content.ts';
import type { TurnRequest } from '../turn/turn-request.ts';

export interface SavedPage {
  readonly html: string;
  readonly content: DocumentContent | null;
}

/** Returns whether a turn left the page as it was. */
export const isFreeChange = ({ document }: Pick<TurnRequest, 'document'>, saved: SavedPage | null): boolean =>
  saved === null || saved.html === document;
