import { describe, expect, it } from 'vitest';
import type { VersionSteps } from '../../../contract/version-steps.ts';
import { emptyPage, type PageAction, pageReducer } from './page-state.ts';

/** By the versions before and after, where each version is made from the one numbered before it. */
const stepsOf = (undo: number | null, redo: number | null): VersionSteps => ({
  undo_version: undo,
  redo_version: redo,
  undo_steps: undo ?? 0,
  redo_steps: redo === null ? 0 : 1,
});
const saved = (version: number, steps?: VersionSteps): PageAction => ({
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
    ...stepsOf(undo, redo),
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
    expect(play(saved(1)).steps).toEqual(stepsOf(null, null));
    expect(play(saved(1), loaded(1, null, 2), saved(3))).toMatchObject({
      version: 3,
      steps: stepsOf(1, null),
    });
    expect(play(loaded(4, 3, null), saved(9)).steps).toEqual({ ...stepsOf(4, null), undo_steps: 4 });
  });

  it('can undo and redo what the server says after a manual edit, an undo, and an undo in the chat', () => {
    expect(play(saved(1), saved(2), loaded(1, null, 2))).toMatchObject({
      version: 1,
      steps: stepsOf(null, 2),
    });
    const undone = play(saved(1), saved(2), saved(1, stepsOf(null, 2)));
    expect(undone).toMatchObject({ base: '<article>1</article>', version: 1, steps: stepsOf(null, 2) });
  });

  it('shows an earlier version until the next prompt or until it is closed', () => {
    const looking = play(saved(1), saved(2), { type: 'viewed', version: 1, html: 'old' });
    expect(looking.viewed).toEqual({ version: 1, html: 'old' });
    expect(pageReducer(looking, { type: 'returned' }).viewed).toBeNull();
    expect(pageReducer(looking, saved(3)).viewed).toBeNull();
    expect(pageReducer(looking, { type: 'viewed', version: 2, html: 'now' }).viewed).toBeNull();
  });
});
