import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { limitKey } from './rate-limits.ts';

const keyOf = (ip: string) => limitKey({ ip } as FastifyRequest);

describe('the rate limit key', () => {
  it('is an IPv4 address, also if mapped to IPv6', () => {
    expect(keyOf('203.0.113.9')).toBe('203.0.113.9');
    expect(keyOf('::ffff:203.0.113.9')).toBe('203.0.113.9');
  });

  it('is an IPv6 network of 64 bits', () => {
    expect(keyOf('2001:db8:1:2:3:4:5:6')).toBe(keyOf('2001:db8:1:2:ffff::1'));
    expect(keyOf('2001:db8:1:2::1')).not.toBe(keyOf('2001:db8:1:3::1'));
    expect(keyOf('::1')).toBe('0:0:0:0');
  });
});
