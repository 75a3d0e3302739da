import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestMailServer, type TestMailServer } from '../../adapters/mail/test-mail-server.ts';
import { AppError } from '../../app-error.ts';
import { readConfig } from '../../config.ts';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { sendMailJob } from '../../jobs/definitions/send-mail.ts';
import type { JobDeps } from '../../jobs/job-definition.ts';
import { type JobWorker, startWorker } from '../../jobs/queue.ts';
import { countMails } from './count-mails.ts';
import { createMail } from './create-mail.ts';
import { deliverMail } from './deliver-mail.ts';
import { listMails } from './list-mails.ts';
import type { Mail } from './mail.ts';
import type { MailToSend } from './mail-to-send.ts';

const secretLink = 'https://octavo.example.org/auth?token=Zk3pQ8vWc1yT7nXb5LdR';
const letter: MailToSend = {
  kind: 'verify_email',
  to: 'ada@example.com',
  userId: 'ada',
  data: { link: secretLink, displayName: 'Ada' },
};

let database: TestDatabase;
let server: TestMailServer;
let mail: Mail;
let logged = '';
const log = pino(
  { level: 'debug' },
  {
    write(line: string) {
      logged += line;
    },
  },
);
const workers: JobWorker[] = [];

function mailOver(smtpUrl: string): Mail {
  const config = readConfig({
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'Octavo <hello@example.org>',
    OCTAVO_PUBLIC_URL: 'https://octavo.example.org',
  });
  return createMail({ db: database.db, config, log });
}

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  logged = '';
  server = await startTestMailServer();
  mail = mailOver(server.url);
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await mail.close();
  await server.close();
  await database.pool.query('truncate mails; delete from graphile_worker._private_jobs');
});
afterAll(async () => {
  await database.close();
});

async function work(over: Mail = mail): Promise<void> {
  const deps = { db: database.db, log, mail: over } as JobDeps;
  workers.push(await startWorker({ pool: database.pool, jobs: [sendMailJob], deps }));
}

const rows = () => database.db.selectFrom('mails').selectAll().orderBy('seq').execute();

async function only() {
  const [row] = await rows();
  if (!row) throw new Error('there is no mail');
  return row;
}

async function jobs(): Promise<{ run_at: Date }[]> {
  return (await database.pool.query('select run_at from graphile_worker._private_jobs')).rows;
}

/** Makes queued emails due, as if the pause had passed. */
async function makeDue(): Promise<void> {
  await database.pool.query("update mails set next_attempt_at = now() where status = 'queued'");
  await database.pool.query('update graphile_worker._private_jobs set run_at = now()');
}

describe('an email', () => {
  it('is queued with its job, delivered by a worker, and arrives as written', async () => {
    await mail.send(letter);
    expect(await only()).toMatchObject({ status: 'queued', attempts: 0, user_id: 'ada', sent_at: null });
    expect(server.mails).toEqual([]);
    await work();
    await vi.waitFor(async () => expect((await only()).status).toBe('sent'), { timeout: 60_000 });

    const row = await only();
    expect(row).toMatchObject({ attempts: 1, last_error: null, sent_at: expect.any(Date) });
    const [received] = server.mails;
    expect(received).toMatchObject({
      subject: 'Verify your email for Octavo',
      from: { name: 'Octavo', address: 'hello@example.org' },
      to: [{ address: 'ada@example.com' }],
      messageId: `<${row.id}@example.org>`,
    });
    expect(received?.text).toContain(`\n${secretLink}\n`);
    expect(received?.html).toContain(`href="${secretLink}"`);
    const headers = Object.fromEntries(received?.headers.map(({ key, value }) => [key, value]) ?? []);
    expect(headers['auto-submitted']).toBe('auto-generated');
    expect(headers['content-type']).toMatch(/^multipart\/alternative/);
  });

  it('logs no link, token or address in any case', async () => {
    server.answerNext('data', 451, 554);
    await mail.send(letter);
    await mail.deliver((await only()).id);
    await makeDue();
    await mail.deliver((await only()).id);
    expect((await only()).status).toBe('bounced');
    expect(logged).toContain('refused for good');
    expect(logged).not.toMatch(/Zk3pQ8vWc1yT7nXb5LdR|octavo\.example\.org|ada@example\.com/);
  });

  it("isn't written without a valid address, and nothing is queued", async () => {
    for (const to of ['ada@example.com\r\nBcc: eve@example.com', 'a@b.example,c@d.example', 'ada', '']) {
      await expect(mail.send({ ...letter, to })).rejects.toThrow(AppError);
    }
    expect(await rows()).toEqual([]);
    expect(await jobs()).toEqual([]);
  });
});

