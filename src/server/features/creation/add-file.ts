import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { CreateContent } from '../../../contract/creation.ts';
import { AppError } from '../../app-error.ts';
import { receiveFile } from '../../http/receive-file.ts';
import { readingLimits } from '../../reading/file-reading.ts';
import { forCallers } from '../../told.ts';
import { keepContent } from './keep-content.ts';
import type { KeepDeps } from './keep-pictures.ts';
import { makeRoom } from './make-room.ts';
import { readContentFile } from './read-content.ts';

/**
 * Receives a file, reads it and stores its content. A content id that already exists is returned without
 * reading the file.
 * @throws AppError with a message for the user
 */
export async function addFile(
  input: {
    readonly uid: string;
    readonly sessionId: string;
    readonly request: FastifyRequest;
    /** Aborts when the client disconnects; nothing is stored then. */
    readonly signal: AbortSignal;
  },
  deps: KeepDeps,
): Promise<CreateContent> {
  const { uid, sessionId, request, signal } = input;
  const file = await receiveFile(request, readingLimits.fileBytes);
  try {
    const contentId = z.uuid().safeParse(file.fields.content_id);
    if (!contentId.success)
      throw new AppError('invalid_input', forCallers('content_id: Send a UUID of your own choice.'));
    const id = contentId.data;
    const there = await makeRoom({ uid, sessionId, contentId: id }, deps);
    if (there) return there;
    const name = file.name || 'File';
    const reading = await readContentFile({ path: file.path, name, sizeBytes: file.sizeBytes }, signal);
    const content = { contentId: id, name, sizeBytes: file.sizeBytes, reading, kind: 'file' } as const;
    return await keepContent({ uid, sessionId, ...content }, deps);
  } finally {
    await file.discard();
  }
}
