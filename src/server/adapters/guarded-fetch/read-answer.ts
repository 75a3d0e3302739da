import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { AppError } from '../../app-error.ts';
import { told } from '../../told.ts';
import type { FetchedResource } from './guarded-fetch.ts';

export const acceptedEncodings = 'gzip, deflate, br';

function decoded(answer: IncomingMessage): Readable {
  const encoding = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  // `pipeline` forwards errors from either side to the last stream, so its callback can stay empty.
  const through = (decoder: Transform): Readable => pipeline(answer, decoder, () => undefined) as Transform;
  switch (encoding) {
    case 'identity':
    case '':
      return answer;
    case 'gzip':
    case 'x-gzip':
      return through(createGunzip());
    case 'deflate':
      return through(createInflate());
    case 'br':
      return through(createBrotliDecompress());
    default:
      throw new AppError('unprocessable', told('hostEncodingUnknown'));
  }
}

/**
 * Returns the decoded body of a response. Stops reading once it exceeds `maxBytes`.
 * @throws AppError `payload_too_large`, `unprocessable`; the stream's error
 */
export async function readAnswer(
  answer: IncomingMessage,
  url: URL,
  maxBytes: number,
): Promise<FetchedResource> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of decoded(answer) as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > maxBytes) {
      const limit = (maxBytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 });
      throw new AppError('payload_too_large', told('hostSentTooMuch', { host: url.hostname, limit }));
    }
    pieces.push(piece);
  }
  const [mediaType = '', ...parameters] = (answer.headers['content-type'] ?? '').toLowerCase().split(';');
  const charset = parameters.map((each) => /^\s*charset="?([\w.:-]{1,40})/.exec(each)?.[1]).find(Boolean);
  return {
    url: url.href,
    mediaType: mediaType.trim(),
    charset: charset ?? null,
    body: Buffer.concat(pieces),
  };
}