describe('a temporary failure', () => {
  it('is retried later, and then delivered once', async () => {
    server.answerNext('recipient', 451);
    await mail.send(letter);
    await work();
    await vi.waitFor(async () => expect((await only()).attempts).toBe(1), { timeout: 60_000 });
    await vi.waitFor(async () => expect((await only()).last_error).toContain('not now, see [link]'), {
      timeout: 60_000,
    });
    expect((await only()).status).toBe('queued');
    await makeDue();
    await work();
    await vi.waitFor(async () => expect((await only()).status).toBe('sent'), { timeout: 60_000 });
    expect(await only()).toMatchObject({ attempts: 2, last_error: null });
    expect(server.mails).toHaveLength(1);
  });

  it('is retried with growing pauses, five times within about an hour', async () => {
    server.answerNext('data', 451, 451, 451, 451, 451);
    await mail.send(letter);
    const pausesMinutes: number[] = [];
    for (let attempt = 1; attempt <= 5; attempt++) {
      await mail.deliver((await only()).id);
      const { next_attempt_at } = await only();
      if (attempt === 5) break;
      const [job] = await jobs();
      expect(job?.run_at).toEqual(next_attempt_at);
      pausesMinutes.push(Math.round((next_attempt_at.getTime() - Date.now()) / 60_000));
      await makeDue();
    }
    expect(pausesMinutes).toEqual([1, 5, 15, 40]);
    expect(await only()).toMatchObject({ status: 'failed', attempts: 5 });
    await makeDue();
    await mail.deliver((await only()).id);
    expect(server.mails).toEqual([]);
  });

  it('such as a server that is down ends when it is up again', async () => {
    await server.close();
    await mail.send(letter);
    await mail.deliver((await only()).id);
    expect(await only()).toMatchObject({
      status: 'queued',
      last_error: expect.stringContaining('ECONNREFUSED'),
    });
    server = await startTestMailServer({ port: server.port });
    await makeDue();
    await mail.deliver((await only()).id);
    expect((await only()).status).toBe('sent');
    expect(server.mails).toHaveLength(1);
  });
});

describe('a permanent refusal', () => {
  it('marks the email as bounced at the first try', async () => {
    server.answerNext('recipient', 550);
    await mail.send(letter);
    const { id } = await only();
    await mail.deliver(id);
    expect(await only()).toMatchObject({ status: 'bounced', attempts: 1, sent_at: null });
    await makeDue();
    await mail.deliver(id);
    expect(server.mails).toEqual([]);
  });
});

describe('several workers', () => {
  it('deliver each email once', async () => {
    const other = mailOver(server.url);
    await Promise.all(
      Array.from({ length: 12 }, (_, n) => mail.send({ ...letter, to: `reader${n}@example.com` })),
    );
    const ids = (await rows()).map(({ id }) => id);
    await Promise.all([work(), work(other), ...ids.flatMap((id) => [mail.deliver(id), other.deliver(id)])]);
    await vi.waitFor(
      async () => expect(await countMails(database)).toEqual({ queued: 0, sent: 12, failed: 0 }),
      { timeout: 60_000 },
    );
    await vi.waitFor(async () => expect(await jobs()).toEqual([]), { timeout: 60_000 });
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(12);
    expect(server.mails).toHaveLength(12);
    await other.close();
  });

  it('never resend what was recorded as sent', async () => {
    await mail.send(letter);
    const { id } = await only();
    await mail.deliver(id);
    await database.pool.query('update mails set next_attempt_at = now()');
    await mail.deliver(id);
    expect(server.mails).toHaveLength(1);
  });
});

