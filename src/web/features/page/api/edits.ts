import { contract } from '../../../../contract/index.ts';
import { call } from '../../../lib/client.ts';
import type { EditAnswer, SavedState } from '../edits/edit-queue.ts';
import type { HandEdit } from '../edits/hand-edit.ts';
import type { PageShape } from '../edits/look-edit.ts';

/** Changes a page by hand. Throws CallError. */
export function sendEdit(
  { documentId, version }: SavedState,
  { patches, label }: HandEdit,
): Promise<EditAnswer> {
  return call(contract.editDocument, {
    params: { id: documentId },
    body: { version, patches: [...patches], label: label.slice(0, 140) },
  });
}

/** Lays the same content out in another shape. Throws CallError. */
export function sendReshape(documentId: string, version: number, shape: PageShape) {
  return call(contract.reshapeDocument, { params: { id: documentId }, body: { version, shape } });
}
