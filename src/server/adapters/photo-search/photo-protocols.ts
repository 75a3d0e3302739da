import { z } from 'zod';
import type { PhotoService } from '../../../contract/photo-services.ts';
import type { FoundPhoto, FoundPhotos, PhotoShape, PhotoWish } from './found-photo.ts';

/** A multiple of the columns of the grid; anonymous callers of Openverse get 20 at most. */
const perPage = 18;

interface PhotoProtocol {
  readonly request: (
    wish: PhotoWish,
    key: string | null,
  ) => { readonly path: string; readonly headers: Record<string, string> };
  /** Returns the photos of an answer; null if it isn't an answer of this service. */
  readonly read: (answer: unknown, wish: PhotoWish) => FoundPhotos | null;
}

/** Only web addresses, because pages link to them and the server fetches them. */
const web = z.string().regex(/^https?:\/\/[^\s"<>]+$/i);
const link = web.nullish().catch(null);
const text = z.string().nullish().catch(null);
const side = z.number().int().positive();

/** Reads a list, leaving out entries without what is needed. */
function entriesOf<T>(schema: z.ZodType<T>, list: readonly unknown[]): T[] {
  return list.flatMap((entry) => {
    const read = schema.safeParse(entry);
    return read.success ? [read.data] : [];
  });
}

const oneLine = (words: string | null | undefined): string => (words ?? '').replace(/\s+/g, ' ').trim();
const nameOf = (words: string | null | undefined, fallback: string): string =>
  oneLine(words).slice(0, 120) || fallback;

/** Services ask for links that say who sent the visitor. */
function fromOctavo(url: string | null | undefined): string | null {
  if (!url || !URL.canParse(url)) return null;
  const address = new URL(url);
  address.searchParams.set('utm_source', 'octavo');
  address.searchParams.set('utm_medium', 'referral');
  return address.href;
}

const unsplashPhoto = z.object({
  width: side,
  height: side,
  description: text,
  alt_description: text,
  urls: z.object({ raw: web, small: web }),
  links: z.object({ download_location: web }),
  user: z.object({ name: text, username: text, links: z.object({ html: link }).nullish().catch(null) }),
});

/** The picture server takes the size as parameters of the address. */
function sized(raw: string): string {
  const address = new URL(raw);
  for (const [name, value] of Object.entries({ w: '2400', fit: 'max', fm: 'jpg', q: '85' }))
    address.searchParams.set(name, value);
  return address.href;
}

function unsplashFound(photo: z.infer<typeof unsplashPhoto>): FoundPhoto {
  const { width, height, urls, links, user } = photo;
  return {
    service: 'unsplash',
    alt: oneLine(photo.alt_description ?? photo.description),
    width,
    height,
    thumbnailUrl: urls.small,
    fileUrl: sized(urls.raw),
    tellUrl: links.download_location,
    credit: {
      name: nameOf(user.name, nameOf(user.username, 'Unsplash')),
      name_url: fromOctavo(user.links?.html),
      service: 'Unsplash',
      service_url: fromOctavo('https://unsplash.com/'),
      license: null,
      license_url: null,
    },
  };
}

const pexelsPhoto = z.object({
  width: side,
  height: side,
  url: link,
  alt: text,
  photographer: text,
  src: z.object({ large2x: web, medium: web }),
});

function pexelsFound({
  width,
  height,
  url,
  alt,
  photographer,
  src,
}: z.infer<typeof pexelsPhoto>): FoundPhoto {
  return {
    service: 'pexels',
    alt: oneLine(alt),
    width,
    height,
    thumbnailUrl: src.medium,
    fileUrl: src.large2x,
    tellUrl: null,
    credit: {
      name: nameOf(photographer, 'Pexels'),
      name_url: url ?? null,
      service: 'Pexels',
      service_url: 'https://www.pexels.com/',
      license: null,
      license_url: null,
    },
  };
}

const openversePhoto = z.object({
  title: text,
  url: web,
  thumbnail: link,
  foreign_landing_url: link,
  creator: text,
  license: z.string().min(1).max(20),
  license_version: text,
  license_url: link,
  width: side.nullish().catch(null),
  height: side.nullish().catch(null),
});

/** 'by-sa' and '2.0' are 'CC BY-SA 2.0'. */
function licenseName(license: string, version: string | null | undefined): string {
  if (license.toLowerCase() === 'pdm') return 'Public Domain';
  const name = license.toLowerCase() === 'cc0' ? 'CC0' : `CC ${license.toUpperCase()}`;
  return version ? `${name} ${version}` : name;
}

function openverseFound(photo: z.infer<typeof openversePhoto>): FoundPhoto {
  const { title, url, thumbnail, license, license_version, license_url } = photo;
  return {
    service: 'openverse',
    alt: oneLine(title),
    width: photo.width ?? 0,
    height: photo.height ?? 0,
    thumbnailUrl: thumbnail ?? url,
    fileUrl: url,
    tellUrl: null,
    credit: {
      name: nameOf(photo.creator, nameOf(title, 'Openverse')),
      name_url: photo.foreign_landing_url ?? null,
      service: 'Openverse',
      service_url: 'https://openverse.org/',
      license: licenseName(license, license_version),
      license_url: license_url ?? null,
    },
  };
}

const accept = 'application/json';
const orientations: Readonly<Record<PhotoShape, string>> = {
  wide: 'landscape',
  square: 'squarish',
  tall: 'portrait',
};

export const photoProtocols: Readonly<Record<PhotoService, PhotoProtocol>> = {
  unsplash: {
    request: ({ query, page, shape }, key) => ({
      path: `/search/photos?${new URLSearchParams({
        query,
        page: String(page),
        per_page: String(perPage),
        content_filter: 'high',
        ...(shape && { orientation: orientations[shape] }),
      })}`,
      headers: { accept, 'accept-version': 'v1', authorization: `Client-ID ${key ?? ''}` },
    }),
    read: (answer, { page }) => {
      const list = z.object({ total_pages: z.number(), results: z.array(z.unknown()) }).safeParse(answer);
      if (!list.success) return null;
      const photos = entriesOf(unsplashPhoto, list.data.results).map(unsplashFound);
      return { photos, hasMore: page < list.data.total_pages };
    },
  },
  pexels: {
    request: ({ query, page, shape }, key) => ({
      path: `/v1/search?${new URLSearchParams({
        query,
        page: String(page),
        per_page: String(perPage),
        ...(shape && { orientation: shape === 'square' ? 'square' : orientations[shape] }),
      })}`,
      headers: { accept, authorization: key ?? '' },
    }),
    read: (answer) => {
      const list = z.object({ photos: z.array(z.unknown()), next_page: text }).safeParse(answer);
      if (!list.success) return null;
      return {
        photos: entriesOf(pexelsPhoto, list.data.photos).map(pexelsFound),
        hasMore: Boolean(list.data.next_page),
      };
    },
  },
  openverse: {
    request: ({ query, page, shape }) => ({
      // Pages are printed, sold and cropped, so the license has to allow it.
      path: `/v1/images/?${new URLSearchParams({
        q: query,
        page: String(page),
        page_size: String(perPage),
        license_type: 'commercial,modification',
        category: 'photograph',
        mature: 'false',
        ...(shape && { aspect_ratio: shape }),
      })}`,
      headers: { accept },
    }),
    read: (answer, { page }) => {
      const list = z.object({ page_count: z.number(), results: z.array(z.unknown()) }).safeParse(answer);
      if (!list.success) return null;
      const photos = entriesOf(openversePhoto, list.data.results).map(openverseFound);
      return { photos, hasMore: page < list.data.page_count };
    },
  },
};
