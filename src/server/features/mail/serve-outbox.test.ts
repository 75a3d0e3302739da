import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeTestRenderer, createTestApp, type TestApp } from '../../testing/test-app.ts';

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
  await closeTestRenderer();
});

const link = 'http://localhost:3000/auth?mode=verify&token=Zk3pQ8vWc1yT7nXb5LdR';
const headers = { host: 'localhost:3000' };

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
  it('shows how to get a mail while it is empty', async () => {
    const page = await local.app.inject({ url: '/dev/outbox', headers });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('No mail yet');
    expect((await local.app.inject({ url: '/dev/outbox.json', headers })).json()).toEqual([]);
  });

  it('has each mail at once, newest first, with its links', async () => {
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

  it('is a page without scripts that shows a mail in a sandbox', async () => {
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

  it('keeps the 200 newest', async () => {
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

describe('the outbox is not there', () => {
  const paths = ['/dev/outbox', '/dev/outbox.json'];

  it.each([
    ['with SMTP', { SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'a@example.org' }],
    ['where the network reaches the server', { HOST: '0.0.0.0' }],
    ['under a public address', { OCTAVO_PUBLIC_URL: 'https://octavo.example.org' }],
  ] as [string, Record<string, string>][])('%s', async (_title, env) => {
    const { app } = await appWith(env);
    for (const url of paths) expect((await app.inject({ url, headers })).statusCode, url).toBe(404);
  });

  it.each([
    ['a proxy', { host: 'localhost:3000', 'x-forwarded-for': '203.0.113.5' }],
    ['another proxy', { host: '127.0.0.1:3000', forwarded: 'for=203.0.113.5' }],
  ] as [string, Record<string, string>][])('for %s', async (_title, given) => {
    for (const url of paths) expect((await local.app.inject({ url, headers: given })).statusCode).toBe(404);
  });

  it('and a mail that nobody could read is noted without its link', async () => {
    const { app: _app, ...open } = await appWith({ HOST: '0.0.0.0' });
    await open.deps.mail.send({ kind: 'verify_email', to: 'ada@example.com', data: { link } });
    const { rows } = await open.database.pool.query('select status, last_error, text, html from mails');
    expect(rows).toEqual([{ status: 'failed', last_error: 'SMTP_URL is not set', text: null, html: null }]);
  });
});
