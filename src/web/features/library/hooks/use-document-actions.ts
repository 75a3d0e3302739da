import type { LibraryDocument } from '../../../../contract/library.ts';
import { showErrorToast, showToast } from '../../../components/ui/toast.tsx';
import { describeError } from '../../../lib/call-error.ts';
import { words } from '../../../lib/words.ts';
import {
  useDeleteDocument,
  useDuplicateDocument,
  useRenameDocument,
  useSetFavorite,
} from '../api/documents.ts';
import { useRestore } from '../api/trash.ts';

/** Actions on a document; each shows an error toast on failure. */
export function useDocumentActions(document: LibraryDocument) {
  const { id, display_title: title } = document;
  const t = words('library');
  const renaming = useRenameDocument();
  const favoriting = useSetFavorite();
  const deleting = useDeleteDocument();
  const duplicating = useDuplicateDocument();
  const restoring = useRestore();

  const undoDelete = () =>
    restoring
      .mutateAsync({ kind: 'document', ids: [id] })
      .catch((error: unknown) =>
        showErrorToast({ title: t.failedRestoreDocument, text: describeError(error) }),
      );

  return {
    /** Resolves with whether it was saved. */
    rename: async (newTitle: string): Promise<boolean> => {
      try {
        await renaming.mutateAsync({ id, title: newTitle });
        return true;
      } catch (error) {
        showErrorToast({ title: t.failedRenameDocument, text: describeError(error) });
        return false;
      }
    },
    toggleFavorite: async (): Promise<void> => {
      try {
        await favoriting.mutateAsync({ id, isFavorite: !document.library.is_favorite });
      } catch (error) {
        showErrorToast({ title: t.failedFavorite, text: describeError(error) });
      }
    },
    remove: async (): Promise<void> => {
      try {
        const refusal = await deleting.mutateAsync(id);
        if (refusal !== null) showErrorToast({ title: t.failedDeleteDocument, text: refusal });
        else
          showToast({
            title: t.documentDeleted,
            text: t.documentDeletedText(title),
            action: { label: t.undo, onAct: () => void undoDelete() },
          });
      } catch (error) {
        showErrorToast({ title: t.failedDeleteDocument, text: describeError(error) });
      }
    },
    duplicate: async (): Promise<void> => {
      try {
        const copy = await duplicating.mutateAsync(id);
        showToast({ title: t.documentDuplicated, text: t.documentDuplicatedText(copy.display_title) });
      } catch (error) {
        showErrorToast({ title: t.failedDuplicate, text: describeError(error) });
      }
    },
  };
}
