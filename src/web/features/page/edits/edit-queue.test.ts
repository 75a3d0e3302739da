import { beforeAll, describe, expect, it } from 'vitest';
import type { DocumentView } from '../../../../contract/documents.ts';
import { loadWords } from '../../../lib/words.ts';
import { createEditQueue, type EditAnswer, type StepTarget } from './edit-queue.ts';
import { duplicateBlock, type HandEdit, lockBlock, moveBlock, removeBlock } from './hand-edit.ts';
import { movesFrom, sumOf } from './pending-steps.ts';

beforeAll(() => loadWords('editing'));

const block = (id: string, words = id): string => `<p data-id="${id}">${words}</p>`;
const article = (...pages: readonly string[][]): string =>
  `<article class="doc" lang="en">${pages
    .map((blocks, index) => `<section class="page" data-id="p${index + 1}">${blocks.join('')}</section>`)
    .join('')}</article>`;
const order = (html: string | null): string[] =>
  [...(html ?? '').matchAll(/<p data-id="([^"]+)"/g)].map(([, id]) => id ?? '');

function answerOf(saved: StepTarget, html: string): EditAnswer {
  const document = { id: saved.documentId, html, version: saved.version + 1 } as DocumentView;
  return { outcome: 'saved', document };
}

class Refusal extends Error {}

/** A server with manually triggered responses. */
function setUp(html: string) {
  let sum = sumOf([]);
  const drafts: (string | null)[] = [];
  const sent: {
    saved: StepTarget;
    edit: HandEdit;
    answer: (answer: EditAnswer) => void;
    fail: (error?: Error) => void;
  }[] = [];
  const seen: string[] = [];
  const moves: {
    version: number;
    key: string;
    move: string;
    answer: (document: DocumentView) => void;
    fail: (error?: Error) => void;
  }[] = [];
  const queue = createEditQueue({
    send: (saved, edit) =>
      new Promise((answer, reject) =>
        sent.push({ saved, edit, answer, fail: (error = new Error('offline')) => reject(error) }),
      ),
    move: ({ version, key }, move) =>
      new Promise((answer, reject) =>
        moves.push({ version, key, move, answer, fail: (error = new Error('offline')) => reject(error) }),
      ),
    newKey: () => `key ${sent.length + moves.length}`,
    left: { keep: () => undefined, take: () => null },
    onDraft: (draft) => drafts.push(draft),
    onPending: (pending) => {
      sum = pending;
    },
    onMoved: ({ version }, move) => seen.push(`${move} ${version}`),
    isPassing: (error) => !(error instanceof Refusal),
    onMoveRefused: () => seen.push('not moved'),
    refusalOf: (error) => (error instanceof Refusal ? error.message : null),
    onSaved: ({ document }) => seen.push(`saved ${document.version}`),
    onFailed: () => seen.push('failed'),
    onImpossible: (message) => seen.push(message),
  });
  queue.rebase({ documentId: 'd', version: 1, html });
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  return {
    queue,
    drafts,
    sent,
    moves,
    seen,
    settle,
    pending: () => ({ edits: sum.edits.length, undone: sum.undone.length, back: sum.back }),
    offered: (saved: { undo_steps: number; redo_steps: number }) => movesFrom(sum, saved),
  };
}

describe('manual edits', () => {
  it('show at once and are sent one by one, each on the previous version', async () => {
    const { queue, drafts, sent, seen, settle } = setUp(article(['a', 'b', 'c'].map((id) => block(id))));
    queue.add(moveBlock('c', 'up'));
    queue.add(moveBlock('c', 'up'));
    expect(order(drafts.at(-1) ?? null)).toEqual(['c', 'a', 'b']);
    expect(sent).toHaveLength(1);
    sent[0]?.answer(answerOf(sent[0].saved, article([block('a'), block('c'), block('b')])));
    await settle();
    expect(sent[1]?.saved.version).toBe(2);
    sent[1]?.answer(answerOf(sent[1].saved, article([block('c'), block('a'), block('b')])));
    await settle();
    expect(seen).toEqual(['saved 2', 'saved 3']);
    expect(drafts.at(-1)).toBeNull();
  });

  it('stay on the page after a failure until they are resent or discarded', async () => {
    const { queue, drafts, sent, seen, settle } = setUp(article([block('a'), block('b')]));
    queue.add(removeBlock('b'));
    sent[0]?.fail();
    await settle();
    expect(seen).toEqual(['failed']);
    expect(order(drafts.at(-1) ?? null)).toEqual(['a']);
    queue.retry();
    expect(sent).toHaveLength(2);
    sent[1]?.fail();
    await settle();
    queue.takeBack();
    expect(drafts.at(-1)).toBeNull();
  });

  it('are reported if they no longer apply to the saved page', async () => {
    const { queue, sent, seen, settle } = setUp(article([block('a'), block('b')]));
    queue.add(duplicateBlock('a'));
    queue.add(removeBlock('b'));
    sent[0]?.answer(answerOf(sent[0].saved, article([block('a'), block('a-2')])));
    await settle();
    expect(seen[1]).toContain('"b"');
    expect(sent).toHaveLength(1);
  });
});

