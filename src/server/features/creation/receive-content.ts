import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../app-error.ts';
import { readingLimits } from '../../reading/file-reading.ts';

export interface ReceivedContent {
  readonly contentId: string;
  readonly name: string;
  readonly path: string;
  readonly sizeBytes: number;
  discard(): Promise<void>;
}

const limits = { files: 1, fields: 4, parts: 6, fieldSize: 1024, fileSize: readingLimits.fileBytes };

/** The last name of a path, without what no file is called. */
const nameOf = (sent: string): string =>
  (sent.split(/[/\\]/).at(-1) ?? '')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 200) || 'File';

/**
 * Takes a file in, onto the disk. Nothing is left when it throws.
 * @throws AppError `invalid_input`, `payload_too_large`
 */
export async function receiveContent(request: FastifyRequest): Promise<ReceivedContent> {
  if (!request.isMultipart())
    throw new AppError('invalid_input', 'Send the parts content_id and file as multipart/form-data.');
  const folder = await mkdtemp(path.join(tmpdir(), 'octavo-content-'));
  const discard = () => rm(folder, { recursive: true, force: true });
  const file = path.join(folder, 'file');
  let [contentId, name, sizeBytes]: [unknown, string, number] = [undefined, '', -1];
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        if (part.fieldname === 'content_id') contentId = part.value;
        continue;
      }
      await pipeline(part.file, createWriteStream(file, { mode: 0o600 }));
      if (part.file.truncated)
        throw new AppError(
          'payload_too_large',
          `The file is larger than ${readingLimits.fileBytes / 1024 / 1024} MB. Save it in parts, or without its large pictures.`,
        );
      name = nameOf(part.filename);
      sizeBytes = part.file.bytesRead;
    }
    const id = z.uuid().safeParse(contentId);
    if (!id.success) throw new AppError('invalid_input', 'content_id: Send a UUID of your own choice.');
    if (sizeBytes < 0) throw new AppError('invalid_input', 'file: There is no file in the upload.');
    return { contentId: id.data, name, path: file, sizeBytes, discard };
  } catch (cause) {
    await discard();
    if (cause instanceof AppError) throw cause;
    throw new AppError('invalid_input', 'The upload was cut off or is not one. Send it again.', { cause });
  }
}
