import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { finished, pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { isDiskFull } from '../disk-full.ts';
import { forCallers, told } from '../told.ts';
import { textFault } from './check-input.ts';

export interface ReceivedFile {
  /** Text fields of the upload, by name. */
  readonly fields: Readonly<Record<string, string>>;
  /** Name from the client: the last path segment, without characters invalid in file names; may be empty. */
  readonly name: string;
  /** On disk until `discard`. */
  readonly path: string;
  readonly sizeBytes: number;
  discard(): Promise<void>;
}

const fieldLimits = { files: 1, fields: 8, parts: 12, fieldSize: 8192 };

/** Allowance for text fields and part headers, on top of the file. */
const besideBytes = 1024 * 1024;

const nameOf = (sent: string): string =>
  (sent.split(/[/\\]/).at(-1) ?? '')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 200);

/**
 * Receives the single file of an upload, streamed to disk. Leaves nothing behind if it throws.
 * @throws AppError `invalid_input`, `payload_too_large`
 */
export async function receiveFile(request: FastifyRequest, maxBytes: number): Promise<ReceivedFile> {
  if (!request.isMultipart())
    throw new AppError('invalid_input', forCallers('Send the file as multipart/form-data.'));
  if (Number(request.headers['content-length']) > maxBytes + besideBytes) throw isTooLarge(maxBytes);
  const folder = await mkdtemp(path.join(tmpdir(), 'octavo-upload-'));
  const discard = () => rm(folder, { recursive: true, force: true });
  const file = path.join(folder, 'file');
  const cutOff = new AbortController();
  try {
    const taking = takeParts(request, file, maxBytes, cutOff.signal);
    const { fields, received } = await Promise.race([taking, whenCutOff(request)]);
    if (!received) throw new AppError('invalid_input', told('uploadHasNoFile'));
    return { fields, path: file, ...received, discard };
  } catch (error) {
    cutOff.abort();
    await discard();
    throw asAppError(error);
  }
}

async function takeParts(request: FastifyRequest, file: string, maxBytes: number, signal: AbortSignal) {
  const fields: Record<string, string> = {};
  let received: { readonly name: string; readonly sizeBytes: number } | null = null;
  for await (const part of request.parts({ limits: { ...fieldLimits, fileSize: maxBytes } })) {
    if (part.type === 'field') {
      if (typeof part.value !== 'string') continue;
      const fault = textFault(part.fieldname) ?? textFault(part.value);
      if (fault) throw new AppError('invalid_input', forCallers(`A field of the upload ${fault}.`));
      fields[part.fieldname] = part.value;
      continue;
    }
    const { file: bytes } = part;
    // The stream may never end otherwise.
    bytes.once('limit', () => bytes.destroy(isTooLarge(maxBytes)));
    await pipeline(bytes, createWriteStream(file, { mode: 0o600 }), { signal });
    if (bytes.truncated) throw isTooLarge(maxBytes);
    received = { name: nameOf(part.filename), sizeBytes: bytes.bytesRead };
  }
  return { fields, received };
}

/** Rejects when the connection breaks: the multipart parser would wait forever. */
async function whenCutOff(request: FastifyRequest): Promise<never> {
  await finished(request.raw, { writable: false });
  return new Promise(() => undefined);
}

const isTooLarge = (maxBytes: number): AppError =>
  new AppError('payload_too_large', told('fileTooLarge', { limit: maxBytes / 1024 / 1024 }));

/** Maps an upload error. Errors of the multipart parser have a status; a broken connection has none. */
function asAppError(error: unknown): unknown {
  // The upload folder's disk can be full, too.
  if (error instanceof AppError || isDiskFull(error)) return error;
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : null;
  if (status === 413)
    return new AppError('payload_too_large', told('uploadTooLarge'), {
      cause: error,
    });
  return new AppError('invalid_input', told('uploadBroken'), {
    cause: error,
  });
}
