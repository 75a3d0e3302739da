import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Secret } from '../../config/secret.ts';
import { openBrowser } from './test-browser.ts';
import { createIdentityApp, type IdentityApp } from './test-identity-app.ts';

/* The provider is a loopback server with the protocol that Turnstile, hCaptcha and reCAPTCHA share. */

let server: Server;
let octavo: IdentityApp;
let asked: Record<string, string>[];
let verdict: { status: number; body: unknown };

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      asked.push(Object.fromEntries(new URLSearchParams(text)));
      response.writeHead(verdict.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(verdict.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  octavo = await createIdentityApp(
    {
      captcha: {
        provider: 'cloudflare-turnstile',
        secretKey: new Secret('secret of the site'),
        verifyUrl: `http://127.0.0.1:${port}/siteverify`,
      },
    },
    {
      CAPTCHA_PROVIDER: 'cloudflare-turnstile',
      CAPTCHA_SITE_KEY: 'key of the site',
      CAPTCHA_SECRET_KEY: 'secret of the site',
    },
  );
});
afterAll(async () => {
  await octavo.close();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  asked = [];
  verdict = { status: 200, body: { success: true } };
});

const email = 'ada@example.com';
const calls: [string, object][] = [
  ['/identity/sign-up', { email, password: 'my password', display_name: 'Ada' }],
  ['/identity/sign-in', { email, password: 'my password' }],
  ['/identity/send-code', { purpose: 'sign_in', email }],
];

test('the configuration names the provider and the public key, never the secret', async () => {
  const answer = await openBrowser(octavo.app).get('/identity/config');
  expect(answer.json().captcha).toEqual({ provider: 'cloudflare-turnstile', site_key: 'key of the site' });
  expect(answer.body).not.toContain('secret of the site');
});

describe.each(calls)('%s', (path, body) => {
  test('without a token it is required, and nothing happens', async () => {
    // Emails of earlier calls are sent after their responses.
    await octavo.identity.entry.whenIdle();
    const before = octavo.mails.length;
    const answer = await openBrowser(octavo.app).post(path, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'captcha_required' });
    await octavo.identity.entry.whenIdle();
    expect([asked.length, octavo.mails.length]).toEqual([0, before]);
  });

  test('with a token the provider is asked, and the call succeeds', async () => {
    const answer = await openBrowser(octavo.app).post(path, { ...body, captcha_token: 'from the widget' });
    expect(answer.statusCode).toBeLessThan(300);
    expect(asked).toEqual([
      {
        secret: 'secret of the site',
        response: 'from the widget',
        remoteip: expect.stringMatching(/^198\.18\./),
      },
    ]);
  });

  test.each([
    ['refuses the token', 200, { success: false, 'error-codes': ['timeout-or-duplicate'] }, 400],
    ['takes the visitor for a program', 200, { success: true, score: 0.1 }, 400],
    ['answers nonsense', 500, 'out of order', 503],
  ])('when the provider %s, nothing happens', async (_, status, body_, expected) => {
    verdict = { status, body: body_ };
    const answer = await openBrowser(octavo.app).post(path, { ...body, captcha_token: 'from the widget' });
    expect(answer.statusCode).toBe(expected);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});
