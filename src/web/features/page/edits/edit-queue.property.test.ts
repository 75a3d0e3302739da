import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { DocumentView } from '../../../../contract/documents.ts';
import { repeats } from '../../../../domain/full-run.test-data.ts';
import { loadWords } from '../../../lib/words.ts';
import { createEditQueue, type StepTarget } from './edit-queue.ts';
import type { MakeEdit } from './hand-edit.ts';
import { createLeftSteps } from './left-steps.ts';
import { type Move, movesFrom, sumOf } from './pending-steps.ts';

beforeAll(() => loadWords('editing'));

const pageOf = (words: string): string =>
  `<article class="doc" lang="en"><section class="page" data-id="p1"><p data-id="a">${words}</p></section></article>`;
const wordsOf = (html: string | null): string => /data-id="a">([^<]*)</.exec(html ?? '')?.[1] ?? '';

/** Appends a letter, as an edit that depends on the page it is applied to. */
const append =
  (letter: string): MakeEdit =>
  (html) => ({
    patches: [{ op: 'replace', id: 'a', html: `<p data-id="a">${wordsOf(html)}${letter}</p>` }],
    label: 'Text',
  });

/** Versions of a document, moved between as the server does, with answers by key. */
function createServer() {
  /** The first version is 1. */
  const versions = ['', ''];
  const answers = new Map<string, DocumentView>();
  let current = 1;
  let line = [1];
  const view = (): DocumentView =>
    ({
      id: 'd',
      version: current,
      html: pageOf(versions[current] ?? ''),
      undo_version: line[line.indexOf(current) - 1] ?? null,
      redo_version: line[line.indexOf(current) + 1] ?? null,
      undo_steps: line.indexOf(current),
      redo_steps: line.length - 1 - line.indexOf(current),
    }) as DocumentView;
  const once = ({ version, key }: StepTarget, work: () => void): DocumentView => {
    const before = answers.get(key);
    if (before) return before;
    if (version !== current) throw new Error('conflict');
    work();
    answers.set(key, view());
    return view();
  };
  return {
    view,
    edit: (target: StepTarget, html: string) =>
      once(target, () => {
        line = [...line.slice(0, line.indexOf(current) + 1), versions.length];
        versions.push(wordsOf(html));
        current = versions.length - 1;
      }),
    move: (target: StepTarget, move: Move) =>
      once(target, () => {
        const next = line[line.indexOf(current) + (move === 'undo' ? -1 : 1)];
        if (next === undefined) throw new Error('nothing left');
        current = next;
      }),
  };
}

const lost = new Error('connection lost');

