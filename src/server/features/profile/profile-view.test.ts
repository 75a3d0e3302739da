import { expect, test } from 'vitest';
import { profileView } from './profile-view.ts';

const row = {
  uid: 'u1',
  email: 'ada@example.com',
  display_name: null,
  created_at: new Date('2026-01-01T00:00:00Z'),
  last_login_at: new Date('2026-02-01T00:00:00Z'),
  tier: 'enterprise',
  upgraded_at: new Date('2026-01-15T00:00:00Z'),
  sender: null,
  language: 'de',
};

test('shows a row as the contract defines it', () => {
  expect(profileView(row)).toEqual({
    uid: 'u1',
    email: 'ada@example.com',
    language: 'de',
    createdAt: '2026-01-01T00:00:00.000Z',
    lastLoginAt: '2026-02-01T00:00:00.000Z',
    membership: { tier: 'enterprise', upgradedAt: '2026-01-15T00:00:00.000Z' },
  });
});

test('a language unknown to this version is left out', () => {
  expect(profileView({ ...row, language: 'tlh' })).not.toHaveProperty('language');
});

test('a tier unknown to this version reads as basic', () => {
  expect(profileView({ ...row, tier: 'platinum', upgraded_at: null }).membership).toEqual({
    tier: 'basic',
    upgradedAt: null,
  });
});
