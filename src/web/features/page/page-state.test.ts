import { describe, expect, it } from 'vitest';
import type { DocumentView } from '../../../contract/documents.ts';
import { emptyPage, type PageAction, pageReducer, redoTarget, undoTarget } from './page-state.ts';

const saved = (version: number): PageAction => ({
  type: 'event',
  event: {
    type: 'document_saved',
    document_id: 'd',
    title: 'Invoice',
    version,
    html: `<article>${version}</article>`,
    changed_block_ids: [],
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

function restored(version: number, from: number, by: 'undo' | 'redo' | 'choice'): PageAction {
  const document: DocumentView = {
    id: 'd',
    session_id: 's',
    title: 'Invoice',
    format: 'a4',
    version,
    html: `<article>${from}</article>`,
    checks: null,
    created_at: '',
    updated_at: '',
    versions: [],
  };
  return { type: 'restored', document, from, by };
}

const play = (...actions: PageAction[]) => actions.reduce(pageReducer, emptyPage);

describe('pageReducer', () => {
  it('collects the streamed page and replaces it with the saved one', () => {
    const writing = play(saved(1), begin, page);
    expect(writing.deltas).toHaveLength(2);
    expect(writing.isWriting).toBe(true);
    const done = pageReducer(pageReducer(writing, saved(2)), { type: 'settled' });
    expect(done).toMatchObject({ base: '<article>2</article>', deltas: [], version: 2, isWriting: false });
  });

  it('starts over at each new page shell', () => {
    expect(play(begin, page, begin).deltas).toHaveLength(1);
  });

  it('undoes and redoes content changes, each as a new version', () => {
    let state = play(saved(1), saved(2), saved(3));
    expect([undoTarget(state), redoTarget(state)]).toEqual([2, null]);
    state = pageReducer(state, restored(4, 2, 'undo'));
    expect(state.base).toBe('<article>2</article>');
    expect([undoTarget(state), redoTarget(state)]).toEqual([1, 3]);
    state = pageReducer(state, restored(5, 1, 'undo'));
    expect([undoTarget(state), redoTarget(state)]).toEqual([null, 2]);
    state = pageReducer(state, restored(6, 2, 'redo'));
    expect([undoTarget(state), redoTarget(state)]).toEqual([1, 3]);
    state = pageReducer(state, saved(7));
    expect([undoTarget(state), redoTarget(state)]).toEqual([2, null]);
  });

  it('can undo restoring an earlier version', () => {
    const state = play(saved(1), saved(2), restored(3, 1, 'choice'));
    expect(undoTarget(state)).toBe(2);
  });

  it('shows an earlier version until the next prompt or until dismissed', () => {
    const looking = play(saved(1), saved(2), { type: 'viewed', version: 1, html: 'old' });
    expect(looking.viewed).toEqual({ version: 1, html: 'old' });
    expect(pageReducer(looking, { type: 'returned' }).viewed).toBeNull();
    expect(pageReducer(looking, saved(3)).viewed).toBeNull();
    expect(pageReducer(looking, { type: 'viewed', version: 2, html: 'now' }).viewed).toBeNull();
  });
});
