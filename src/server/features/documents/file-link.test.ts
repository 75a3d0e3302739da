import { expect, test } from 'vitest';
import { openFileLink, signFileLink } from './file-link.ts';

const secret = new Uint8Array(32).fill(3);
const link = signFileLink({ key: 'users/a/b.pdf', expiresAt: 1000 }, secret);
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

test('opens a link until it expires', () => {
  expect(openFileLink(link, secret, 999).key).toBe('users/a/b.pdf');
  expect(() => openFileLink(link, secret, 1000)).toThrow('This link has expired');
});

test('rejects a link with a different last character, or with anything appended', () => {
  for (const last of alphabet)
    if (!link.endsWith(last))
      expect(() => openFileLink(link.slice(0, -1) + last, secret, 0), last).toThrow('The file');
  for (const end of ['.x', '.', '=', 'A', ' '])
    expect(() => openFileLink(link + end, secret, 0), end).toThrow('The file');
});
