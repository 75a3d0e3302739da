import { expect, test } from 'vitest';
import { CallError } from '../../lib/call-error.ts';
import { type CaptchaField, sendWithCaptcha } from './send-with-captcha.ts';

const missing = new CallError({
  code: 'captcha_required',
  detail: 'A captcha is needed.',
  status: 400,
  requestId: null,
});

function setUp(tokens: (string | null)[], failures: Error[]) {
  const sent: CaptchaField[] = [];
  let readAgain = 0;
  const promise = sendWithCaptcha(
    async (field) => {
      sent.push(field);
      const failure = failures.shift();
      if (failure) throw failure;
      return 'done';
    },
    { getToken: async () => tokens.shift() ?? null, readSettingAgain: async () => void readAgain++ },
  );
  return { promise, sent, readAgain: () => readAgain };
}

test('sends no token without a captcha', async () => {
  const { promise, sent } = setUp([null], []);
  expect(await promise).toBe('done');
  expect(sent).toEqual([{}]);
});

test('sends the token with a captcha', async () => {
  const { promise, sent } = setUp(['one'], []);
  expect(await promise).toBe('done');
  expect(sent).toEqual([{ captcha_token: 'one' }]);
});

test('retries a missing token once, after reloading the setting', async () => {
  const { promise, sent, readAgain } = setUp([null, 'two'], [missing]);
  expect(await promise).toBe('done');
  expect(sent).toEqual([{}, { captcha_token: 'two' }]);
  expect(readAgain()).toBe(1);
});

test('never retries twice', async () => {
  const { promise, sent } = setUp(['one', 'two', 'three'], [missing, missing]);
  await expect(promise).rejects.toBe(missing);
  expect(sent).toHaveLength(2);
});

test("doesn't retry other failures", async () => {
  const failure = new Error('no');
  const { promise, sent } = setUp(['one'], [failure]);
  await expect(promise).rejects.toBe(failure);
  expect(sent).toHaveLength(1);
});
