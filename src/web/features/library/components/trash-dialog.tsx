import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { showErrorToast } from '../../../components/ui/toast.tsx';
import { describeError } from '../../../lib/call-error.ts';
import { counted, words } from '../../../lib/words.ts';
import { useEmptyTrash, useRestore, useTrash } from '../api/trash.ts';
import { documentMoment } from '../moments.ts';
import { LoadFailure } from './load-failure.tsx';

/** Items deleted in the last 30 days, with Restore. */
export function TrashDialog({ onClose }: { readonly onClose: () => void }) {
  const t = words('library');
  const trash = useTrash();
  const restoring = useRestore();
  const emptying = useEmptyTrash();
  const entries = trash.data?.entries ?? [];
  const restore = (kind: 'session' | 'document', id: string) =>
    restoring.mutate(
      { kind, ids: [id] },
      {
        onError: (error) =>
          showErrorToast({
            title: kind === 'session' ? t.failedRestoreSession : t.failedRestoreDocument,
            text: describeError(error),
          }),
      },
    );
  return (
    <Dialog isOpen onClose={onClose} title={t.recentlyDeleted} description={t.trashText}>
      {trash.isPending ? (
        <Skeleton className="h-32" />
      ) : trash.error ? (
        <LoadFailure text={t.trashFailed} error={trash.error} onRetry={() => void trash.refetch()} />
      ) : entries.length === 0 ? (
        <p className="border-t border-line py-4 text-ink-3">{t.trashEmpty}</p>
      ) : (
        <ul aria-label={t.recentlyDeleted} className="max-h-[50dvh] overflow-auto border-t border-ink">
          {entries.map(({ id, kind, title, deleted_at, document_count }) => (
            <li key={id} className="flex items-center gap-3 border-b border-line py-2">
              <span className="min-w-0 flex-1">
                <b className="block truncate font-semibold" dir="auto">
                  {title}
                </b>
                <small className="num text-13 text-ink-3">
                  {kind === 'session'
                    ? t.deletedSessionOn(counted(t.documents, document_count), documentMoment(deleted_at))
                    : t.deletedDocumentOn(documentMoment(deleted_at))}
                </small>
              </span>
              <Button
                size="s"
                aria-label={t.restoreOf(title)}
                isBusy={restoring.isPending && restoring.variables.ids[0] === id}
                onClick={() => restore(kind, id)}
              >
                {t.restore}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        {entries.length > 0 && (
          <Button
            kind="danger"
            isBusy={emptying.isPending}
            onClick={() =>
              emptying.mutate(undefined, {
                onError: (error) =>
                  showErrorToast({
                    title: t.emptyTrashFailed,
                    text: describeError(error),
                  }),
              })
            }
          >
            {t.emptyTrash}
          </Button>
        )}
        <Button onClick={onClose}>{t.close}</Button>
      </div>
    </Dialog>
  );
}
