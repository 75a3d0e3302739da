import { afterAll, beforeAll, expect, test } from 'vitest';
import { maxKeptPromptLength, maxKeptPrompts } from '../../../contract/prompts.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let house: TestApp;
beforeAll(async () => {
  house = await createTestApp();
});
afterAll(() => house.close());

const as = (uid: string) => (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  house.app.inject({ method, url, headers: house.as(uid), ...(payload ? { payload } : {}) });
const url = '/api/user/prompts';
const wordsOf = (body: { prompts: { prompt: string }[] }) => body.prompts.map(({ prompt }) => prompt);

test('prompts are saved once each, newest first, only for their owner, and deleted', async () => {
  const [ada, bob] = [as('ada'), as('bob')];
  const first = await ada('POST', url, { prompt: '  Flyer for a market  ' });
  expect(first.json()).toMatchObject({ prompt: 'Flyer for a market' });
  await ada('POST', url, { prompt: 'Invoice for Acme' });
  await ada('POST', url, { prompt: 'Flyer for a market' });
  expect(wordsOf((await ada('GET', url)).json())).toEqual(['Flyer for a market', 'Invoice for Acme']);
  expect(wordsOf((await bob('GET', url)).json())).toEqual([]);
  const { id } = first.json<{ id: string }>();
  expect((await bob('DELETE', `${url}/${id}`)).statusCode).toBe(404);
  expect((await ada('DELETE', `${url}/${id}`)).statusCode).toBe(204);
  expect((await ada('DELETE', `${url}/${id}`)).statusCode).toBe(404);
  expect(wordsOf((await ada('GET', url)).json())).toEqual(['Invoice for Acme']);
});

test('rejects empty, too long and too many prompts with a message', async () => {
  const eve = as('eve');
  expect((await eve('POST', url, { prompt: '   ' })).json().detail).toContain('A prompt is required.');
  const long = await eve('POST', url, { prompt: 'x'.repeat(maxKeptPromptLength + 1) });
  expect(long.json().detail).toContain('at most 2000 characters');
  for (let count = 0; count < maxKeptPrompts; count += 1)
    await eve('POST', url, { prompt: `Prompt ${count}` });
  const more = await eve('POST', url, { prompt: 'One more' });
  expect([more.statusCode, more.json().detail]).toEqual([409, expect.stringContaining('Delete one')]);
  // What is kept already may still come to the front.
  expect((await eve('POST', url, { prompt: 'Prompt 3' })).statusCode).toBe(200);
});
