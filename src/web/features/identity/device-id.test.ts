import { beforeEach, expect, test } from 'vitest';
import { deviceId } from './device-id.ts';

let stored: Map<string, string>;
const deps = (traits: readonly string[] = ['Firefox', '1280x800'], nowMs = 1_700_000_000_000) => ({
  store: {
    read: (key: string) => stored.get(key) ?? null,
    write: (key: string, value: string | null) => {
      if (value === null) stored.delete(key);
      else stored.set(key, value);
    },
  },
  traits: () => traits,
  now: () => nowMs,
});

beforeEach(() => {
  stored = new Map();
});

test('consists of dev_, a fingerprint and the creation time', () => {
  const id = deviceId(deps());
  expect(id).toMatch(/^dev_[0-9a-f]{16}_[0-9a-z]+$/);
  expect(Number.parseInt(id.split('_')[2] ?? '', 36)).toBe(1_700_000_000_000);
});

test('stays the same when the browser changes', () => {
  const id = deviceId(deps());
  expect(deviceId(deps(['Firefox 2', '375x812'], 1_800_000_000_000))).toBe(id);
});

test('differs between browsers, and is the same for equal ones', () => {
  const fingerprint = (traits: readonly string[]) => {
    stored = new Map();
    return deviceId(deps(traits)).split('_')[1];
  };
  expect(fingerprint(['a', 'b'])).toBe(fingerprint(['a', 'b']));
  expect(fingerprint(['a', 'b'])).not.toBe(fingerprint(['ab', '']));
});

test('replaces a corrupt entry', () => {
  stored.set('device_id', 'dev_<script>');
  const id = deviceId(deps());
  expect(id).not.toContain('<');
  expect(stored.get('device_id')).toBe(id);
});
