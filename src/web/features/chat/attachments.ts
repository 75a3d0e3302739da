import { maxPromptLength } from '../../../contract/chat.ts';

/** Something that goes along with a prompt. */
export type Attachment =
  | { readonly id: string; readonly kind: 'text'; readonly name: string; readonly text: string }
  | { readonly id: string; readonly kind: 'picture'; readonly name: string; readonly url: string };

/** What cannot be attached, in words for people. */
export class AttachmentFault extends Error {}

/** As many as a run takes. */
const mostPictures = 12;
/** A paste of this length is matter, not a prompt: it becomes an attachment. */
const longPaste = 4_000;
/** Sooner or later a browser stands still over a file that cannot be sent anyway. */
const mostTextBytes = 2_000_000;

const textName = /\.(?:txt|md|markdown|csv|tsv|json|html?|xml|ya?ml|log|tex|rtf)$/i;
const figures = new Intl.NumberFormat('en');

export function isLongPaste(text: string): boolean {
  return text.length > longPaste;
}

function textAttachment(name: string, text: string): Attachment {
  if (text.trim() === '') throw new AttachmentFault(`"${name}" is empty.`);
  if (text.length > maxPromptLength)
    throw new AttachmentFault(
      `"${name}" is too long: ${figures.format(text.length)} characters, and ${figures.format(maxPromptLength)} fit in one prompt. Attach a part of it.`,
    );
  return { id: crypto.randomUUID(), kind: 'text', name, text };
}

/** A long paste as an attachment. @throws AttachmentFault */
export function pastedText(text: string): Attachment {
  return textAttachment('Pasted text', text);
}

/** @throws AttachmentFault */
export async function readAttachment(file: File): Promise<Attachment> {
  const { name, type, size } = file;
  if (type.startsWith('image/') && type !== 'image/svg+xml') {
    const { PictureFault, readPicture } = await import('../../lib/read-picture.ts');
    try {
      return { id: crypto.randomUUID(), kind: 'picture', name, url: await readPicture(file) };
    } catch (error) {
      throw error instanceof PictureFault ? new AttachmentFault(error.message) : error;
    }
  }
  if (!type.startsWith('text/') && type !== 'application/json' && !textName.test(name))
    throw new AttachmentFault(
      `"${name}" cannot be attached here. Text, Markdown, CSV and pictures (PNG, JPEG, WebP) can.`,
    );
  if (size > mostTextBytes)
    throw new AttachmentFault(`"${name}" is too large: attach a text of at most 2 MB.`);
  const text = await file.text();
  if (text.includes('\u0000')) throw new AttachmentFault(`"${name}" is no text, whatever its name says.`);
  return textAttachment(name, text);
}

/** What of a drop or a paste are files. @throws AttachmentFault for a folder */
export function filesOf(transfer: DataTransfer): readonly File[] {
  const hasFolder = [...transfer.items].some((item) => item.webkitGetAsEntry?.()?.isDirectory);
  if (hasFolder) throw new AttachmentFault('A folder cannot be attached. Drop the files that are in it.');
  return [...transfer.files];
}

/** The attachments with more of them. @throws AttachmentFault when that is too many */
export function withAttachments(
  before: readonly Attachment[],
  more: readonly Attachment[],
): readonly Attachment[] {
  const all = [...before, ...more];
  if (all.filter(({ kind }) => kind === 'picture').length > mostPictures)
    throw new AttachmentFault(`At most ${mostPictures} pictures go along with one prompt.`);
  return all;
}

/** The words that are sent: the prompt, then every attached text. */
export function promptWith(prompt: string, attachments: readonly Attachment[]): string {
  const texts = attachments.flatMap((attachment) => (attachment.kind === 'text' ? [attachment.text] : []));
  return [prompt, ...texts].filter((part) => part.trim() !== '').join('\n\n');
}

/** The pictures as a run takes them. */
export function picturesOf(attachments: readonly Attachment[]) {
  return attachments.flatMap((attachment) =>
    attachment.kind === 'picture'
      ? [{ id: attachment.id, name: attachment.name.slice(0, 120), url: attachment.url }]
      : [],
  );
}
