import { once } from 'node:events';
import { request as plainRequest } from 'node:http';
import { createServer, request, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountsApp, createAccountsApp, type SignedInBrowser } from '../testing/test-accounts.ts';

/* The real server behind a proxy that terminates TLS, as on the internet. */

const host = 'octavo.example';
const publicUrl = `https://${host}`;

let octavo: AccountsApp;
let proxy: Server;
let ada: SignedInBrowser;

beforeAll(async () => {
  octavo = await createAccountsApp({ OCTAVO_PUBLIC_URL: publicUrl, OCTAVO_TRUSTED_PROXIES: 'loopback' });
  ada = await octavo.signUp('ada');
  const { port } = new URL(await octavo.app.listen({ port: 0, host: '127.0.0.1' }));
  const { private: key, cert } = await generate([{ name: 'commonName', value: host }]);
  proxy = createServer({ key, cert }, (incoming, outgoing) => {
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'https',
    };
    const { method, url } = incoming;
    const inner = plainRequest({ port, host: '127.0.0.1', method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(inner);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
});
afterAll(async () => {
  proxy.closeAllConnections();
  proxy.close();
  await octavo.close();
});

async function ask(method: string, path: string, headers: Record<string, string> = {}, body?: object) {
  const { port } = proxy.address() as AddressInfo;
  const sent = request({
    host: '127.0.0.1',
    port,
    servername: host,
    method,
    path,
    // Self-signed.
    rejectUnauthorized: false,
    headers: {
      host,
      origin: publicUrl,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
  });
  sent.end(body ? JSON.stringify(body) : undefined);
  const [answer] = await once(sent, 'response');
  answer.resume();
  await once(answer, 'end');
  const setCookie: string[] = answer.headers['set-cookie'] ?? [];
  return { status: answer.statusCode as number, headers: answer.headers, setCookie };
}

describe('behind a proxy that terminates TLS', () => {
  test('every cookie is host-bound, secure and inaccessible to scripts', async () => {
    const { email, password } = ada;
    const wrong = await ask('POST', '/identity/sign-in', {}, { email, password: 'not the one' });
    expect(wrong.status).toBe(401);
    const { status, setCookie } = await ask('POST', '/identity/sign-in', {}, { email, password });
    expect([status, setCookie.length]).toEqual([200, 2]);
    for (const line of setCookie) {
      expect(line).toMatch(/^__Host-octavo\./);
      expect(line).toMatch(/; Secure/);
      expect(line).toMatch(/; HttpOnly/);
      expect(line).toMatch(/; Path=\/(;|$)/);
      expect(line).toMatch(/; SameSite=(Lax|Strict)/);
      expect(line).not.toMatch(/Domain/i);
    }
    const cookie = setCookie.map((line) => line.split(';', 1)[0]).join('; ');
    expect((await ask('POST', '/identity/session/token', { cookie })).status).toBe(200);
    // As another host of the domain could set it.
    const planted = cookie.replaceAll('__Host-', '');
    expect((await ask('POST', '/identity/session/token', { cookie: planted })).status).toBe(401);
  });

  test.each(['/healthz', '/docs', '/identity/config', '/no/such/page'])(
    'the headers of %s get the best grade by common rules',
    async (path) => {
      const { headers } = await ask('GET', path);
      expect(headers['strict-transport-security']).toMatch(/^max-age=(\d{8,}); includeSubDomains/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toMatch(/^(no-referrer|same-origin|strict-origin)/);
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['cross-origin-opener-policy']).toMatch(/^same-origin/);
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers.server).toBeUndefined();
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/frame-ancestors 'none'/);
      expect(policy).toMatch(/base-uri 'none'/);
      expect(policy).toMatch(/(object-src|default-src) 'none'/);
      const scripts = /(?:script-src|default-src) ([^;]+)/.exec(policy)?.[1];
      expect(scripts).not.toMatch(/unsafe|\*|http:|data:/);
    },
  );

  test('another host name is rejected', async () => {
    expect((await ask('GET', '/identity/config', { host: 'evil.example' })).status).toBe(421);
  });
});
