import { showErrorToast } from '../../components/ui/toast.tsx';
import type { BlockFacts } from '../../features/page/edits/hand-edit.ts';
import { contentIdOf } from '../../features/page/page-parts.ts';
import { describeError } from '../../lib/call-error.ts';
import { PictureFault } from '../../lib/read-picture.ts';
import { words } from '../../lib/words.ts';
import type { HandEdits } from './use-hand-edits.ts';
import type { Workspace } from './use-workspace.ts';

/**
 * Returns a function that puts a dropped or pasted picture file on a block, or below a block without a picture.
 * The function returns whether there was a file to use.
 */
export function usePictureFiles(
  { announce }: Workspace,
  { editing, add, readSavedPart }: HandEdits,
  factsOf: (blockId: string) => BlockFacts | null,
) {
  async function place(file: File, block: BlockFacts): Promise<void> {
    if (!editing) return;
    try {
      const part = await readSavedPart(contentIdOf(block.id));
      add(await editing.takePicture(file, block, part?.content ?? null));
    } catch (error) {
      const text = error instanceof PictureFault ? error.message : describeError(error);
      showErrorToast({ title: words('editing').unchanged, text });
    }
  }

  return (blockId: string, data: DataTransfer): boolean => {
    const file = editing?.pictureIn(data) ?? null;
    const block = file && factsOf(blockId);
    if (!file || !block) return false;
    if (block.isLocked) announce(words('editing').isLocked(block.name));
    else void place(file, block);
    return true;
  };
}
