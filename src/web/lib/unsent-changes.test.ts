import { describe, expect, it } from 'vitest';
import { libraryEndpoints } from '../../contract/library.ts';
import { profileEndpoints } from '../../contract/profile.ts';
import { createCall } from './call.ts';
import { createOfflineQueue } from './offline-queue.ts';
import { sendUnsent } from './send-unsent.ts';
import { json, type Reply, refusal, scriptedDeps } from './test-client.ts';
import { createUnsentChanges } from './unsent-changes.ts';

const id = '0b6f3f5e-54a1-4c53-9a3c-1d7f5d1f2a10';
const day = 24 * 60 * 60 * 1000;

/** A browser's local storage and the pages opened with it in sequence. */
function browserMemory() {
  const memory = new Map<string, string>();
  let now = Date.parse('2026-11-20T10:00:00Z');
  const store = {
    read: (key: string) => memory.get(key) ?? null,
    write: (key: string, value: string | null) =>
      value === null ? memory.delete(key) : memory.set(key, value),
  };
  return {
    memory,
    pass: (ms: number) => {
      now += ms;
    },
    page(isOnline: boolean, replies: readonly Reply[] = []) {
      const unsent = createUnsentChanges({ store, now: () => now });
      const { deps, requests } = scriptedDeps(
        isOnline
          ? replies
          : Array.from({ length: 9 }, () => () => Promise.reject(new TypeError('fetch failed'))),
      );
      const queue = createOfflineQueue({
        isOnline: () => isOnline,
        isVisible: () => true,
        onReturn: () => undefined,
        sleep: () => new Promise(() => undefined),
      });
      const refused: unknown[] = [];
      const call = createCall({ ...deps, queue, unsent });
      const begin = (uid: string) => sendUnsent(uid, { call, unsent }, (error) => refused.push(error));
      return { call, begin, requests, refused, queue };
    },
  };
}

type Page = ReturnType<ReturnType<typeof browserMemory>['page']>;
const keysOf = ({ requests }: Page) =>
  requests.map(({ init }) => new Headers(init.headers).get('idempotency-key'));

/** Closes a page while two changes are queued. */
async function leaveWithTwoChanges(browser: ReturnType<typeof browserMemory>): Promise<Page> {
  const page = browser.page(false);
  await page.begin('ann');
  void page.call(libraryEndpoints.updateDocument, { params: { id }, body: { title: 'Typed on the train' } });
  await expect.poll(() => page.queue.count()).toBe(1);
  void page.call(libraryEndpoints.deleteDocuments, { body: { document_ids: [id] } });
  await expect.poll(() => page.queue.count()).toBe(2);
  return page;
}

describe('changes queued when a page is closed', () => {
  it('are sent by the next page of the same account, in order and with their keys', async () => {
    const browser = browserMemory();
    const before = await leaveWithTwoChanges(browser);
    const other = browser.page(true);
    expect(await other.begin('bob')).toBe(0);
    const renamed = {
      id,
      title: 'Typed on the train',
      updated_at: '2026-11-20T10:00:00Z',
      document_count: 1,
    };
    const ok = () => json(200, { failed_documents: [], reasons: {} });
    const after = browser.page(true, [() => json(200, renamed), ok]);
    expect(await after.begin('ann')).toBe(2);
    expect(after.requests.map(({ url }) => url)).toEqual([
      `/api/user/documents/${id}`,
      '/api/user/documents/delete',
    ]);
    expect(after.requests[0]?.init.body).toBe('{"title":"Typed on the train"}');
    // The second change was never sent from the first page.
    expect(keysOf(after)[0]).toBe(keysOf(before)[0]);
    expect(browser.memory.size).toBe(0);
    expect(await browser.page(true).begin('ann')).toBe(0);
  });

  it('are reported if the server rejects them, and stay if it is unavailable', async () => {
    const browser = browserMemory();
    await leaveWithTwoChanges(browser);
    const broken = Array.from({ length: 4 }, () => () => refusal(503, 'unavailable'));
    const page = browser.page(true, [() => refusal(404, 'not_found'), ...broken]);
    expect(await page.begin('ann')).toBe(0);
    expect(page.refused).toHaveLength(1);
    const next = browser.page(true, [() => json(200, { failed_documents: [], reasons: {} })]);
    expect(await next.begin('ann')).toBe(1);
  });

  it('are dropped after a day, when the server no longer knows their keys', async () => {
    const browser = browserMemory();
    await leaveWithTwoChanges(browser);
    browser.pass(day);
    expect(await browser.page(true).begin('ann')).toBe(0);
  });

  it('are not stored if they end sessions; invalid stored data is ignored', async () => {
    const browser = browserMemory();
    const page = browser.page(false);
    await page.begin('ann');
    void page.call(profileEndpoints.signOutEverywhere, {});
    await expect.poll(() => page.queue.count()).toBe(1);
    expect(browser.memory.size).toBe(0);
    for (const text of ['{', '[{"key":1}]', 'null']) {
      browser.memory.set('unsent-changes:ann', text);
      expect(await browser.page(true).begin('ann')).toBe(0);
    }
  });
});
