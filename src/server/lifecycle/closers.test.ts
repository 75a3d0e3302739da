import { expect, test } from 'vitest';
import { createClosers } from './closers.ts';

test('closes in reverse order, continues after a failure, and closes everything once', async () => {
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

test("without time, closes what would outlive the process and doesn't wait", () => {
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
