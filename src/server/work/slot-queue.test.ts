import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { SlotQueue } from './slot-queue.ts';

const open = (slots: number, limit = 100, slowAfterMs = 60_000) =>
  new SlotQueue({ slots, limit, slowAfterMs, busy: () => new Error('busy') });

/** Enters the queue for an account, and records its name once admitted. */
function comer(queue: SlotQueue, order: string[]) {
  return (account: string, urgency: 'interactive' | 'batch' = 'interactive') => {
    const { admitted } = queue.enter({ account, urgency });
    const release = admitted.then((back) => {
      order.push(account);
      return back;
    });
    release.catch(() => order.push(`${account} refused`));
    return release;
  };
}

describe('SlotQueue', () => {
  it('serves another account before the rest of a flood', async () => {
    const order: string[] = [];
    const queue = open(1);
    const enter = comer(queue, order);
    const first = await enter('greedy');
    const flood = [enter('greedy'), enter('greedy'), enter('greedy')];
    const other = enter('other');
    first();
    (await other)();
    await flood[0];
    expect(order).toEqual(['greedy', 'other', 'greedy']);
  });

  it('serves interactive work first, without starving batch work', async () => {
    const order: string[] = [];
    const queue = open(1);
    const enter = comer(queue, order);
    const first = await enter('first');
    const batch = enter('batch', 'batch');
    const people = Array.from({ length: 8 }, (_, at) => enter(`person ${at}`));
    first();
    for (const release of [...people, batch]) void release.then((back) => back());
    await Promise.all([...people, batch]);
    expect(order[1]).toBe('person 0');
    expect(order.indexOf('batch')).toBeLessThan(6);
  });

  it('gives an account without a job a slot when the others are slow', async () => {
    const order: string[] = [];
    const queue = open(2, 100, 30);
    const enter = comer(queue, order);
    await Promise.all([enter('slow'), enter('slow')]);
    void enter('slow');
    void enter('other');
    await sleep(100);
    expect(order).toEqual(['slow', 'slow', 'other']);
    expect(queue.depth).toBe(1);
  });

  it('rejects the newest job of a flood when another account enters a full queue', async () => {
    const order: string[] = [];
    const queue = open(1, 3);
    const enter = comer(queue, order);
    const first = await enter('greedy');
    for (let count = 0; count < 3; count += 1) void enter('greedy');
    await expect(enter('greedy')).rejects.toThrow('busy');
    const other = enter('other');
    await sleep(0);
    expect(order).toEqual(['greedy', 'greedy refused', 'greedy refused']);
    first();
    await expect(other).resolves.toBeTypeOf('function');
  });
});
