import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

interface PhotoServer {
  readonly url: string;
  /** host:port, for OCTAVO_ALLOW_HOSTS. */
  readonly host: string;
  /** Paths with their query, in order; those asked with a wrong key are missing. */
  readonly asked: string[];
  /** Handles API requests instead, if set. */
  answer: ((response: ServerResponse) => void) | null;
  /** Handles requests for the file of a photo instead, if set. */
  file: ((response: ServerResponse) => void) | null;
  close(): Promise<void>;
}

export const photoKeys = { unsplash: 'unsplash-canary-51ab', pexels: 'pexels-canary-77cd' } as const;

/** Many colors, because pictures with few are kept as drawings. */
function jpeg(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 3) {
    const x = (at / 3) % width;
    const y = Math.floor(at / 3 / width);
    pixels.set([(x * 255) / width, (y * 255) / height, 127 + 127 * Math.sin((x + 2 * y) / 40)], at);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer();
}

/** A PNG whose header claims a size that is too large to decode. */
export function hugePng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(data.length, 0);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, data, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const body = deflateSync(Buffer.alloc(1_000));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', body),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Starts a server that answers like the documented APIs of Unsplash, Pexels and Openverse, and serves their files. */
export async function startPhotoServer(): Promise<PhotoServer> {
  const asked: string[] = [];
  const state: Pick<PhotoServer, 'answer' | 'file'> = { answer: null, file: null };
  const photo = await jpeg(1600, 1067);
  const small = await jpeg(400, 267);
  const server = createServer((request, response) => {
    const { authorization = '' } = request.headers;
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const at = (path: string): string => `${url.origin}${path}`;
    const end = (status: number, value: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    };
    const picture = (bytes: Buffer): void => {
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes);
    };
    if (url.pathname.startsWith('/file/')) {
      asked.push(request.url ?? '');
      return state.file ? state.file(response) : picture(photo);
    }
    if (url.pathname.startsWith('/small/')) return picture(small);
    if (state.answer) return state.answer(response);
    const isUnsplash = authorization === `Client-ID ${photoKeys.unsplash}`;
    const isPexels = authorization === photoKeys.pexels;
    const query = url.searchParams.get('query') ?? url.searchParams.get('q') ?? '';
    const isEmpty = query.includes('nothing');
    const answer = (mayAsk: boolean, value: unknown): void => {
      if (mayAsk) asked.push(request.url ?? '');
      end(mayAsk ? 200 : 401, mayAsk ? value : { errors: ['OAuth error: The access token is invalid'] });
    };
    if (url.pathname === '/search/photos')
      return answer(isUnsplash, {
        total: isEmpty ? 0 : 40,
        total_pages: isEmpty ? 0 : 3,
        results: isEmpty ? [] : [unsplashPhoto(at)],
      });
    if (url.pathname === '/photos/lh1/download') return answer(isUnsplash, { url: at('/file/unsplash.jpg') });
    if (url.pathname === '/v1/search')
      return answer(isPexels, {
        total_results: 1,
        page: 1,
        per_page: 18,
        photos: isEmpty ? [] : [pexelsPhoto(at)],
      });
    if (url.pathname === '/v1/images/')
      return answer(true, {
        result_count: 1,
        page_count: 1,
        page_size: 18,
        page: 1,
        results: isEmpty ? [] : [openversePhoto(at)],
      });
    end(404, {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(state, {
    url: `http://${host}`,
    host,
    asked,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

type At = (path: string) => string;

/* The answers of the services' documentation, shortened to what they say about one photo. */

const unsplashPhoto = (at: At) => ({
  id: 'lh1',
  created_at: '2024-05-03T11:00:28-04:00',
  width: 4000,
  height: 2667,
  color: '#60544D',
  blur_hash: 'LoC%a7IoIVxZ_NM|M{s:%hRjWAo0',
  likes: 286,
  description: null,
  alt_description: 'white lighthouse on a cliff',
  user: {
    id: 'u1',
    username: 'ada_berg',
    name: 'Ada Berg',
    links: { html: 'https://unsplash.com/@ada_berg' },
  },
  urls: {
    raw: at('/file/unsplash.jpg?ixid=M3w'),
    full: at('/file/unsplash.jpg?q=75'),
    regular: at('/file/unsplash.jpg?w=1080'),
    small: at('/small/unsplash.jpg'),
    thumb: at('/small/unsplash.jpg?w=200'),
  },
  links: {
    self: at('/photos/lh1'),
    html: 'https://unsplash.com/photos/lh1',
    download_location: at('/photos/lh1/download?ixid=M3w'),
  },
});

const pexelsPhoto = (at: At) => ({
  id: 2_014_422,
  width: 3024,
  height: 3024,
  url: 'https://www.pexels.com/photo/lighthouse-2014422/',
  photographer: 'Joey [the] Farina',
  photographer_url: 'https://www.pexels.com/@joey',
  photographer_id: 680_589,
  avg_color: '#978E82',
  src: {
    original: at('/file/pexels.jpeg'),
    large2x: at('/file/pexels.jpeg?auto=compress&dpr=2&h=650&w=940'),
    medium: at('/small/pexels.jpeg?h=350'),
  },
  liked: false,
  alt: 'Lighthouse at dusk',
});

const openversePhoto = (at: At) => ({
  id: '7c829a03-fb24-4b57-9b03-65f43ed19395',
  title: 'Old lighthouse',
  foreign_landing_url: 'https://www.flickr.com/photos/77777/42',
  url: at('/file/openverse.jpg'),
  creator: 'Wim van Dijk',
  creator_url: 'https://www.flickr.com/photos/77777',
  license: 'by-sa',
  license_version: '2.0',
  license_url: 'https://creativecommons.org/licenses/by-sa/2.0/',
  provider: 'flickr',
  source: 'flickr',
  category: null,
  filetype: null,
  height: 1067,
  width: 1600,
  mature: false,
  thumbnail: at('/small/openverse.jpg'),
});
