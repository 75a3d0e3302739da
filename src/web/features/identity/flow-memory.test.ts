import { beforeEach, expect, test } from 'vitest';
import { createFlowMemory } from './flow-memory.ts';

let nowMs: number;
let stored: Map<string, string>;
let memory: ReturnType<typeof createFlowMemory>;

beforeEach(() => {
  nowMs = 1_000_000;
  stored = new Map();
  memory = createFlowMemory({
    now: () => nowMs,
    store: {
      read: (key) => stored.get(key) ?? null,
      write: (key, value) => void (value === null ? stored.delete(key) : stored.set(key, value)),
    },
  });
});

const facts = { purpose: 'sign_in', email: 'ines@example.com', returnTo: '/app?session=1' } as const;

test('remembers a flow in the browser that started it, separately for each purpose', () => {
  memory.remember(facts);
  expect(memory.recall('sign_in')).toMatchObject(facts);
  expect(memory.recall('verify_email')).toBeNull();
});

test('expires after 600000 ms, and is removed from storage', () => {
  memory.remember(facts);
  nowMs += 599_999;
  expect(memory.recall('sign_in')).not.toBeNull();
  nowMs += 1;
  expect(memory.recall('sign_in')).toBeNull();
  expect(stored.size).toBe(0);
});

test('expires even if the clock was set back', () => {
  memory.remember(facts);
  nowMs -= 1;
  expect(memory.recall('sign_in')).toBeNull();
});

test.each(['{', 'null', '{"purpose":"sign_in"}', '[]'])('ignores a corrupt marker %j', (text) => {
  stored.set('auth-flow:sign_in', text);
  expect(memory.recall('sign_in')).toBeNull();
});
