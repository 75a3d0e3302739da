import { beforeAll, expect, it } from 'vitest';
import { loadWords } from '../../lib/words.ts';
import { dateOf, expiryOf, shareCounts, shareTraits, sitesOf } from './share-words.ts';

beforeAll(() => loadWords('sharing'));

const now = new Date('2026-11-21T10:00:00Z');

it('returns when a link expires, and rejects invalid dates', () => {
  expect(expiryOf('never', '', now)).toBeNull();
  expect(expiryOf('7', '', now)).toBe('2026-11-28T10:00:00.000Z');
  const end = expiryOf('date', '2026-12-03', now);
  expect(end && dateOf(end)).toBe('2026-12-03');
  for (const bad of ['', '2020-01-01', 'soon', '2026-13-01'])
    expect(expiryOf('date', bad, now)).toBeUndefined();
});

it('describes what a link shows and how often it was viewed', () => {
  const share = {
    version: 3,
    state: 'active',
    expires_at: null,
    has_password: true,
    may_download: false,
    embed_origins: [],
  } as never;
  expect(shareTraits(share)).toEqual(['Version 3', 'Password', 'No download']);
  expect(shareCounts({ views: 1, downloads: 1200 })).toBe('1 view, 1,200 downloads');
  expect(sitesOf(' https://a.com,\nhttps://b.com ')).toEqual(['https://a.com', 'https://b.com']);
});
