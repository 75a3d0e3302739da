import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { outboxToken } from './outbox-access.ts';

const apps: TestApp[] = [];
async function appWith(env: Record<string, string> = {}): Promise<TestApp> {
  const app = await createTestApp(env);
  apps.push(app);
  return app;
}
let local: TestApp;
beforeAll(async () => {
  local = await appWith();
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
});

const link = 'http://localhost:3000/auth?mode=verify&token=Zk3pQ8vWc1yT7nXb5LdR';
const headers = { authorization: `Bearer ${outboxToken(new Uint8Array(32).fill(7))}` };

async function send(app: TestApp, to: string): Promise<void> {
  await app.deps.mail.send({ kind: 'verify_email', to, data: { link, displayName: '<img src=x>' } });
}

interface Listed {
  to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
  sent_at: string;
}

describe('the outbox', () => {
  it('shows how to get an email while it is empty', async () => {
    const page = await local.app.inject({ url: '/dev/outbox', headers });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('No email yet');
    expect((await local.app.inject({ url: '/dev/outbox.json', headers })).json()).toEqual([]);
  });

  it('shows each email immediately, newest first, with its links', async () => {
    await send(local, 'ada@example.com');
    await send(local, 'bob@example.com');
    const answer = await local.app.inject({ url: '/dev/outbox.json', headers });
    expect(answer.headers['cache-control']).toBe('no-store');
    const mails = answer.json<Listed[]>();
    expect(mails.map(({ to }) => to)).toEqual(['bob@example.com', 'ada@example.com']);
    expect(mails[0]).toMatchObject({
      subject: 'Verify your email for Octavo',
      text: expect.stringContaining(link),
      html: expect.stringContaining('<!doctype html>'),
      links: [link],
      sent_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
    });
  });

  it('is a page without scripts that shows an email in a sandbox', async () => {
    const mails = (await local.app.inject({ url: '/dev/outbox.json', headers })).json<
      (Listed & { id: string })[]
    >();
    const oldest = mails.at(-1);
    const page = await local.app.inject({ url: `/dev/outbox?mail=${oldest?.id}`, headers });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.body).not.toMatch(/<script|<img|\son\w+=/i);
    expect(page.body).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="/);
    expect(page.body).toContain('<dd>ada@example.com</dd>');
  });

  it('keeps the newest 200', async () => {
    await local.database.pool.query(
      `insert into mails (id, to_address, kind, subject, text, html, status, sent_at)
       select gen_random_uuid(), 'many' || n || '@example.com', 'magic_link', 'Many', 'text', 'html', 'sent', now()
       from generate_series(1, 250) as n`,
    );
    await send(local, 'last@example.com');
    const mails = (await local.app.inject({ url: '/dev/outbox.json', headers })).json<Listed[]>();
    expect(mails).toHaveLength(200);
    expect(mails[0]?.to).toBe('last@example.com');
    expect(mails.at(-1)?.to).toBe('many52@example.com');
    const { rows } = await local.database.pool.query('select count(*) as n from mails');
    expect(rows[0].n).toBe(200);
  });
});

const paths = ['/dev/outbox', '/dev/outbox.json'];

describe('the outbox opens', () => {
  it.each([
    ['a direct call on this machine', { host: 'localhost:3000' }],
    ['a proxy that adds no headers and rewrites the host', { host: '127.0.0.1:3000' }],
    ['a proxy', { 'x-forwarded-for': '203.0.113.5' }],
    ['a wrong token', { authorization: `Bearer ${'A'.repeat(43)}` }],
    ['another session', { cookie: 'session=somebody' }],
  ] as [string, Record<string, string>][])('not for %s', async (_title, given) => {
    await send(local, 'locked@example.com');
    for (const url of paths) {
      const answer = await local.app.inject({ url, headers: given, remoteAddress: '127.0.0.1' });
      expect(answer.statusCode, url).toBe(401);
      expect(answer.body).not.toContain('locked@example.com');
    }
    const page = await local.app.inject({ url: '/dev/outbox', headers: given });
    expect(page.body).toContain('Open the outbox link that Octavo printed');
  });

  it('for the owner’s session', async () => {
    for (const url of paths)
      expect((await local.app.inject({ url, headers: { cookie: 'session=owner' } })).statusCode, url).toBe(
        200,
      );
  });

  it('by the printed link, which is removed from the URL and stored in a cookie', async () => {
    const token = outboxToken(local.deps.instanceSecret);
    const opened = await local.app.inject({ url: `/dev/outbox?token=${token}` });
    expect(opened.statusCode).toBe(303);
    expect(opened.headers.location).toBe('/dev/outbox');
    const [cookie = ''] = [opened.headers['set-cookie']].flat();
    expect(cookie).toMatch(/; Path=\/dev; HttpOnly; SameSite=Strict$/);
    const again = { cookie: cookie?.split(';')[0] ?? '' };
    expect((await local.app.inject({ url: '/dev/outbox', headers: again })).statusCode).toBe(200);
    expect((await local.app.inject({ url: `/dev/outbox.json?token=${token}` })).statusCode).toBe(200);
  });
});

describe('the outbox returns 404', () => {
  it.each([
    ['with SMTP', { SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'a@example.org' }],
    ['where the network reaches the server', { HOST: '0.0.0.0' }],
    ['under a public address', { OCTAVO_PUBLIC_URL: 'https://octavo.example.org' }],
  ] as [string, Record<string, string>][])('%s', async (_title, env) => {
    const { app } = await appWith(env);
    for (const url of paths) expect((await app.inject({ url, headers })).statusCode, url).toBe(404);
  });

  it("and an email that can't be read is recorded without its link", async () => {
    const { app: _app, ...open } = await appWith({ HOST: '0.0.0.0' });
    await open.deps.mail.send({ kind: 'verify_email', to: 'ada@example.com', data: { link } });
    const { rows } = await open.database.pool.query('select status, last_error, text, html from mails');
    expect(rows).toEqual([{ status: 'failed', last_error: 'SMTP_URL is not set', text: null, html: null }]);
  });
});
