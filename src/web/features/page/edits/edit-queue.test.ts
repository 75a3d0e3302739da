import { describe, expect, it } from 'vitest';
import type { DocumentView } from '../../../../contract/documents.ts';
import { createEditQueue, type EditAnswer, type SavedState } from './edit-queue.ts';
import { duplicateBlock, type HandEdit, lockBlock, moveBlock, removeBlock } from './hand-edit.ts';

const block = (id: string, words = id): string => `<p data-id="${id}">${words}</p>`;
const article = (...pages: readonly string[][]): string =>
  `<article class="doc" lang="en">${pages
    .map((blocks, index) => `<section class="page" data-id="p${index + 1}">${blocks.join('')}</section>`)
    .join('')}</article>`;
const order = (html: string | null): string[] =>
  [...(html ?? '').matchAll(/<p data-id="([^"]+)"/g)].map(([, id]) => id ?? '');

function answerOf(saved: SavedState, html: string): EditAnswer {
  const document = { id: saved.documentId, html, version: saved.version + 1 } as DocumentView;
  return { outcome: 'saved', document };
}

/** A server that answers when it is told to. */
function setUp(html: string) {
  const drafts: (string | null)[] = [];
  const sent: {
    saved: SavedState;
    edit: HandEdit;
    answer: (answer: EditAnswer) => void;
    fail: () => void;
  }[] = [];
  const seen: string[] = [];
  const queue = createEditQueue({
    send: (saved, edit) =>
      new Promise((answer, reject) =>
        sent.push({ saved, edit, answer, fail: () => reject(new Error('offline')) }),
      ),
    onDraft: (draft) => drafts.push(draft),
    onSaved: ({ document }) => seen.push(`saved ${document.version}`),
    onFailed: () => seen.push('failed'),
    onImpossible: (message) => seen.push(message),
  });
  queue.rebase({ documentId: 'd', version: 1, html });
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  return { queue, drafts, sent, seen, settle };
}

describe('manual edits', () => {
  it('show at once and are sent one by one, each based on the previous version', async () => {
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

  it('stay on the page after a failure until they are sent again or discarded', async () => {
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

  it('are reported if the saved page no longer has a place for them', async () => {
    const { queue, sent, seen, settle } = setUp(article([block('a'), block('b')]));
    queue.add(duplicateBlock('a'));
    queue.add(removeBlock('b'));
    sent[0]?.answer(answerOf(sent[0].saved, article([block('a'), block('a-2')])));
    await settle();
    expect(seen[1]).toContain('"b"');
    expect(sent).toHaveLength(1);
  });
});

describe('a block', () => {
  it('moves across pages, and no further than the document', () => {
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
