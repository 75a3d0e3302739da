import { expect, test } from 'vitest';
import { requirePasswordPolicy } from './password-policy.ts';

const email = 'ada.lovelace@example.com';

test.each([
  'password',
  'Password',
  '123456',
  'qwerty',
  'letmein',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'abcdefgh',
  '87654321',
  'ada.lovelace@example.com',
  'Ada.Lovelace',
])('refuses %s, which is guessed first', async (password) => {
  await expect(requirePasswordPolicy(password, { email, field: 'new_password' })).rejects.toMatchObject({
    code: 'password_policy',
    fields: [{ path: 'new_password' }],
  });
});

test.each(['secret-2', 'a new password', 'correct horse battery', 'ada knows a secret', 'übermäßig'])(
  'takes %s',
  async (password) => {
    await requirePasswordPolicy(password, { email });
  },
);

test('says how long a password has to be', async () => {
  await expect(requirePasswordPolicy('short', { email })).rejects.toThrow(
    'Password must be at least 6 characters long.',
  );
});
