import { defaultPrompt } from '../../../domain/default-prompt.ts';
import { transferredFiles } from '../../lib/transferred-files.ts';

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
  /** Pages, slides or sheets that the text is from, in words: 'pages 1 to 3'. */
  readonly where: string;
  /** How it is cited, as an item of a list in Markdown. */
  readonly citation: string;
  /** Those that the text names. */
  readonly pictures: readonly AttachedPicture[];
  /** A sentence for each thing that does not go along. */
  readonly leftOut: readonly string[];
}

/** Something that goes along with a prompt. */
export type Attachment =
  | AttachedFile
  | { readonly id: string; readonly kind: 'text'; readonly name: string; readonly text: string }
  | (AttachedPicture & { readonly kind: 'picture' });

/** What cannot be attached, in words for people. */
export class AttachmentFault extends Error {}

/** A paste of this length is matter, not a prompt: it becomes an attachment. */
const longPaste = 4_000;
export function isLongPaste(text: string): boolean {
  return text.length > longPaste;
}

/** What of a drop or a paste are files. @throws AttachmentFault for a folder */
export function filesOf(transfer: DataTransfer): readonly File[] {
  const files = transferredFiles(transfer);
  if (!files) throw new AttachmentFault("You can't attach a folder. Drop the files inside it instead.");
  return files;
}

export const picturesIn = (attachments: readonly Attachment[]): readonly AttachedPicture[] =>
  attachments.flatMap((attachment) => {
    if (attachment.kind === 'picture') return [attachment];
    return attachment.kind === 'file' ? attachment.pictures : [];
  });

/**
 * Returns the words that are sent: the prompt, then every attached text, and at the end the files and pages that they
 * are from. For a new page, texts without a prompt get the default one.
 */
export function promptWith(prompt: string, attachments: readonly Attachment[], isNewPage = false): string {
  const texts = attachments.flatMap((attachment) => (attachment.kind === 'picture' ? [] : [attachment.text]));
  const words = isNewPage && texts.length > 0 && prompt.trim() === '' ? defaultPrompt : prompt;
  const sources = attachments.flatMap((attachment) =>
    attachment.kind === 'file' ? [attachment.citation] : [],
  );
  const section = sources.length > 0 ? `## Sources\n\n${sources.join('\n')}` : '';
  return [words, ...texts, section].filter((part) => part.trim() !== '').join('\n\n');
}

/** The pictures as a run takes them. */
export function picturesOf(attachments: readonly Attachment[]) {
  return picturesIn(attachments).map(({ id, name, url }) => ({ id, name: name.slice(0, 120), url }));
}
