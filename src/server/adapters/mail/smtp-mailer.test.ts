import { generate } from 'selfsigned';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Secret } from '../../config.ts';
import { type Mailer, type MailMessage, MailRefusal } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';
import { startTestMailServer, type TestMailServer } from './test-mail-server.ts';

const message: MailMessage = {
  to: 'ada@example.com',
  from: 'Octavo <octavo@example.org>',
  subject: 'Grüße aus der Druckerei',
  text: 'Hello Ada,\n\nhttps://octavo.example/auth?token=abc',
  html: '<p>Hello Ada</p>',
  headers: { 'Message-ID': '<1@example.org>' },
};

let server: TestMailServer;
let mailer: Mailer;
beforeEach(async () => {
  server = await startTestMailServer();
  mailer = createSmtpMailer(new Secret(server.url));
});
afterEach(async () => {
  await mailer.close();
  await server.close();
});

const failure = (work: Promise<void>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe('a delivered email', () => {
  it('has a text and an HTML part, its subject in any script, and its headers', async () => {
    await mailer.deliver(message);
    const [mail] = server.mails;
    expect(mail).toMatchObject({
      subject: 'Grüße aus der Druckerei',
      from: { name: 'Octavo', address: 'octavo@example.org' },
      to: [{ address: 'ada@example.com' }],
      messageId: '<1@example.org>',
      envelope: { from: 'octavo@example.org', to: ['ada@example.com'] },
    });
    expect(mail?.text?.trim()).toBe(message.text);
    expect(mail?.html?.trim()).toBe(message.html);
    expect(mail?.attachments).toEqual([]);
  });

  it('shares one connection with the next ones', async () => {
    await Promise.all([1, 2, 3, 4, 5].map((n) => mailer.deliver({ ...message, subject: `Mail ${n}` })));
    expect(server.mails).toHaveLength(5);
  });
});

describe('refusals', () => {
  it.each([
    ['recipient', 550],
    ['data', 554],
  ] as const)('of the %s with %d are permanent', async (step, status) => {
    server.answerNext(step, status);
    expect(await failure(mailer.deliver(message))).toBeInstanceOf(MailRefusal);
    await mailer.deliver(message);
    expect(server.mails).toHaveLength(1);
  });

  it.each([
    ['recipient', 451],
    ['data', 421],
  ] as const)('of the %s with %d may be temporary', async (step, status) => {
    server.answerNext(step, status);
    const error = await failure(mailer.deliver(message));
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailRefusal);
  });

  it('of a connection may be temporary, and the next email reconnects', async () => {
    await server.close();
    const error = await failure(mailer.deliver(message));
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailRefusal);
    server = await startTestMailServer({ port: server.port });
    await mailer.deliver(message);
    expect(server.mails).toHaveLength(1);
  });

  it("of the password may be temporary, since an operator can fix it; the error doesn't reveal it", async () => {
    const strict = await startTestMailServer({ login: { user: 'octavo', pass: 'right' } });
    const wrong = createSmtpMailer(new Secret(strict.url.replace('right', 'wr0ng-password')));
    const error = await failure(wrong.deliver(message));
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailRefusal);
    expect(String(error)).not.toContain('wr0ng-password');
    const right = createSmtpMailer(new Secret(strict.url));
    await right.deliver(message);
    expect(strict.mails).toHaveLength(1);
    await Promise.all([wrong.close(), right.close()]);
    await strict.close();
  });
});

describe('TLS', () => {
  it.each(['smtps', 'starttls'] as const)('by %s: accepted with a trusted certificate only', async (kind) => {
    const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
      keyType: 'ec',
      extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
    });
    const safe = await startTestMailServer({ tls: { kind, key, cert } });
    const address = new Secret(kind === 'smtps' ? safe.url : `${safe.url}?requireTLS=true`);
    const [trusting, strict] = [createSmtpMailer(address, cert), createSmtpMailer(address)];
    await trusting.deliver(message);
    expect(safe.mails).toMatchObject([{ isSecure: true, messageId: '<1@example.org>' }]);

    const error = await failure(strict.deliver(message));
    expect(String(error)).toMatch(/self-signed/);
    // Not permanent: the operator can fix the certificate, so the email stays queued.
    expect(error).not.toBeInstanceOf(MailRefusal);
    expect(safe.mails).toHaveLength(1);
    await Promise.all([trusting.close(), strict.close()]);
    await safe.close();
  });

  it('is never skipped if required', async () => {
    const strict = createSmtpMailer(new Secret(`${server.url}?requireTLS=true`));
    expect(await failure(strict.deliver(message))).toBeInstanceOf(Error);
    expect(server.mails).toEqual([]);
    await strict.close();
  });
});

it('bounces to the return path if there is one, and keeps the same sender', async () => {
  await mailer.deliver({ ...message, returnPath: 'bounces@example.org' });
  expect(server.mails).toMatchObject([
    { envelope: { from: 'bounces@example.org' }, from: { address: 'octavo@example.org' } },
  ]);
});

describe('header and recipient injection', () => {
  it.each([
    { to: 'ada@example.com\r\nBcc: eve@example.com' },
    { to: 'ada@example.com, eve@example.com' },
    { to: 'Ada <ada@example.com>' },
    { to: 'ada@example.com\u2028' },
    { to: 'ada' },
    { to: `${'a'.repeat(250)}@example.com` },
    { subject: 'Hello\r\nBcc: eve@example.com' },
    { subject: 'Hello\u0000' },
    { from: 'Octavo <octavo@example.org>\nBcc: eve@example.com' },
    { headers: { 'X-Note': 'a\r\n\r\n<p>another body</p>' } },
    { headers: { 'X-Note\r\nBcc': 'eve@example.com' } },
  ])('never reaches the server: %j', async (part) => {
    expect(await failure(mailer.deliver({ ...message, ...part }))).toBeInstanceOf(MailRefusal);
    expect(server.mails).toEqual([]);
  });
});

it('a body cannot make the server read a file', async () => {
  const body = { path: '/etc/hostname' } as unknown as string;
  expect(await failure(mailer.deliver({ ...message, html: body }))).toBeInstanceOf(Error);
  expect(server.mails).toEqual([]);
});
