import type { Page } from '../document-content.ts';
import type { Note } from './notes.ts';
import { readContent } from './read-content.ts';

export const context = { today: '2026-11-22' };

/** Reads a single loose page. Returns only the warnings of its notes. */
export function pageOf(value: unknown): { page: Page; notes: readonly Note[] } {
  const { content, notes } = readContent({ title: 'T', pages: [value] }, context);
  const page = content?.pages[0];
  if (!page) throw new Error(JSON.stringify(notes));
  return { page, notes: notes.filter(({ level }) => level === 'warning') };
}

/** Reads a single loose block of an article. */
export function blockOf(value: unknown): unknown {
  const { page } = pageOf({ layout: 'article', title: 'A', blocks: [value] });
  return page.layout === 'article' ? page.blocks[0] : undefined;
}
