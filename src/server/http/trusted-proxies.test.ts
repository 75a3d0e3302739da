import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createProxyTrust, readForwarded } from './trusted-proxies.ts';

const apps: TestApp[] = [];
let behind: TestApp;
let open: TestApp;
beforeAll(async () => {
  behind = await createTestApp({ OCTAVO_TRUSTED_PROXIES: 'loopback, 10.1.0.0/16' });
  open = await createTestApp();
  apps.push(behind, open);
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
});

/** Returns a visitor's remaining calls. */
async function remaining({ app }: TestApp, headers: Record<string, string>, remoteAddress = '10.1.2.3') {
  const answer = await app.inject({ url: '/identity/config', headers, remoteAddress });
  return Number(answer.headers['x-ratelimit-remaining']);
}

describe('behind a trusted proxy', () => {
  test.each([
    ['X-Forwarded-For', (ip: string) => ({ 'x-forwarded-for': ip })],
    ['X-Forwarded-For through two proxies', (ip: string) => ({ 'x-forwarded-for': `${ip}, 10.1.9.9` })],
    ['Forwarded', (ip: string) => ({ forwarded: `for=${ip};proto=https;by=10.1.2.3` })],
    ['Forwarded, quoted with a port', (ip: string) => ({ forwarded: `For="${ip}:4711"` })],
    ['both', (ip: string) => ({ forwarded: `for=${ip}`, 'x-forwarded-for': ip })],
  ])('each visitor has separate limits by %s', async (name, headers) => {
    const [one, other] = [`203.0.113.${name.length}`, `198.51.100.${name.length}`];
    const first = await remaining(behind, headers(one));
    expect(await remaining(behind, headers(one))).toBe(first - 1);
    expect(await remaining(behind, headers(other))).toBe(first);
  });

  test("a visitor can't spoof an address, by prepending one or by the other header", async () => {
    const first = await remaining(behind, { 'x-forwarded-for': '192.0.2.1, 192.0.2.77' });
    expect(await remaining(behind, { 'x-forwarded-for': '192.0.2.2, 192.0.2.77' })).toBe(first - 1);
    const spoofed = await remaining(behind, { forwarded: 'for=192.0.2.3', 'x-forwarded-for': '192.0.2.77' });
    const again = await remaining(behind, { forwarded: 'for=192.0.2.4', 'x-forwarded-for': '192.0.2.77' });
    expect(again).toBe(spoofed - 1);
  });
});

test('headers of an untrusted peer are ignored', async () => {
  for (const app of [open, behind]) {
    const peer = '203.0.113.250';
    const first = await remaining(app, { 'x-forwarded-for': '192.0.2.9' }, peer);
    expect(await remaining(app, { forwarded: 'for=192.0.2.10' }, peer)).toBe(first - 1);
  }
});

test('trusts addresses and networks of both families, mapped ones too', () => {
  const isTrusted = createProxyTrust(['10.1.0.0/16', '192.0.2.7', 'fd00::/8', '::1']);
  for (const address of ['10.1.255.1', '::ffff:10.1.0.1', '192.0.2.7', 'fd12::1', '::1'])
    expect(isTrusted(address), address).toBe(true);
  for (const address of ['10.2.0.1', '192.0.2.8', 'fe80::1', '', 'unknown'])
    expect(isTrusted(address), address).toBe(false);
});

test('reads Forwarded as standardized', () => {
  expect(
    readForwarded('for=192.0.2.60;proto=http, for="[2001:db8::17]:4711";by=10.0.0.1, For=unknown'),
  ).toEqual(['192.0.2.60', '2001:db8::17', 'unknown']);
});
