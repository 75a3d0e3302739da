import type { FastifyRequest } from 'fastify';
import type { ReadAttachment } from '../../../contract/attachments.ts';
import { maxPromptLength } from '../../../contract/chat.ts';
import { AppError } from '../../app-error.ts';
import { receiveFile } from '../../http/receive-file.ts';
import { englishNote } from '../../noted.ts';
import { readingLimits } from '../../reading/file-reading.ts';
import { told } from '../../told.ts';
import { documentUrlOf } from '../assets/asset-view.ts';
import { type KeepDeps, keepPictures } from '../creation/keep-pictures.ts';
import { readContentFile } from '../creation/read-content.ts';

const figures = new Intl.NumberFormat('en');

/**
 * Reads a file attached to a prompt, with the same reader as creations. The text is returned for the caller
 * to send; embedded pictures become assets of the account.
 * @throws AppError with a message for the user
 */
export async function readAttachment(
  input: { readonly uid: string; readonly request: FastifyRequest; readonly signal: AbortSignal },
  deps: KeepDeps,
): Promise<ReadAttachment> {
  const { uid, request, signal } = input;
  const file = await receiveFile(request, readingLimits.fileBytes);
  try {
    const name = file.name || 'File';
    const whole = await readContentFile({ path: file.path, name, sizeBytes: file.sizeBytes }, signal);
    // Checked first, so no pictures are stored for a file that is rejected.
    if (whole.markdown.length > maxPromptLength)
      throw new AppError(
        'payload_too_large',
        told('attachmentTooLong', {
          length: figures.format(whole.markdown.length),
          limit: figures.format(maxPromptLength),
        }),
      );
    const { reading, pictures } = await keepPictures({ uid, fileName: name, reading: whole }, deps);
    return {
      name,
      format: reading.format,
      markdown: reading.markdown.toWellFormed(),
      places: reading.parts.map((part) => part.name.toWellFormed()),
      words: reading.facts.words,
      pictures: pictures.map((picture) => ({ ...picture, url: documentUrlOf(picture.id) })),
      left_out: reading.leftOut.map((note) => englishNote(note).toWellFormed()),
      left_out_notes: reading.leftOut,
    };
  } finally {
    await file.discard();
  }
}
