import type { LibrarySession } from '../../../../contract/library.ts';
import { showErrorToast, showToast } from '../../../components/ui/toast.tsx';
import { describeError } from '../../../lib/call-error.ts';
import { useDeleteSessions, useRenameSession } from '../api/sessions.ts';
import { useRestore } from '../api/trash.ts';
import { counted } from '../moments.ts';

/** Actions on sessions; each shows an error toast on failure. */
export function useSessionActions() {
  const renaming = useRenameSession();
  const deleting = useDeleteSessions();
  const restoring = useRestore();

  const undoDelete = (ids: readonly string[]) =>
    restoring
      .mutateAsync({ kind: 'session', ids })
      .catch((error: unknown) =>
        showErrorToast({ title: 'Failed to restore session.', text: describeError(error) }),
      );

  return {
    isDeleting: deleting.isPending,
    /** Resolves with whether it was saved. */
    rename: async (id: string, title: string): Promise<boolean> => {
      try {
        await renaming.mutateAsync({ id, title });
        return true;
      } catch (error) {
        showErrorToast({ title: 'Failed to rename session.', text: describeError(error) });
        return false;
      }
    },
    remove: async (sessions: readonly LibrarySession[]): Promise<void> => {
      const ids = sessions.map(({ id }) => id);
      try {
        const { failed_sessions: failed, reasons } = await deleting.mutateAsync(ids);
        const done = ids.filter((id) => !failed.includes(id));
        const reason = reasons[failed[0] ?? ''] ?? '';
        if (done.length === 0) showErrorToast({ title: 'Failed to delete session.', text: reason });
        else if (failed.length > 0)
          showErrorToast({
            title: 'Partial deletion',
            text: `${counted(failed.length, 'session')} of ${ids.length} could not be deleted. ${reason}`,
          });
        else
          showToast({
            title: done.length === 1 ? 'Session deleted' : `${done.length} sessions deleted`,
            text: 'They are in the trash for 30 days.'.replace(
              'They are',
              done.length === 1 ? 'It is' : 'They are',
            ),
            action: { label: 'Undo', onAct: () => void undoDelete(done) },
          });
      } catch (error) {
        showErrorToast({ title: 'Failed to delete session.', text: describeError(error) });
      }
    },
  };
}
