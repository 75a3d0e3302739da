import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** A page that is the same for every visitor, compressed once. */
export interface PackedPage {
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

export async function packPage(html: string): Promise<PackedPage> {
  const plain = Buffer.from(html);
  const [br, zipped] = await Promise.all([
    brotli(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
    gz(plain, { level: 9 }),
  ]);
  const etag = `"${createHash('sha256').update(plain).digest('hex').slice(0, 20)}"`;
  return { etag, plain, br, gzip: zipped };
}

/** Sends a compressed page, or 304 if the browser has it cached. */
export function sendPacked(request: FastifyRequest, reply: FastifyReply, page: PackedPage): FastifyReply {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
  const etag = encoding ? page.etag.replace(/"$/, `-${encoding}"`) : page.etag;
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(encoding ? page[encoding] : page.plain);
}
