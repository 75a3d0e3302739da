import type { ReadAttachment } from '../../../contract/attachments.ts';
import { maxPromptLength } from '../../../contract/chat.ts';
import { citationOf, placesInWords } from '../../../domain/sources/name-sources.ts';
import { replacePictures } from '../../../domain/text/markdown-pictures.ts';
import { loadErrorWords } from '../../lib/error-words.ts';
import { language } from '../../lib/language.ts';
import { notesWords } from '../../lib/note-words.ts';
import type { UploadOptions } from '../../lib/upload-file.ts';
import { counted, words } from '../../lib/words.ts';
import {
  type AttachedFile,
  type Attachment,
  AttachmentFault,
  picturesIn,
  promptWith,
} from './attachments.ts';

/* Attaches files and long texts to a prompt; loaded with the first attachment. */

/** Maximum number of pictures in a run; the messages name it. */
const mostPictures = 12;
const inFigures = (count: number): string => new Intl.NumberFormat(language()).format(count);

function textAttachment(name: string, text: string): Attachment {
  if (text.trim() === '') throw new AttachmentFault(words('turns').fileEmpty(name));
  if (text.length > maxPromptLength)
    throw new AttachmentFault(
      words('turns').fileTooLong(name, inFigures(text.length), inFigures(maxPromptLength)),
    );
  return { id: crypto.randomUUID(), kind: 'text', name, text };
}

/** Converts a long paste to an attachment. @throws AttachmentFault */
export function pastedText(text: string): Attachment {
  return textAttachment(words('turns').attachPasted, text);
}

/** Uploads a file, which the server reads. @throws AttachmentFault with the server's message */
export type ReadFile = (file: File, options: UploadOptions) => Promise<ReadAttachment>;

/** @throws AttachmentFault, or the reason of the signal */
export async function readAttachment(
  file: File,
  options: UploadOptions,
  read: ReadFile,
): Promise<Attachment> {
  const id = crypto.randomUUID();
  const { name, type } = file;
  if (type.startsWith('image/') && type !== 'image/svg+xml') {
    const { PictureFault, readPicture } = await import('../../lib/read-picture.ts');
    try {
      return { id, kind: 'picture', name, url: await readPicture(file) };
    } catch (error) {
      throw error instanceof PictureFault ? new AttachmentFault(error.message) : error;
    }
  }
  const { markdown, places, pictures, left_out, left_out_notes } = await read(file, options);
  if (left_out.length > 0) await loadErrorWords();
  return {
    id,
    kind: 'file',
    name,
    text: markdown,
    where: placesInWords(places),
    citation: citationOf({ name, places }),
    pictures,
    leftOut: notesWords(left_out_notes, left_out),
  };
}

/** Limits a file to `room` pictures; removes references to the others from its text. */
function withPictures(file: AttachedFile, room: number): AttachedFile {
  const more = file.pictures.length - room;
  if (more <= 0) return file;
  const pictures = file.pictures.slice(0, room);
  const text = replacePictures(file.text, ({ address }) =>
    !address.startsWith('asset:') || pictures.some(({ id }) => `asset:${id}` === address) ? null : '',
  );
  const note = counted(words('turns').picturesLeftOut, more);
  return { ...file, text, pictures, leftOut: [...file.leftOut, note] };
}

/** Adds an attachment. @throws AttachmentFault if that exceeds a limit */
export function withAttachment(before: readonly Attachment[], more: Attachment): readonly Attachment[] {
  const room = mostPictures - picturesIn(before).length;
  if (more.kind === 'picture' && room <= 0) throw new AttachmentFault(words('turns').picturesMost);
  const all = [...before, more.kind === 'file' ? withPictures(more, room) : more];
  const excess = promptWith('', all, true).length - maxPromptLength;
  if (excess > 0) throw new AttachmentFault(words('turns').filesTooLong(more.name, inFigures(excess)));
  return all;
}
