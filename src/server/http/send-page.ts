import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Brotli level for pages made per request; higher ones cost more time than they save. */
const brotliQuality = 5;

/** Sends a page as HTML with the best compression the browser supports. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding, accept-language');
  if (/\bbr\b/.test(accepted)) {
    const packed = await brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
    return reply.header('content-encoding', 'br').send(packed);
  }
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await gz(html));
  return reply.send(html);
}
