import { setImmediate } from 'node:timers';
import { expect, test } from 'vitest';
import { ownTurn } from './own-turn.ts';

test('gives each concurrent caller a separate turn of the event loop', async () => {
  let turn = 0;
  let isOver = false;
  const count = (): void => {
    turn += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const turns = await Promise.all(Array.from({ length: 40 }, () => ownTurn().then(() => turn)));
  isOver = true;
  expect(new Set(turns).size).toBe(40);
});
