import { expect, test } from 'vitest';
import { AppError } from '../app-error.ts';
import { forCallers } from '../told.ts';
import { DatabaseLostError, isDatabaseLost, withLossesThrown } from './database-lost-error.ts';
import { retryWhileLost } from './retry-while-lost.ts';

const forever = new AbortController().signal;
const lost = () => new DatabaseLostError(new Error('ECONNREFUSED'));

test('retries until the database is back, and counts the attempts', async () => {
  const answer = await retryWhileLost(async (tries) => {
    if (tries < 3) throw new AppError('internal', forCallers('wrapped'), { cause: lost() });
    return tries;
  }, forever);
  expect(answer).toBe(3);
});

test('throws other errors immediately', async () => {
  let calls = 0;
  const work = async () => {
    calls += 1;
    throw new AppError('not_found', forCallers('gone'));
  };
  await expect(retryWhileLost(work, forever)).rejects.toThrow('gone');
  expect(calls).toBe(1);
});

test('stops when aborted', async () => {
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 50);
  await expect(retryWhileLost(() => Promise.reject(lost()), stop.signal)).rejects.toThrow(DatabaseLostError);
});

test('throws if a library treats a lost database as an empty result', async () => {
  const library = async () => {
    const session = await Promise.reject(lost()).catch(() => null);
    return { session };
  };
  await expect(withLossesThrown(library)).rejects.toThrow(DatabaseLostError);
  expect(await withLossesThrown(async () => 'fine')).toBe('fine');
  await expect(withLossesThrown(() => Promise.reject(new Error('its own')))).rejects.toThrow('its own');
});

test('checks error causes, including circular ones', () => {
  const circle = new Error('first');
  circle.cause = new Error('second', { cause: circle });
  expect(isDatabaseLost(circle)).toBe(false);
  expect(isDatabaseLost(new Error('outer', { cause: lost() }))).toBe(true);
});
