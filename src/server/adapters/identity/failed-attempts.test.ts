import { describe, expect, test } from 'vitest';
import { FailedAttempts, subscriberOf } from './failed-attempts.ts';

describe('failed sign-in attempts', () => {
  const start = new Date('2026-03-01T10:00:00Z');
  const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);

  test('ten failures in a minute close the door to that address until the first is a minute old', () => {
    const failures = new FailedAttempts();
    for (let i = 0; i < 9; i++) failures.record('192.0.2.1', at(i));
    expect(failures.waitSeconds('192.0.2.1', at(10))).toBe(0);
    failures.record('192.0.2.1', at(10));
    expect(failures.waitSeconds('192.0.2.1', at(20))).toBe(40);
    expect(failures.waitSeconds('192.0.2.2', at(20))).toBe(0);
    expect(failures.waitSeconds('192.0.2.1', at(60))).toBe(0);
  });

  test('an IPv6 subscriber is one, whichever of its addresses it uses', () => {
    const failures = new FailedAttempts();
    for (let i = 0; i < 10; i++) failures.record(`2001:db8:1:2::${i + 1}`, start);
    expect(failures.waitSeconds('2001:db8:1:2:ffff::1', start)).toBe(60);
    expect(failures.waitSeconds('2001:db8:1:3::1', start)).toBe(0);
  });

  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::1', '0:0:0:0'],
    ['2001:0DB8::1', '2001:db8:0:0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('the subscriber of %s is %s', (address, subscriber) => {
    expect(subscriberOf(address)).toBe(subscriber);
  });
});
