import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readByteRange } from './byte-range.ts';

export interface FileAnswer {
  readonly body: Uint8Array | Readable;
  readonly contentType: string;
  /** Download name, in any script; absent to display inline without a name. */
  readonly fileName?: string;
  readonly disposition?: 'inline' | 'attachment';
  readonly headers?: Readonly<Record<string, string>>;
}

/** Returns a Content-Disposition (RFC 6266): an ASCII name for old clients, the real one in UTF-8. */
export function contentDisposition(kind: 'inline' | 'attachment', fileName: string): string {
  const ascii =
    fileName
      .normalize('NFKD')
      .replace(/[^\x20-\x7e]/g, '')
      .replace(/["\\%]/g, '') || 'document';
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/**
 * CSP of a PDF shown by the browser. Some browsers treat their viewer as a plugin, which the app's CSP
 * forbids. No script runs in it.
 */
const pdfPolicy = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'";

/** HTML is for download. If a browser displays it anyway, it has no origin, scripts or external resources. */
const htmlPolicy =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; frame-ancestors 'none'";

/** Sends a file. Supports ranges for bytes in memory, so downloads can resume. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileAnswer,
): Promise<FastifyReply> {
  const isHtml = file.contentType === 'text/html';
  reply
    .header('content-type', isHtml ? 'text/html; charset=utf-8' : file.contentType)
    .header('x-content-type-options', 'nosniff');
  if (file.contentType === 'application/pdf') reply.header('content-security-policy', pdfPolicy);
  if (isHtml) reply.header('content-security-policy', htmlPolicy);
  if (file.fileName)
    reply.header(
      'content-disposition',
      contentDisposition(isHtml ? 'attachment' : (file.disposition ?? 'inline'), file.fileName),
    );
  for (const [name, value] of Object.entries(file.headers ?? {})) reply.header(name, value);
  const { body } = file;
  return body instanceof Uint8Array ? sendBytes(request, reply, body) : reply.send(body);
}

function sendBytes(request: FastifyRequest, reply: FastifyReply, bytes: Uint8Array): FastifyReply {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
  reply.header('accept-ranges', 'bytes').header('etag', etag);
  const { 'if-none-match': known, 'if-range': sameAs, range: asked } = request.headers;
  if (known === etag) return reply.code(304).send();
  // If-Range: a range of a changed file would corrupt the download.
  const range = sameAs === undefined || sameAs === etag ? readByteRange(asked, bytes.length) : 'whole';
  if (range === 'whole') return reply.send(bytes);
  if (range === 'unsatisfiable')
    return reply.code(416).header('content-range', `bytes */${bytes.length}`).send();
  const { start, end } = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${bytes.length}`)
    .send(bytes.subarray(start, end + 1));
}