describe('undo and redo', () => {
  const abc = article(['a', 'b', 'c'].map((id) => block(id)));
  const documentOf = (version: number, html: string) => ({ id: 'd', version, html }) as DocumentView;

  it('of an edit that is being saved shows at once and is sent after it', async () => {
    const { queue, drafts, sent, moves, seen, settle, pending } = setUp(abc);
    queue.add(removeBlock('b'));
    queue.move('undo');
    expect(order(drafts.at(-1) ?? null)).toEqual(['a', 'b', 'c']);
    expect(pending()).toEqual({ edits: 0, undone: 1, back: 0 });
    expect(moves).toEqual([]);
    sent[0]?.answer(answerOf(sent[0].saved, article([block('a'), block('c')])));
    await settle();
    expect(moves).toMatchObject([{ version: 2, move: 'undo' }]);
    moves[0]?.answer(documentOf(1, abc));
    await settle();
    expect(seen).toEqual(['saved 2', 'undo 1']);
    expect(drafts.at(-1)).toBeNull();
  });

  it('follow each other, and the next edit is based on their result', async () => {
    const { queue, sent, moves, settle, pending } = setUp(abc);
    queue.move('undo');
    queue.move('undo');
    queue.move('redo');
    queue.add(removeBlock('c'));
    expect(pending()).toEqual({ edits: 1, undone: 0, back: 1 });
    for (const version of [4, 3, 5]) {
      moves.at(-1)?.answer(documentOf(version, abc));
      await settle();
    }
    expect(moves.map(({ version, move }) => [version, move])).toEqual([
      [1, 'undo'],
      [4, 'undo'],
      [3, 'redo'],
    ]);
    expect(sent[0]?.saved.version).toBe(5);
  });

  it('are offered step by step while an edit before them is being saved', () => {
    const { queue, moves, offered } = setUp(abc);
    // The page is version 2, so one version can be undone below the edit.
    const saved = { undo_steps: 1, redo_steps: 0 };
    queue.add(removeBlock('b'));
    expect(offered(saved)).toEqual({ undo: true, redo: false });
    queue.move('undo');
    expect(offered(saved)).toEqual({ undo: true, redo: true });
    queue.move('undo');
    expect(offered(saved)).toEqual({ undo: false, redo: true });
    queue.move('redo');
    expect(offered(saved)).toEqual({ undo: true, redo: true });
    queue.move('redo');
    expect(offered(saved)).toEqual({ undo: true, redo: false });
    expect(moves).toEqual([]);
  });

  it('are dropped with an edit that is rejected, and do not undo the one before it', async () => {
    const { queue, sent, moves, seen, settle } = setUp(abc);
    queue.add(removeBlock('b'));
    queue.move('undo');
    queue.move('redo');
    sent[0]?.fail(new Refusal('No.'));
    await settle();
    expect(seen).toEqual(['No.']);
    expect(moves).toEqual([]);
  });

  it('are not tried again after they are refused', async () => {
    const { queue, moves, seen, settle, pending } = setUp(abc);
    queue.move('undo');
    moves[0]?.fail(new Refusal('No.'));
    await settle();
    expect(seen).toEqual(['not moved']);
    expect(pending()).toEqual({ edits: 0, undone: 0, back: 0 });
  });

  it('are sent again as the same request after the connection was lost', async () => {
    const { queue, moves, seen, settle, pending } = setUp(abc);
    queue.move('undo');
    queue.move('redo');
    moves[0]?.fail();
    await settle();
    expect(seen).toEqual(['failed']);
    expect(pending()).toEqual({ edits: 0, undone: 0, back: 0 });
    queue.retry();
    expect(moves.map(({ move, key }) => [move, key === moves[0]?.key])).toEqual([
      ['undo', true],
      ['undo', true],
    ]);
  });
});

describe('a block', () => {
  it('moves across pages, but not beyond the document', () => {
    const pages = article([block('a')], [block('b'), block('c')]);
    expect(moveBlock('b', 'up')(pages)?.patches).toEqual([
      { op: 'move', id: 'b', pageId: 'p1', afterId: 'a' },
    ]);
    expect(moveBlock('a', 'down')(pages)?.patches).toEqual([
      { op: 'move', id: 'a', pageId: 'p2', afterId: null },
    ]);
    expect(moveBlock('a', 'up')(pages)).toBeNull();
    expect(moveBlock('nowhere', 'up')(pages)).toBeNull();
  });

  it('is copied with new ids', () => {
    const html = article([block('a', '<b data-id="a.1">x</b>'), block('a-2')]);
    const patch = duplicateBlock('a')(html)?.patches[0];
    expect(patch).toMatchObject({ op: 'insert', afterId: 'a' });
    expect(patch?.op === 'insert' && patch.html).toBe('<p data-id="a-3"><b data-id="a.1-3">x</b></p>');
  });

  it('is locked and unlocked in the document itself', () => {
    const html = article([block('a')]);
    expect(lockBlock('a', true)(html)?.patches).toEqual([
      { op: 'set_attribute', id: 'a', name: 'data-locked', value: 'true' },
    ]);
    expect(lockBlock('a', false)(html)?.label).toBe('Unlocked A');
  });
});