describe('a worker that dies', () => {
  const endless = () => new Promise<never>(() => undefined);

  it('before the delivery leaves an email that another picks up and sends once', async () => {
    await mail.send(letter);
    const { id } = await only();
    const dying = { deliver: endless, close: async () => undefined };
    void deliverMail(id, {
      db: database.db,
      log,
      mailer: dying,
      from: 'hello@example.org',
      returnPath: null,
    });
    await vi.waitFor(async () => expect((await only()).attempts).toBe(1), { timeout: 60_000 });
    await database.pool.query('delete from graphile_worker._private_jobs');
    await mail.deliver(id);
    expect(server.mails).toEqual([]);

    await database.pool.query("update mails set next_attempt_at = now() - interval '1 minute'");
    expect(await mail.tend()).toMatchObject({ requeued: 1, abandoned: 0 });
    await work();
    await vi.waitFor(async () => expect((await only()).status).toBe('sent'), { timeout: 60_000 });
    expect(server.mails).toHaveLength(1);
  });

  it('between delivery and record causes a second copy with the same Message-ID', async () => {
    await mail.send(letter);
    const { id } = await only();
    await mail.deliver(id);
    // As if the process had died before recording the delivery.
    await database.pool.query("update mails set status = 'queued', sent_at = null, next_attempt_at = now()");
    await mail.deliver(id);
    expect(server.mails).toHaveLength(2);
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(1);
  });

  it('in its last try leaves a failed email', async () => {
    await mail.send(letter);
    await database.pool.query("update mails set attempts = 5, next_attempt_at = now() - interval '1 minute'");
    expect(await mail.tend()).toMatchObject({ requeued: 0, abandoned: 1 });
    expect(await only()).toMatchObject({ status: 'failed' });
  });
});

describe('maintenance', () => {
  it('clears finished emails after a day, and deletes them after thirty', async () => {
    for (const to of ['old@example.com', 'new@example.com', 'waiting@example.com', 'ancient@example.com']) {
      await mail.send({ ...letter, to });
    }
    const age = (to: string, hours: number) =>
      database.pool.query(
        `update mails set status = 'sent', created_at = now() - make_interval(hours => $2),
         sent_at = now() - make_interval(hours => $2) where to_address = $1`,
        [to, hours],
      );
    await age('old@example.com', 25);
    await age('new@example.com', 23);
    await age('ancient@example.com', 24 * 31);
    await mail.tend();
    const left = (await rows()).map(({ to_address, html, text }) => [
      to_address,
      html !== null,
      text !== null,
    ]);
    expect(left).toEqual([
      ['old@example.com', false, false],
      ['new@example.com', true, true],
      ['waiting@example.com', true, true],
    ]);
  });
});

describe('what staff see', () => {
  it('is the queue without bodies, newest first, paginated', async () => {
    for (const n of [1, 2, 3, 4, 5]) await mail.send({ ...letter, to: `reader${n}@example.com` });
    const first = await listMails({ limit: 2 }, database);
    expect(first.mails.map(({ to }) => to)).toEqual(['reader5@example.com', 'reader4@example.com']);
    const second = await listMails({ limit: 2, cursor: first.next_cursor ?? '' }, database);
    const third = await listMails({ limit: 2, cursor: second.next_cursor ?? '' }, database);
    expect([...second.mails, ...third.mails].map(({ to }) => to)).toEqual([
      'reader3@example.com',
      'reader2@example.com',
      'reader1@example.com',
    ]);
    expect(third.next_cursor).toBeNull();
    expect(JSON.stringify([first, second, third])).not.toContain('token');
    expect(await countMails(database)).toEqual({ queued: 5, sent: 0, failed: 0 });
    await expect(listMails({ limit: 2, cursor: '1; drop table mails' }, database)).rejects.toThrow(AppError);
  });
});
