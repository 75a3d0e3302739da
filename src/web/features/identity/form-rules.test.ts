import { beforeAll, describe, expect, test } from 'vitest';
import { loadWords } from '../../lib/words.ts';
import { emailProblems, magicLinkProblems, signInProblems, signUpProblems } from './form-rules.ts';

beforeAll(() => loadWords('identity'));

const good = {
  displayName: 'Ines',
  email: 'ines@example.com',
  password: 'secret1',
  confirmation: 'secret1',
};

describe('sign-up', () => {
  test('accepts a valid form', () => {
    expect(signUpProblems(good, 6)).toEqual([]);
  });

  test('reports all problems, the name first', () => {
    const problems = signUpProblems({ displayName: ' ', email: '', password: 'abc', confirmation: 'abd' }, 6);
    expect(problems.map(({ title, message }) => `${title} / ${message}`)).toEqual([
      'Display name required / Please enter a display name to create your account.',
      'Email required / Please enter your email address.',
      'Password mismatch / Passwords do not match. Please try again.',
      'Password too short / Password must be at least 6 characters long.',
    ]);
  });

  test('uses the minimum length of the policy', () => {
    expect(signUpProblems({ ...good, password: '123456789', confirmation: '123456789' }, 10)).toEqual([
      {
        field: 'password',
        title: 'Password too short',
        message: 'Password must be at least 10 characters long.',
      },
    ]);
  });

  test.each([
    'ines',
    'ines@',
    '@example.com',
    'a b@example.com',
    'a@b.c\nbcc: x@y.z',
    `${'a'.repeat(250)}@b.io`,
  ])('rejects the address %j', (email) => {
    expect(emailProblems(email).map(({ field }) => field)).toEqual(['email']);
  });
});

test('a magic link requires a name and an email', () => {
  expect(magicLinkProblems({ displayName: '', email: 'ines@example.com' })).toEqual([
    { field: 'displayName', title: 'Display name missing', message: 'Please enter a display name.' },
  ]);
  expect(magicLinkProblems({ displayName: 'Ines', email: ' ines@example.com ' })).toEqual([]);
});

test('signing in accepts a password of any length, because the policy may have changed', () => {
  expect(signInProblems({ email: good.email, password: '' }).map(({ field }) => field)).toEqual(['password']);
  expect(signInProblems({ email: good.email, password: 'a' })).toEqual([]);
});
