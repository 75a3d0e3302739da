import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staffEndpoints } from '../../../contract/staff.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let company: TestApp;
let strangers: TestApp;
beforeAll(async () => {
  // Named users have addresses at example.com.
  company = await createTestApp({ OCTAVO_STAFF_DOMAINS: 'example.com,example.org' });
  strangers = await createTestApp({ OCTAVO_STAFF_DOMAINS: 'example.org' });
});
afterAll(async () => {
  await company.close();
  await strangers.close();
});

const get = (url: string, test_ = company) => test_.app.inject({ url, headers: test_.as('ada') });

async function addUsers(names: readonly string[]): Promise<void> {
  for (const name of names)
    await company.database.db
      .insertInto('users')
      .values({ uid: name, email: `${name}@mail.example`, display_name: name.toUpperCase() })
      .execute();
}

async function addRun(status: string, error: object | null, createdAt: Date): Promise<string> {
  const id = crypto.randomUUID();
  await company.database.db
    .insertInto('runs')
    .values({
      user_id: 'u1',
      id,
      session_id: crypto.randomUUID(),
      document_id: crypto.randomUUID(),
      status,
      prompt: 'a prompt that is nobody’s business',
      request: '{}',
      model_alias: 'composer',
      instance_key: 1,
      error: error && JSON.stringify(error),
      created_at: createdAt,
      finished_at: new Date(createdAt.getTime() + 1500),
    })
    .execute();
  return id;
}

test.each(Object.entries(staffEndpoints))(
  '%s returns 404 to non-staff',
  async (_name, { method, path, body }) => {
    const answer = await strangers.app.inject({
      method,
      url: path.replace(':uid', 'ada'),
      headers: strangers.as('ada'),
      ...(body.kind === 'json' ? { payload: { tier: 'pro' } } : {}),
    });
    expect(answer.statusCode).toBe(404);
    const nowhere = await strangers.app.inject({ url: '/api/staff/nothing', headers: strangers.as('ada') });
    expect(answer.json().detail).toBe(nowhere.json().detail);
  },
);

describe('users', () => {
  test('are listed newest first, paginated without gaps, and found by address and name', async () => {
    const names = Array.from({ length: 7 }, (_, index) => `u${index + 1}`);
    await addUsers(names);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const url: string = `/api/staff/users?limit=3${cursor ? `&cursor=${cursor}` : ''}`;
      const page: { users: { uid: string }[]; next_cursor: string | null } = (await get(url)).json();
      seen.push(...page.users.map(({ uid }) => uid));
      cursor = page.next_cursor;
    } while (cursor);
    expect(seen).toEqual(names.toReversed());
    for (const search of ['U3', 'u3@MAIL', '3@'])
      expect((await get(`/api/staff/users?search=${encodeURIComponent(search)}`)).json().users).toEqual([
        expect.objectContaining({ uid: 'u3', email: 'u3@mail.example', displayName: 'U3', tier: 'basic' }),
      ]);
    expect((await get(`/api/staff/users?search=${encodeURIComponent('u_@%')}`)).json().users).toEqual([]);
    expect((await get('/api/staff/users?cursor=e30')).json()).toMatchObject({ code: 'invalid_input' });
  });

  test('[T05] a tier change writes tier and upgradedAt', async () => {
    const change = (uid: string, tier: string) =>
      company.app.inject({
        method: 'PATCH',
        url: `/api/staff/users/${uid}/tier`,
        headers: company.as('ada'),
        payload: { tier },
      });
    const read = () =>
      company.app
        .inject({ url: '/api/user/profile', headers: company.as('u1') })
        .then((answer) => answer.json());
    expect((await read()).membership).toEqual({ tier: 'basic', upgradedAt: null });
    expect((await change('u1', 'pro')).statusCode).toBe(204);
    const { membership } = await read();
    expect(membership).toEqual({ tier: 'pro', upgradedAt: expect.any(String) });
    expect(Date.now() - Date.parse(membership.upgradedAt)).toBeLessThan(60_000);
    await change('u1', 'pro');
    expect((await read()).membership).toEqual(membership);
    expect((await change('nobody', 'pro')).statusCode).toBe(404);
    expect((await change('u1', 'platinum')).statusCode).toBe(400);
  });
});

test('runs are listed with their failure reasons and without prompts', async () => {
  const now = Date.now();
  const failed = await addRun(
    'failed',
    { code: 'model_failed', message: 'The model did not answer.' },
    new Date(now),
  );
  const good = await addRun('completed', null, new Date(now - 24 * 60 * 60_000));
  const answer = await get('/api/staff/runs');
  expect(answer.json().runs).toEqual([
    expect.objectContaining({
      id: failed,
      user_email: 'u1@mail.example',
      reason: 'The model did not answer.',
      duration_ms: 1500,
    }),
    expect.objectContaining({ id: good, reason: null }),
  ]);
  expect(answer.body).not.toContain('business');
  expect((await get('/api/staff/runs?status=completed')).json().runs).toHaveLength(1);
  const first = (await get('/api/staff/runs?limit=1')).json();
  expect((await get(`/api/staff/runs?limit=1&cursor=${first.next_cursor}`)).json()).toMatchObject({
    runs: [{ id: good }],
    next_cursor: null,
  });
});

test('emails are listed without their text', async () => {
  await company.deps.mail.send({
    kind: 'magic_link',
    to: 'ann@mail.example',
    data: { link: 'http://localhost:3000/auth?mode=sign_in&token=secret-in-the-link' },
  });
  const answer = await get('/api/staff/mails');
  expect(answer.json().mails).toEqual([
    expect.objectContaining({ to: 'ann@mail.example', kind: 'magic_link' }),
  ]);
  expect(answer.body).not.toContain('secret-in-the-link');
});

test('the overview shows health, emails and thirty days of usage', async () => {
  const overview = (await get('/api/staff/overview')).json();
  expect(overview.health).toEqual({ database: 'ok', disk: 'ok', files: 'ok', renderer: 'ok' });
  expect(overview.users).toBeGreaterThanOrEqual(7);
  expect(overview.mails.queued + overview.mails.sent + overview.mails.failed).toBe(1);
  expect(overview.days).toHaveLength(30);
  const today = new Date().toISOString().slice(0, 10);
  expect(overview.days.at(-1)).toMatchObject({ day: today, runs: 1, failed_runs: 1 });
  expect(overview.days.at(-2)).toMatchObject({ runs: 1, failed_runs: 0 });
});
