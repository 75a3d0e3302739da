import type { photoEndpoints } from '../../../contract/photos.ts';
import type { FoundPhoto } from '../../adapters/photo-search/found-photo.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/mount.ts';
import type { FileAnswer } from '../../http/send-file.ts';
import { told } from '../../told.ts';
import { openPhoto, photoTokenMs, signPhoto } from './photo-token.ts';

/** @throws AppError `not_configured`, or as openPhoto */
function photoOf(token: string, deps: Pick<Deps, 'photos' | 'instanceSecret' | 'clock'>): FoundPhoto {
  const photo = openPhoto(token, deps.instanceSecret, deps.clock().getTime());
  requireServices(deps);
  return photo;
}

function requireServices({ photos }: Pick<Deps, 'photos'>): void {
  if (photos.services.length === 0)
    throw new AppError(
      'not_configured',
      told('photosNotConfigured', { settings: 'UNSPLASH_ACCESS_KEY, PEXELS_API_KEY, OCTAVO_OPENVERSE' }),
    );
}

export const photoHandlers = {
  listPhotoServices: async (_input, { photos }) => ({ services: [...photos.services] }),
  searchPhotos: async ({ query: { q, page } }, deps) => {
    requireServices(deps);
    const { photos, hasMore, faults } = await deps.photos.search({ query: q, page });
    const expiresAt = deps.clock().getTime() + photoTokenMs;
    return {
      photos: photos.map((photo) => {
        const { service, alt, width, height, credit } = photo;
        const token = signPhoto({ photo, expiresAt }, deps.instanceSecret);
        const thumbnail_url = `/files/photo-thumbnail?token=${token}`;
        return { token, service, alt, width, height, credit, thumbnail_url };
      }),
      has_more: hasMore,
      faults: [...faults],
    };
  },
  keepPhoto: async ({ caller, body }, deps) => deps.photos.keep(photoOf(body.token, deps), caller.uid),
  photoThumbnail: async ({ query }, deps): Promise<FileAnswer> => ({
    body: await deps.photos.thumbnail(photoOf(query.token, deps)),
    contentType: 'image/webp',
    headers: { 'cache-control': 'private, max-age=3600' },
  }),
} satisfies Handlers<typeof photoEndpoints>;