/** A browser with one page at a time, whose requests arrive and are answered when told. */
function createBrowser(server: ReturnType<typeof createServer>) {
  const storage = new Map<string, string>();
  const store = {
    read: (key: string) => storage.get(key) ?? null,
    write: (key: string, value: string | null) => {
      if (value === null) storage.delete(key);
      else storage.set(key, value);
    },
  };
  let keys = 0;
  const faults: unknown[] = [];

  function openPage() {
    const waiting: { arrive: () => void; answer: () => void; lose: () => void }[] = [];
    let isClosed = false;
    let draft: string | null = null;
    let pending = sumOf([]);
    let saved = server.view();
    const load = (document: DocumentView): void => {
      saved = document;
      queue.rebase({ documentId: 'd', version: document.version, html: document.html });
    };
    const request = (work: () => DocumentView): Promise<DocumentView> =>
      new Promise((resolve, reject) => {
        let result: (() => void) | null = null;
        const arrive = (): void => {
          if (result) return;
          try {
            const document = work();
            result = () => resolve(document);
          } catch (error) {
            result = () => reject(error);
          }
        };
        waiting.push({
          arrive,
          answer: () => {
            arrive();
            if (!isClosed) result?.();
          },
          lose: () => reject(lost),
        });
      });
    const queue = createEditQueue({
      send: async (target, { patches }) => {
        const [patch] = patches;
        const html = patch?.op === 'replace' ? patch.html : '';
        return { outcome: 'saved', document: await request(() => server.edit(target, html)) };
      },
      move: (target, move) => request(() => server.move(target, move)),
      newKey: () => {
        keys += 1;
        return `key ${keys}`;
      },
      left: createLeftSteps({ store, now: () => 0 }),
      onDraft: (html) => {
        draft = html;
      },
      onPending: (sum) => {
        pending = sum;
      },
      onSaved: ({ document }) => load(document),
      onMoved: load,
      onFailed: (error) => {
        if (error !== lost) faults.push(error);
      },
      isPassing: (error) => error === lost,
      onMoveRefused: (error) => faults.push(error),
      onImpossible: (message) => faults.push(message),
    });
    load(saved);
    return {
      queue,
      /** Whether the buttons for undo and redo are enabled. */
      offered: () => movesFrom(pending, saved),
      /** Text on the page; null where everything is saved. */
      shown: () => (draft === null ? null : wordsOf(draft)),
      arrive: () => waiting[0]?.arrive(),
      answer: async () => {
        waiting.shift()?.answer();
        for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
      },
      /** The connection breaks, before or after the request arrived. */
      lose: async () => {
        waiting.shift()?.lose();
        for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
      },
      isIdle: () => waiting.length === 0,
      close: () => {
        isClosed = true;
        queue.leave(true);
      },
    };
  }
  return { openPage, faults };
}

const action = fc.constantFrom(
  'edit',
  'edit',
  'undo',
  'undo',
  'redo',
  'redo',
  'arrive',
  'answer',
  'answer',
  'lose',
  'retry',
  'reload',
);

it('edits, undo and redo are offered and end as asked, at whatever moment of a save they are pressed, the connection is lost or the page is reloaded', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 30, size: 'max' }), async (actions) => {
      const server = createServer();
      const browser = createBrowser(server);
      let page = browser.openPage();
      /** Whether undo may lead to pages that this page of the app hasn't loaded; it then waits for them. */
      let hasReloaded = false;
      const shown = () => page.shown() ?? wordsOf(server.view().html);
      let wanted = '';
      let earlier: string[] = [];
      let later: string[] = [];
      for (const [index, what] of actions.entries()) {
        if (what === 'edit') {
          // What the user edits is what they see.
          if (shown() !== wanted) continue;
          const letter = String.fromCharCode(97 + (index % 26));
          earlier = [...earlier, wanted];
          later = [];
          wanted += letter;
          page.queue.add(append(letter));
        } else if (what === 'undo' || what === 'redo') {
          const [from, to] = what === 'undo' ? [earlier, later] : [later, earlier];
          const next = from.pop();
          if (next === undefined) continue;
          to.push(wanted);
          wanted = next;
          page.queue.move(what);
        } else if (what === 'arrive') page.arrive();
        else if (what === 'answer') await page.answer();
        else if (what === 'lose') await page.lose();
        else if (what === 'retry') page.queue.retry();
        else {
          // The browser may cancel requests first.
          if (index % 2 === 0) await page.lose();
          page.close();
          page = browser.openPage();
          hasReloaded = true;
        }
        if (hasReloaded) continue;
        if (page.shown() !== null) expect(page.shown()).toBe(wanted);
        const offered = page.offered();
        expect(offered).toEqual({ undo: earlier.length > 0, redo: later.length > 0 });
      }
      page.queue.retry();
      while (!page.isIdle()) await page.answer();
      expect(browser.faults).toEqual([]);
      expect(page.shown()).toBeNull();
      expect(wordsOf(server.view().html)).toBe(wanted);
      expect(page.offered()).toEqual({ undo: earlier.length > 0, redo: later.length > 0 });
    }),
    { numRuns: repeats(75, 400) },
  );
});
