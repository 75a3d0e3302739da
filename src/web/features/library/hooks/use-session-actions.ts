import type { LibrarySession } from '../../../../contract/library.ts';
import { showErrorToast, showToast } from '../../../components/ui/toast.tsx';
import { describeError } from '../../../lib/call-error.ts';
import { counted, words } from '../../../lib/words.ts';
import { useDeleteSessions, useRenameSession } from '../api/sessions.ts';
import { useRestore } from '../api/trash.ts';

/** Actions on sessions; each shows an error toast on failure. */
export function useSessionActions() {
  const t = words('library');
  const renaming = useRenameSession();
  const deleting = useDeleteSessions();
  const restoring = useRestore();

  const undoDelete = (ids: readonly string[]) =>
    restoring
      .mutateAsync({ kind: 'session', ids })
      .catch((error: unknown) =>
        showErrorToast({ title: t.failedRestoreSession, text: describeError(error) }),
      );

  return {
    isDeleting: deleting.isPending,
    /** Resolves with whether it was saved. */
    rename: async (id: string, title: string): Promise<boolean> => {
      try {
        await renaming.mutateAsync({ id, title });
        return true;
      } catch (error) {
        showErrorToast({ title: t.failedRenameSession, text: describeError(error) });
        return false;
      }
    },
    remove: async (sessions: readonly LibrarySession[]): Promise<void> => {
      const ids = sessions.map(({ id }) => id);
      try {
        const { failed_sessions: failed, reasons } = await deleting.mutateAsync(ids);
        const done = ids.filter((id) => !failed.includes(id));
        const reason = reasons[failed[0] ?? ''] ?? '';
        if (done.length === 0) showErrorToast({ title: t.failedDeleteSession, text: reason });
        else if (failed.length > 0)
          showErrorToast({
            title: t.deletedPartly,
            text: t.deletedPartlyText(failed.length, ids.length, reason),
          });
        else
          showToast({
            title: counted(t.sessionsDeleted, done.length),
            text: counted(t.sessionsDeletedText, done.length),
            action: { label: t.undo, onAct: () => void undoDelete(done) },
          });
      } catch (error) {
        showErrorToast({ title: t.failedDeleteSession, text: describeError(error) });
      }
    },
  };
}
