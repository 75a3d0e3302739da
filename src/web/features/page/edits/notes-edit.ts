import { readArticle } from '../../../../domain/document/read-article.ts';
import { words } from '../../../lib/words.ts';
import { hasFields } from '../page-parts.ts';
import type { MakeEdit } from './hand-edit.ts';

/** Longest notes of a slide; a schema limits them to the same. */
export const longestNotes = 4000;

/** Sets the notes of a slide; empty text removes them. They are content where the page has content. */
export function changeNotes(pageId: string, number: number, notes: string): MakeEdit {
  const value = notes.trim() === '' ? null : notes.trim();
  return (articleHtml) => ({
    patches: [{ op: 'set_attribute', id: pageId, name: 'data-notes', value }],
    ...(hasFields(articleHtml) && { operations: [{ op: 'set', at: `${pageId}.notes`, value }] }),
    label: words('editing').notesOf(number),
  });
}

/**
 * Returns the id and the notes of each slide, in order; null for a slide that continues another one, whose notes
 * are there. Null for other formats.
 */
export function notesIn(articleHtml: string): readonly ({ pageId: string; notes: string } | null)[] | null {
  const { format, pages } = readArticle(articleHtml);
  if (!format.startsWith('slides')) return null;
  return pages.map(({ id, notes }) => (/^[^.]+$/.test(id) ? { pageId: id, notes } : null));
}
