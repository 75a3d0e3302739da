import type { CreateContent } from '../../../contract/creation.ts';
import { keepContent } from './keep-content.ts';
import type { KeepDeps } from './keep-pictures.ts';
import { makeRoom } from './make-room.ts';
import { readContentText } from './read-content.ts';

/** Stores pasted text. @throws AppError `not_found`, `conflict`, `unprocessable` */
export async function addText(
  input: {
    readonly uid: string;
    readonly sessionId: string;
    readonly contentId: string;
    readonly text: string;
    readonly name?: string | undefined;
  },
  deps: KeepDeps,
): Promise<CreateContent> {
  const there = await makeRoom(input, deps);
  if (there) return there;
  const { text } = input;
  return keepContent(
    {
      ...input,
      kind: 'text',
      name: input.name || text.trim().slice(0, 60),
      sizeBytes: Buffer.byteLength(text),
      reading: readContentText(text.toWellFormed()),
    },
    deps,
  );
}
