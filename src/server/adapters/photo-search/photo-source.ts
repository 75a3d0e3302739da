import type { PhotoService } from '../../../contract/photo-services.ts';
import type { PhotoFault } from '../../../contract/photos.ts';
import type { Secret } from '../../config.ts';
import { createModelFetch } from '../model-server/model-fetch.ts';
import type { FoundPhoto, FoundPhotos, PhotoWish } from './found-photo.ts';
import { photoProtocols } from './photo-protocols.ts';

const answersWithinMs = 8_000;
const longestAnswerBytes = 2_000_000;
/** Shorter than the limits of all services. */
const longestQuery = 100;

/** A service that gave no photos, with the reason. */
export class PhotoError extends Error {
  readonly reason: PhotoFault;

  constructor(reason: PhotoFault, options?: ErrorOptions) {
    super(`The photo service failed: ${reason}`, options);
    this.reason = reason;
  }
}

export interface PhotoSource {
  readonly service: PhotoService;
  /** Returns photos, best first. @throws PhotoError; the signal's reason when it aborts */
  search(wish: PhotoWish, signal?: AbortSignal): Promise<FoundPhotos>;
  /** Tells the service that a photo is used, if its terms ask for it. @throws PhotoError */
  tell(photo: FoundPhoto): Promise<void>;
}

function reasonOf({ status, headers }: Response): PhotoFault {
  // Unsplash answers 403 both to a wrong key and beyond its limit.
  if (status === 429 || (status === 403 && headers.get('x-ratelimit-remaining') === '0')) return 'limit';
  return status === 401 || status === 403 ? 'key' : 'failed';
}

async function readJson(response: Response): Promise<unknown> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const piece of response.body ?? []) {
    text += decoder.decode(piece as Uint8Array, { stream: true });
    if (text.length > longestAnswerBytes) throw new PhotoError('failed');
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new PhotoError('failed', { cause });
  }
}

/**
 * Creates a source of photos. The service is asked at its own address only and redirects aren't followed, so the
 * key is sent to no other host. The addresses in its answers are fetched through the guard, like those of users.
 */
export function createPhotoSource(settings: {
  readonly service: PhotoService;
  readonly address: string;
  readonly key: Secret | null;
  /** For tests. */
  readonly withinMs?: number;
}): PhotoSource {
  const { service, address, key, withinMs = answersWithinMs } = settings;
  const base = address.replace(/\/$/, '');
  // Whoever sets the environment may use any network.
  const fetchAt = createModelFetch({ address: base, mayBePrivate: true, certificate: null }, key);
  const protocol = photoProtocols[service];

  async function ask<T>(
    url: string,
    headers: Record<string, string>,
    read: (response: Response) => Promise<T>,
    stopped?: AbortSignal,
  ): Promise<T> {
    const deadline = AbortSignal.timeout(withinMs);
    const signal = stopped ? AbortSignal.any([stopped, deadline]) : deadline;
    try {
      const response = await fetchAt(url, { headers, signal });
      if (!response.ok) throw new PhotoError(reasonOf(response));
      return await read(response);
    } catch (error) {
      stopped?.throwIfAborted();
      if (error instanceof PhotoError) throw error;
      throw new PhotoError(deadline.aborted ? 'timeout' : 'failed', { cause: error });
    }
  }

  return {
    service,
    search(given, signal) {
      const wish = { ...given, query: given.query.replace(/\s+/g, ' ').trim().slice(0, longestQuery) };
      const { path, headers } = protocol.request(wish, key?.reveal() ?? null);
      return ask(
        base + path,
        headers,
        async (response) => {
          const found = protocol.read(await readJson(response), wish);
          if (!found) throw new PhotoError('failed');
          return found;
        },
        signal,
      );
    },
    async tell({ tellUrl }) {
      if (tellUrl === null) return;
      const { headers } = protocol.request({ query: '', page: 1 }, key?.reveal() ?? null);
      await ask(tellUrl, headers, async (response) => {
        await response.body?.cancel();
      });
    },
  };
}
