import type { LibraryDocument } from '../../../contract/library.ts';

type Pictures = Pick<
  LibraryDocument,
  'cover_image_data_url' | 'cover_image_url' | 'thumbnail_data_url' | 'thumbnail_url' | 'screenshot_urls'
>;

/** Returns the possible cover pictures, best first: cover image, thumbnail, first screenshot. */
export function coverCandidates(document: Pictures): string[] {
  const urls = [
    document.cover_image_data_url,
    document.cover_image_url,
    document.thumbnail_data_url,
    document.thumbnail_url,
    document.screenshot_urls[0],
  ].filter((url) => typeof url === 'string');
  return [...new Set(urls)];
}
