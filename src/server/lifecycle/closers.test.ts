import { expect, test } from 'vitest';
import { createClosers } from './closers.ts';

test('ends the latest first, goes on after a failure, and ends everything once', async () => {
  const closers = createClosers();
  const order: string[] = [];
  const failures: string[] = [];
  closers.add('first', () => void order.push('first'));
  closers.add('second', () => Promise.reject(new Error('stuck')));
  closers.add('third', async () => void order.push('third'));
  const note = (name: string) => void failures.push(name);
  await Promise.all([closers.closeAll(note), closers.closeAll(note)]);
  expect(order).toEqual(['third', 'first']);
  expect(failures).toEqual(['second']);
});

test('where there is no time, it ends what would outlive the process and waits for nothing', () => {
  const closers = createClosers();
  const order: string[] = [];
  closers.add(
    'database',
    () => new Promise(() => undefined),
    () => void order.push('database'),
  );
  closers.add('connections', () => new Promise(() => undefined));
  closers.add(
    'lock',
    () => undefined,
    () => void order.push('lock'),
  );
  closers.abandonAll();
  expect(order).toEqual(['lock', 'database']);
});
