import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import type { securityEvent } from '../../../contract/profile.ts';
import { type AccountsApp, createAccountsApp, type SignedInBrowser } from '../../testing/test-accounts.ts';
import { authenticatorCode } from '../identity/test-authenticator.ts';

type Event = z.infer<typeof securityEvent>;

let app: AccountsApp;
beforeAll(async () => {
  app = await createAccountsApp();
});
afterAll(() => app.close());

async function eventsOf(browser: SignedInBrowser, query = ''): Promise<Event[]> {
  const answer = await browser.send('GET', `/identity/events${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ events: Event[] }>().events;
}

test('sign-ins are listed with device and address; wrong passwords and other accounts are not', async () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const ada = await app.signUp('ada', firefox);
  await app.signUp('bob');
  await app.signIn(ada.email, 'not the password');
  await app.signIn(ada.email, ada.password, firefox);
  const events = await eventsOf(ada);
  expect(events.map(({ kind }) => kind)).toEqual(['signed_in', 'signed_in']);
  expect(events[0]).toMatchObject({ device: 'Firefox on Linux', address: expect.stringMatching(/^10\.0\./) });
});

test('lists every change of sign-in methods, newest first', async () => {
  const eve = await app.signUp('eve');
  const before = (await eventsOf(eve)).length;
  const { password } = eve;
  const made = await eve.send('POST', '/api/user/api-keys', {
    name: 'Nightly',
    scopes: ['documents:read'],
    password,
  });
  const keyUrl = `/api/user/api-keys/${made.json<{ id: string }>().id}`;
  await eve.send('PATCH', keyUrl, { rotate: true, password });
  await eve.send('PATCH', keyUrl, { revoked: true });
  await eve.send('DELETE', keyUrl);
  const { totp_uri } = (await eve.send('POST', '/identity/second-factor/begin', { password })).json<{
    totp_uri: string;
  }>();
  await eve.send('POST', '/identity/second-factor/confirm', { code: await authenticatorCode(totp_uri) });
  await eve.send('POST', '/identity/second-factor/remove', { password });
  await eve.send('POST', '/identity/change-password', {
    current_password: password,
    new_password: 'another long secret',
  });
  const events = await eventsOf(eve, '?limit=100');
  const kinds = events.slice(0, events.length - before).map(({ kind }) => kind);
  // Adding a second factor replaces the session.
  expect(kinds.filter((kind) => kind !== 'signed_in')).toEqual([
    'password_changed',
    'second_factor_removed',
    'second_factor_added',
    'api_key_deleted',
    'api_key_revoked',
    'api_key_rotated',
    'api_key_created',
  ]);
  expect(events.find(({ kind }) => kind === 'api_key_revoked')?.subject).toBe('Nightly');
});

test('are paginated, and deleted with the account', async () => {
  const kim = await app.signUp('kim');
  for (let times = 0; times < 4; times += 1) await app.signIn(kim.email, kim.password);
  const all = await eventsOf(kim);
  const first = (await kim.send('GET', '/identity/events?limit=2')).json<{
    events: Event[];
    has_more: boolean;
  }>();
  expect(first).toEqual({ events: all.slice(0, 2), has_more: true });
  const rest = (await kim.send('GET', `/identity/events?before=${first.events[1]?.id}`)).json();
  expect(rest).toEqual({ events: all.slice(2), has_more: false });
  expect((await kim.send('GET', '/identity/events?before=x')).statusCode).toBe(400);

  await app.database.pool.query('delete from identity_users where id = $1', [kim.uid]);
  const { rows } = await app.database.pool.query('select 1 from security_events where user_id = $1', [
    kim.uid,
  ]);
  expect(rows).toEqual([]);
});

test('events older than 400 days are deleted with the next event', async () => {
  const old = await app.signUp('old');
  await app.database.pool.query(
    `update security_events set at = now() - interval '401 days' where user_id = $1`,
    [old.uid],
  );
  await app.signIn(old.email, old.password);
  expect((await eventsOf(old)).map(({ kind }) => kind)).toEqual(['signed_in']);
});
