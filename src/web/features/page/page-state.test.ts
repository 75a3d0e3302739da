import { describe, expect, it } from 'vitest';
import { emptyPage, type PageAction, pageReducer } from './page-state.ts';

const saved = (
  version: number,
  steps?: { undo_version: number | null; redo_version: number | null },
): PageAction => ({
  type: 'event',
  event: {
    type: 'document_saved',
    document_id: 'd',
    title: 'Invoice',
    version,
    html: `<article>${version}</article>`,
    changed_block_ids: [],
    ...(steps && { steps }),
  },
});
const begin: PageAction = {
  type: 'event',
  event: { type: 'document_delta', delta: { op: 'begin', article_html: '<article class="doc"></article>' } },
};
const page: PageAction = {
  type: 'event',
  event: { type: 'document_delta', delta: { op: 'page', page_id: 'p', page_html: '<section></section>' } },
};

const loaded = (version: number, undo: number | null, redo: number | null): PageAction => ({
  type: 'loaded',
  document: {
    id: 'd',
    title: 'Invoice',
    version,
    html: `<article>${version}</article>`,
    checks: null,
    undo_version: undo,
    redo_version: redo,
  },
});

const play = (...actions: PageAction[]) => actions.reduce(pageReducer, emptyPage);

describe('pageReducer', () => {
  it('collects deltas and replaces them with the saved page', () => {
    const writing = play(saved(1), begin, page);
    expect(writing.deltas).toHaveLength(2);
    expect(writing.isWriting).toBe(true);
    const done = pageReducer(pageReducer(writing, saved(2)), { type: 'settled' });
    expect(done).toMatchObject({ base: '<article>2</article>', deltas: [], version: 2, isWriting: false });
  });

  it('starts over with each new page shell', () => {
    expect(play(begin, page, begin).deltas).toHaveLength(1);
  });

  it('can undo a new version, but not redo', () => {
    expect(play(saved(1))).toMatchObject({ undo: null, redo: null });
    expect(play(saved(1), loaded(1, null, 2), saved(3))).toMatchObject({ version: 3, undo: 1, redo: null });
  });

  it('can undo and redo what the server says after a manual edit, an undo, and an undo in the chat', () => {
    expect(play(saved(1), saved(2), loaded(1, null, 2))).toMatchObject({ version: 1, undo: null, redo: 2 });
    const undone = play(saved(1), saved(2), saved(1, { undo_version: null, redo_version: 2 }));
    expect(undone).toMatchObject({ base: '<article>1</article>', version: 1, undo: null, redo: 2 });
  });

  it('shows an earlier version until the next prompt or until it is closed', () => {
    const looking = play(saved(1), saved(2), { type: 'viewed', version: 1, html: 'old' });
    expect(looking.viewed).toEqual({ version: 1, html: 'old' });
    expect(pageReducer(looking, { type: 'returned' }).viewed).toBeNull();
    expect(pageReducer(looking, saved(3)).viewed).toBeNull();
    expect(pageReducer(looking, { type: 'viewed', version: 2, html: 'now' }).viewed).toBeNull();
  });
});
