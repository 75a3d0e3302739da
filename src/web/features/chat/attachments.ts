import { defaultPrompt } from '../../../domain/default-prompt.ts';
import { transferredFiles } from '../../lib/transferred-files.ts';
import { words } from '../../lib/words.ts';

export interface AttachedPicture {
  readonly id: string;
  readonly name: string;
  readonly url: string;
}

/** A file as the server has read it. */
export interface AttachedFile {
  readonly id: string;
  readonly kind: 'file';
  readonly name: string;
  readonly text: string;
  /** Pages, slides or sheets of the text, such as 'pages 1 to 3'. */
  readonly where: string;
  /** Citation as a Markdown list item. */
  readonly citation: string;
  /** Pictures referenced by the text. */
  readonly pictures: readonly AttachedPicture[];
  /** One sentence per omitted part. */
  readonly leftOut: readonly string[];
}

/** An attachment of a prompt. */
export type Attachment =
  | AttachedFile
  | { readonly id: string; readonly kind: 'text'; readonly name: string; readonly text: string }
  | (AttachedPicture & { readonly kind: 'picture' });

/** Attachment error with a user-facing message. */
export class AttachmentFault extends Error {}

/** Pastes from this length on become attachments. */
const longPaste = 4_000;
export function isLongPaste(text: string): boolean {
  return text.length > longPaste;
}

/** Returns the files of a drop or paste. @throws AttachmentFault for a folder */
export function filesOf(transfer: DataTransfer): readonly File[] {
  const files = transferredFiles(transfer);
  if (!files) throw new AttachmentFault(words('chat').attachFolder);
  return files;
}

export const picturesIn = (attachments: readonly Attachment[]): readonly AttachedPicture[] =>
  attachments.flatMap((attachment) => {
    if (attachment.kind === 'picture') return [attachment];
    return attachment.kind === 'file' ? attachment.pictures : [];
  });

/**
 * Returns the text to send: the prompt, then all attached texts, then their sources. On a new page, texts
 * without a prompt get the default prompt.
 */
export function promptWith(prompt: string, attachments: readonly Attachment[], isNewPage = false): string {
  const texts = attachments.flatMap((attachment) => (attachment.kind === 'picture' ? [] : [attachment.text]));
  const said = isNewPage && texts.length > 0 && prompt.trim() === '' ? defaultPrompt : prompt;
  const sources = attachments.flatMap((attachment) =>
    attachment.kind === 'file' ? [attachment.citation] : [],
  );
  const section = sources.length > 0 ? `## Sources\n\n${sources.join('\n')}` : '';
  return [said, ...texts, section].filter((part) => part.trim() !== '').join('\n\n');
}

/** Returns the attached pictures as in a run request. */
export function picturesOf(attachments: readonly Attachment[]) {
  return picturesIn(attachments).map(({ id, name, url }) => ({ id, name: name.slice(0, 120), url }));
}
