import { expect, it } from 'vitest';
import { coverCandidates } from './cover-candidates.ts';

const none = {
  cover_image_data_url: null,
  cover_image_url: null,
  thumbnail_data_url: null,
  thumbnail_url: null,
  screenshot_urls: [],
};

it('uses the cover image, else the thumbnail, else the first screenshot', () => {
  const all = { ...none, cover_image_url: 'c', thumbnail_url: 't', screenshot_urls: ['s1', 's2'] };
  expect(coverCandidates(all)).toEqual(['c', 't', 's1']);
  expect(coverCandidates({ ...all, cover_image_url: null })[0]).toBe('t');
  expect(coverCandidates({ ...all, cover_image_url: null, thumbnail_url: null })[0]).toBe('s1');
  expect(coverCandidates({ ...all, cover_image_data_url: 'data:c' })[0]).toBe('data:c');
  expect(coverCandidates(none)).toEqual([]);
});
