import sharp from 'sharp';
import {
  type Asset,
  maxAssetDescriptionLength,
  maxAssetNameLength,
  maxPictureBytes,
} from '../../../contract/assets.ts';
import type { PhotoService } from '../../../contract/photo-services.ts';
import type { PhotoFault } from '../../../contract/photos.ts';
import type { GuardedFetchOptions } from '../../adapters/guarded-fetch/guarded-fetch.ts';
import type { FoundPhoto, PhotoWish } from '../../adapters/photo-search/found-photo.ts';
import { createPhotoSource, PhotoError, type PhotoSource } from '../../adapters/photo-search/photo-source.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { told } from '../../told.ts';
import { keepAsset } from '../assets/keep-asset.ts';
import { prepareBytes } from '../assets/prepare-bytes.ts';

const downloadMs = 20_000;
const thumbnailPx = 320;
const mostThumbnailBytes = 3_000_000;
const mostThumbnailPixels = 20_000_000;
/** Smaller photos look blurred on half a page of A4. */
const leastSidePx = 900;
/** Photos that are tried for one wish. */
const mostTries = 3;

interface SearchResult {
  readonly photos: readonly FoundPhoto[];
  readonly hasMore: boolean;
  readonly faults: readonly { readonly service: PhotoService; readonly reason: PhotoFault }[];
}

/** The stock photo services of this server. */
export interface Photos {
  /** Empty if the settings name none; then nothing is asked of the internet. */
  readonly services: readonly PhotoService[];
  /** Returns the photos of all services in turns. A service that fails is reported, the others answer. */
  search(wish: PhotoWish, signal?: AbortSignal): Promise<SearchResult>;
  /** Returns a small picture of a photo as WebP. @throws AppError */
  thumbnail(photo: FoundPhoto): Promise<Uint8Array>;
  /** Downloads a photo, checks and stores it like an upload, and tells its service. @throws AppError */
  keep(photo: FoundPhoto, uid: string, signal?: AbortSignal): Promise<Asset>;
  /** Keeps the first photo that fits a wish; null if there is none. @throws the signal's reason when it aborts */
  keepFirst(
    wish: Pick<PhotoWish, 'query' | 'shape'>,
    uid: string,
    signal: AbortSignal,
  ): Promise<Asset | null>;
}

type PhotoDeps = Pick<Deps, 'config' | 'db' | 'files' | 'clock' | 'instanceSecret' | 'fetchGuarded' | 'log'>;

/** Takes one of each list in turn, so that no service hides the others. */
function inTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

export function createPhotos(deps: PhotoDeps): Photos {
  const { config, fetchGuarded, log } = deps;
  const sources: readonly PhotoSource[] = config.photos.map(createPhotoSource);

  async function bytesOf(url: string, options: GuardedFetchOptions): Promise<Buffer> {
    const { body } = await fetchGuarded(url, { accept: 'image/*', ...options });
    return body;
  }

  async function search(wish: PhotoWish, signal?: AbortSignal): Promise<SearchResult> {
    const faults: { service: PhotoService; reason: PhotoFault }[] = [];
    const found = await Promise.all(
      sources.map(async (source) => {
        try {
          return await source.search(wish, signal);
        } catch (error) {
          if (!(error instanceof PhotoError)) throw error;
          log.warn({ err: error.cause ?? error, service: source.service }, 'a photo service failed');
          faults.push({ service: source.service, reason: error.reason });
          return { photos: [], hasMore: false };
        }
      }),
    );
    return {
      photos: inTurns(found.map(({ photos }) => photos)),
      hasMore: found.some(({ hasMore }) => hasMore),
      faults,
    };
  }

  async function tell(photo: FoundPhoto): Promise<void> {
    const source = sources.find(({ service }) => service === photo.service);
    await source?.tell(photo).catch((error: unknown) => {
      log.warn({ err: error, service: photo.service }, "couldn't tell a photo service of a download");
    });
  }

  async function keep(photo: FoundPhoto, uid: string, signal?: AbortSignal): Promise<Asset> {
    const options = { maxBytes: maxPictureBytes, deadlineMs: downloadMs, ...(signal && { signal }) };
    const prepared = await prepareBytes(await bytesOf(photo.fileUrl, options));
    if (prepared.kind !== 'picture') throw new AppError('unsupported_media_type', told('photoNoPicture'));
    const file = { ...prepared, facts: { ...prepared.facts, role: 'photo' as const } };
    const { alt, credit } = photo;
    const name = (alt || `${credit.name}, ${credit.service}`).slice(0, maxAssetNameLength);
    const description = alt.slice(0, maxAssetDescriptionLength);
    const asset = await keepAsset({ uid, name, description, file, credit }, deps);
    await tell(photo);
    return asset;
  }

  return {
    services: sources.map(({ service }) => service),
    search,
    keep,
    async thumbnail({ thumbnailUrl }) {
      const bytes = await bytesOf(thumbnailUrl, { maxBytes: mostThumbnailBytes });
      try {
        return await sharp(bytes, { limitInputPixels: mostThumbnailPixels, pages: 1 })
          .autoOrient()
          .resize({ width: thumbnailPx, height: thumbnailPx, fit: 'inside', withoutEnlargement: true })
          .webp({ quality: 72 })
          .timeout({ seconds: 5 })
          .toBuffer();
      } catch (cause) {
        throw new AppError('unsupported_media_type', told('pictureUnreadable'), { cause });
      }
    },
    async keepFirst({ query, shape }, uid, signal) {
      if (sources.length === 0 || query.trim() === '') return null;
      const { photos } = await search({ query, shape, page: 1 }, signal);
      const isLarge = ({ width, height }: FoundPhoto): boolean => Math.max(width, height) >= leastSidePx;
      for (const photo of photos.filter(isLarge).slice(0, mostTries)) {
        try {
          return await keep(photo, uid, signal);
        } catch (error) {
          signal.throwIfAborted();
          if (!(error instanceof AppError) || error.code === 'quota_exceeded') {
            log.warn({ err: error }, "couldn't keep a photo");
            return null;
          }
          log.info({ err: error, service: photo.service }, 'a photo was left out');
        }
      }
      return null;
    },
  };
}
