import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createHostCheck } from './known-hosts.ts';

const checkWith = (env: Readonly<Record<string, string>>) => createHostCheck(readConfig(env));

describe('a Host header', () => {
  it.each([
    ['localhost:3000', true],
    ['127.0.0.1:3000', true],
    ['127.9.8.7', true],
    ['[::1]:3000', true],
    ['LOCALHOST', true],
    ['octavo.localhost:3000', true],
    ['evil.example', false],
    ['localhost.evil.example', false],
    ['127.0.0.1.evil.example', false],
    ['evil.example:3000', false],
    ['10.0.0.5', false],
    ['user@localhost', false],
    ['localhost/evil', false],
    ['', false],
    [']', false],
  ])('on loopback: %s is known: %s', (host, isKnown) => {
    expect(checkWith({})(host)).toBe(isKnown);
  });

  it.each([
    ['octavo.example.com', true],
    ['OCTAVO.example.com:443', true],
    ['localhost:3000', true],
    ['192.168.1.5:3000', true],
    ['[fd00::7]:3000', true],
    ['octavo', true],
    ['evil.example', false],
    ['octavo.example.com.evil.example', false],
  ])('on the network: %s is known: %s', (host, isKnown) => {
    const check = checkWith({
      HOST: '0.0.0.0',
      OCTAVO_PUBLIC_URL: 'https://octavo.example.com',
      OCTAVO_HOSTNAMES: 'Octavo',
    });
    expect(check(host)).toBe(isKnown);
  });

  it('is accepted if the server listens on that address', () => {
    expect(checkWith({ HOST: 'box.internal' })('box.internal:3000')).toBe(true);
  });
});

describe('a request with an unknown host', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(async () => {
    await test.close();
  });

  it.each(['/', '/api/user/documents', '/openapi.json', '/nowhere', '/metrics'])(
    'is rejected for %s',
    async (url) => {
      const answer = await test.app.inject({ url, headers: { host: 'evil.example', ...test.as('ada') } });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([421, 'unknown_host']);
    },
  );

  it('is answered for liveness checks', async () => {
    const answer = await test.app.inject({ url: '/healthz', headers: { host: '10.1.2.3' } });
    expect(answer.statusCode).toBe(200);
  });
});
