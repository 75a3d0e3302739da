import { expect, test } from 'vitest';
import { Secret } from '../config.ts';
import { createLog } from './log.ts';

function logged(isPretty: boolean, write: (log: ReturnType<typeof createLog>) => void): string {
  let text = '';
  const log = createLog({
    level: 'info',
    isPretty,
    write: (line) => {
      text += line;
    },
  });
  write(log);
  return text;
}

test.each([true, false])('keeps secrets out of the log (pretty: %s)', (isPretty) => {
  const text = logged(isPretty, (log) => {
    log.info(
      {
        authorization: 'Bearer hidden',
        headers: { cookie: 'session=hidden', 'set-cookie': 'session=hidden' },
        req: { headers: { authorization: 'hidden', cookie: 'hidden' } },
        mail: { link: 'https://octavo.example.com/?token=hidden', to: 'a@example.com' },
        key: new Secret('hidden'),
        token: 'hidden',
      },
      'a request',
    );
    log.child({ password: 'hidden' }).warn('from a child');
  });
  expect(text).not.toContain('hidden');
  expect(text).toContain('a@example.com');
});

test("for machines, each message is one line of JSON, with the error's cause and without driver internals", () => {
  const text = logged(false, (log) => {
    const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    log.error(
      { err: Object.assign(new Error('no answer', { cause }), { client: { socket: {} } }) },
      'it broke',
    );
  });
  const { err, ...line } = JSON.parse(text);
  expect(line).toEqual({ level: 50, time: expect.any(Number), msg: 'it broke' });
  expect(err).toEqual({
    type: 'Error',
    message: 'no answer',
    stack: expect.stringContaining('log.test.ts'),
    cause: { type: 'Error', message: 'refused', code: 'ECONNREFUSED', stack: expect.any(String) },
  });
});

test('for people, each message is one short line', () => {
  const text = logged(true, (log) => {
    log.warn({ err: new Error('no\nanswer'), part: 'queue', tries: 3 }, 'it broke');
    log.debug('not shown');
  });
  expect(text).toMatch(/^\d\d:\d\d:\d\d warn {2}it broke \(no answer\) part=queue tries=3\n$/);
});
