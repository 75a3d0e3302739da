import type { LibraryDocument } from '../../../../contract/library.ts';
import { showErrorToast, showToast } from '../../../components/ui/toast.tsx';
import { describeError } from '../../../lib/call-error.ts';
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
  const renaming = useRenameDocument();
  const favoriting = useSetFavorite();
  const deleting = useDeleteDocument();
  const duplicating = useDuplicateDocument();
  const restoring = useRestore();

  const undoDelete = () =>
    restoring
      .mutateAsync({ kind: 'document', ids: [id] })
      .catch((error: unknown) =>
        showErrorToast({ title: 'Failed to restore document.', text: describeError(error) }),
      );

  return {
    /** Resolves with whether it was saved. */
    rename: async (newTitle: string): Promise<boolean> => {
      try {
        await renaming.mutateAsync({ id, title: newTitle });
        return true;
      } catch (error) {
        showErrorToast({ title: 'Failed to rename document.', text: describeError(error) });
        return false;
      }
    },
    toggleFavorite: async (): Promise<void> => {
      try {
        await favoriting.mutateAsync({ id, isFavorite: !document.library.is_favorite });
      } catch (error) {
        showErrorToast({ title: 'Failed to update favorite status.', text: describeError(error) });
      }
    },
    remove: async (): Promise<void> => {
      try {
        const refusal = await deleting.mutateAsync(id);
        if (refusal !== null) showErrorToast({ title: 'Failed to delete document.', text: refusal });
        else
          showToast({
            title: 'Document deleted',
            text: `“${title}” is in the trash for 30 days.`,
            action: { label: 'Undo', onAct: () => void undoDelete() },
          });
      } catch (error) {
        showErrorToast({ title: 'Failed to delete document.', text: describeError(error) });
      }
    },
    duplicate: async (): Promise<void> => {
      try {
        const copy = await duplicating.mutateAsync(id);
        showToast({ title: 'Document duplicated', text: `“${copy.display_title}” is in the same session.` });
      } catch (error) {
        showErrorToast({ title: 'Failed to duplicate document.', text: describeError(error) });
      }
    },
  };
}
