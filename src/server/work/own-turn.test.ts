import { setImmediate } from 'node:timers';
import { expect, test } from 'vitest';
import { ownTurn, turnsAhead } from './own-turn.ts';

test('gives each concurrent caller a separate turn of the event loop', async () => {
  let turn = 0;
  let isOver = false;
  const count = (): void => {
    turn += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const asked = Array.from({ length: 40 }, () => ownTurn().then(() => turn));
  expect(turnsAhead()).toBe(40);
  const turns = await Promise.all(asked);
  expect(turnsAhead()).toBe(0);
  isOver = true;
  expect(new Set(turns).size).toBe(40);
});
