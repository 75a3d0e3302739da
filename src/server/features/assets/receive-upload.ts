import { createWriteStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { assetWords, maxPictureBytes } from '../../../contract/assets.ts';
import { AppError } from '../../app-error.ts';
import { sniffedBytes } from './sniff-file.ts';

export interface ReceivedUpload {
  readonly name: string;
  readonly description: string;
  /** On disk, until `discard`. */
  readonly path: string;
  readonly sizeBytes: number;
  /** The first bytes of it. */
  readonly head: Uint8Array;
  discard(): Promise<void>;
}

const limits = { files: 1, fields: 8, parts: 12, fieldSize: 8192, fileSize: maxPictureBytes };

function readWords(fields: Readonly<Record<string, string>>) {
  const words = assetWords.safeParse(fields);
  if (words.success) return words.data;
  throw new AppError('invalid_input', z.prettifyError(words.error).slice(0, 300), {
    fields: words.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  });
}

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sniffedBytes), 0, sniffedBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/**
 * Takes an upload in, part by part, onto the disk: memory holds no file. Nothing is left when it throws.
 * @throws AppError `invalid_input`, `payload_too_large`
 */
export async function receiveUpload(request: FastifyRequest): Promise<ReceivedUpload> {
  if (!request.isMultipart())
    throw new AppError('invalid_input', 'Send the parts name, description and file as multipart/form-data.');
  const folder = await mkdtemp(join(tmpdir(), 'octavo-upload-'));
  const discard = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, 'file');
  const fields: Record<string, string> = {};
  let sizeBytes = 0;
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') fields[part.fieldname] = part.value;
        continue;
      }
      await pipeline(part.file, createWriteStream(path, { mode: 0o600 }));
      if (part.file.truncated) {
        const megabytes = maxPictureBytes / 1024 / 1024;
        throw new AppError('payload_too_large', `file: The file is larger than ${megabytes} MB.`);
      }
      sizeBytes = part.file.bytesRead;
    }
    const words = readWords(fields);
    if (sizeBytes === 0) throw new AppError('invalid_input', 'file: The file is empty. Choose another one.');
    return { ...words, path, sizeBytes, head: await headOf(path), discard };
  } catch (error) {
    await discard();
    throw asAppError(error);
  }
}

/** What the parser of parts throws has a status of its own; a connection that broke off has none. */
function asAppError(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : null;
  if (status === 413)
    return new AppError('payload_too_large', 'file: The upload is too large, or has too many parts.', {
      cause: error,
    });
  return new AppError('invalid_input', 'The upload was cut off or is not one. Send it again.', {
    cause: error,
  });
}
