import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../contract/index.ts';
import { createCall } from './call.ts';
import { CallError, inWords } from './call-error.ts';
import { withRetries } from './retry.ts';
import { json, refusal, scriptedDeps } from './test-client.ts';
import { loadWords } from './words.ts';

beforeAll(() => loadWords('shell'));

const id = '0b6f3f5e-54a1-4c53-9a3c-1d7f5d1f2a10';

async function failureOf(promise: Promise<unknown>): Promise<CallError> {
  const error = await promise.catch((thrown: unknown) => thrown);
  if (error instanceof CallError) return error;
  throw new Error('expected a CallError');
}

describe('createCall', () => {
  it('fills placeholders and query, sends the bearer token and parses the response', async () => {
    const { deps, requests } = scriptedDeps([() => json(200, { version: 3, title: 'T', html: '<p>' })]);
    const answer = await createCall(deps)(contract.readVersion, { params: { id, version: 3 } });
    expect(answer).toEqual({ version: 3, title: 'T', html: '<p>' });
    expect(requests[0]?.url).toBe(`/api/user/documents/${id}/versions/3`);
    expect(new Headers(requests[0]?.init.headers).get('authorization')).toBe('Bearer token-1');
  });

  it('retries a safe call after a lost connection, and returns the final response', async () => {
    const { deps, slept } = scriptedDeps([
      () => refusal(503, 'unavailable'),
      () => {
        throw new TypeError('fetch failed');
      },
      () => refusal(429, 'rate_limited'),
      () => json(200, { session_id: null }),
    ]);
    await expect(createCall(deps)(contract.latestSession, {})).resolves.toEqual({ session_id: null });
    expect(slept).toEqual([1000, 2000, 4000]);
  });

  it('[K01] retries on 5xx, 408 and 429, three times by default, after 1 s, doubling up to 8 s', async () => {
    for (const status of [500, 502, 503, 504, 599, 408, 429]) {
      const { deps, requests, slept } = scriptedDeps(
        Array.from({ length: 9 }, () => () => refusal(status, 'internal')),
      );
      const error = await failureOf(createCall(deps)(contract.latestSession, {}));
      expect(error).toMatchObject({ code: 'internal', status, detail: 'No.', requestId: 'req-1' });
      expect(requests).toHaveLength(4);
      expect(slept).toEqual([1000, 2000, 4000]);
    }
    for (const status of [400, 403, 404, 409, 422]) {
      const { deps, requests } = scriptedDeps([() => refusal(status, 'not_found')]);
      await failureOf(createCall(deps)(contract.latestSession, {}));
      expect(requests).toHaveLength(1);
    }
    const { deps, slept } = scriptedDeps([]);
    const failing = () =>
      Promise.reject(new CallError({ code: 'internal', detail: 'No.', status: 500, requestId: null }));
    await failureOf(withRetries(failing, 6, deps));
    expect(slept).toEqual([1000, 2000, 4000, 8000, 8000, 8000]);
  });

  it('never retries a call that starts work, nor after a permanent error', async () => {
    const restoring = scriptedDeps([() => refusal(503, 'unavailable')]);
    await failureOf(createCall(restoring.deps)(contract.restoreVersion, { params: { id, version: 1 } }));
    expect(restoring.requests).toHaveLength(1);
    const reading = scriptedDeps([() => refusal(404, 'not_found')]);
    await failureOf(createCall(reading.deps)(contract.latestSession, {}));
    expect(reading.requests).toHaveLength(1);
  });

  it('[X02] renews the token once on 401 and ends the session on the second', async () => {
    const renewed = scriptedDeps([() => refusal(401, 'token_expired'), () => json(200, { session_id: id })]);
    await createCall(renewed.deps)(contract.latestSession, {});
    expect(new Headers(renewed.requests[1]?.init.headers).get('authorization')).toBe('Bearer token-2');
    expect(renewed.ended.count).toBe(0);

    const over = scriptedDeps([() => refusal(401, 'unauthenticated'), () => refusal(401, 'unauthenticated')]);
    const error = await failureOf(createCall(over.deps)(contract.latestSession, {}));
    expect(error.detail).toBe('Authentication failed. Please refresh the page and try again.');
    expect(over.ended.count).toBe(1);
  });

  it('a wrong password neither retries the call nor ends the session', async () => {
    const { deps, requests, ended } = scriptedDeps([() => refusal(401, 'invalid_credentials')]);
    const body = { current_password: 'wrong', new_password: 'another' };
    const error = await failureOf(createCall(deps)(contract.changePassword, { body }));
    expect(error.code).toBe('invalid_credentials');
    expect(requests).toHaveLength(1);
    expect(ended.count).toBe(0);
  });

  it('[X01] uses the message of a string or structured detail, otherwise a fixed one', async () => {
    const nginx = () => new Response('<h1>nginx</h1>', { status: 404, statusText: 'Not Found' });
    const read = (answer: () => Response) =>
      failureOf(createCall(scriptedDeps([answer]).deps)(contract.latestSession, {}));
    expect((await read(() => refusal(422, 'unprocessable', 'Too many pages.'))).detail).toBe(
      'Too many pages.',
    );
    const structured = await read(() => refusal(422, 'unprocessable', { message: 'Too many pages.' }));
    expect(structured.detail).toBe('Too many pages.');
    expect((await read(nginx)).detail).toBe('HTTP error! Status: 404 Not Found');
    const fixed = inWords('Failed to update user profile');
    expect((await failureOf(read(nginx).then(fixed))).detail).toBe('Failed to update user profile');
    expect((await failureOf(Promise.resolve(structured).then(fixed))).detail).toBe('Too many pages.');
  });

  it('[V07] requests no signed PDF link without a document id', async () => {
    for (const missing of ['', undefined as unknown as string]) {
      const { deps, requests } = scriptedDeps([]);
      const error = await failureOf(createCall(deps)(contract.documentPdfToken, { params: { id: missing } }));
      expect(error).toMatchObject({ code: 'invalid_input', detail: '/api/documents/:id/pdf/token needs id' });
      expect(requests).toHaveLength(0);
    }
  });

  it('rejects a response that does not match the contract', async () => {
    const { deps } = scriptedDeps([() => json(200, { session_id: 7 })]);
    expect((await failureOf(createCall(deps)(contract.latestSession, {}))).code).toBe('unreadable');
  });
});
