import { expect, test } from 'vitest';
import { passwordPolicyOf, requirePasswordPolicy } from './password-policy.ts';

const policy = passwordPolicyOf({});
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
])('rejects %s, which is easy to guess', async (password) => {
  await expect(
    requirePasswordPolicy(password, { policy, email, field: 'new_password' }),
  ).rejects.toMatchObject({
    code: 'password_policy',
    fields: [{ path: 'new_password' }],
  });
});

test.each(['secret-2', 'a new password', 'correct horse battery', 'ada knows a secret', 'übermäßig'])(
  'accepts %s',
  async (password) => {
    await requirePasswordPolicy(password, { policy, email });
  },
);

test('states the minimum length', async () => {
  await expect(requirePasswordPolicy('short', { policy, email })).rejects.toThrow(
    'Password must be at least 6 characters long.',
  );
  const longer = passwordPolicyOf({ minPasswordLength: 10 });
  await expect(requirePasswordPolicy('secret-23', { policy: longer, email })).rejects.toThrow(
    'Password must be at least 10 characters long.',
  );
  await requirePasswordPolicy('secret-234', { policy: longer, email });
});
