import { useMemo } from 'react';
import type { HandEdits } from './use-hand-edits.ts';

/** Speaker notes of the page's slides, for the desk; null for other formats and while nothing can be edited. */
export function useSlideNotes({ editing, html, canEdit, add }: HandEdits) {
  const pages = useMemo(() => (editing && html !== null ? editing.notesIn(html) : null), [editing, html]);
  if (!pages || !editing || !canEdit) return null;
  return {
    pages,
    onChange: (pageId: string, number: number, notes: string) =>
      add(editing.changeNotes(pageId, number, notes)),
  };
}
