import { useCallback, useState } from 'react';
import type { LibrarySession } from '../../../../contract/library.ts';
import { Button } from '../../../components/ui/button.tsx';
import { language } from '../../../lib/language.ts';
import { counted, words } from '../../../lib/words.ts';
import type { useSessions } from '../api/sessions.ts';
import { useFailureToast } from '../hooks/use-failure-toast.ts';
import { useSessionActions } from '../hooks/use-session-actions.ts';
import { ConfirmDelete } from './confirm-delete.tsx';
import { LoadMore } from './load-more.tsx';
import { SessionRow } from './session-row.tsx';

const nobody: ReadonlySet<string> = new Set();

/** Says what goes to the trash. */
function textOf(toDelete: readonly LibrarySession[]): string {
  const t = words('library');
  const count = toDelete.reduce((sum, { document_count }) => sum + document_count, 0);
  const documents = counted(t.documents, count);
  const [first] = toDelete;
  return first && toDelete.length === 1
    ? t.deleteSessionText(first.title, documents)
    : t.deleteSessionsText(documents);
}

/** Loaded sessions: open, rename, delete, or select several to delete. */
export function SessionList({
  sessions,
  list,
  total,
  currentId,
  onOpen,
  onShowTrash,
}: {
  readonly sessions: readonly LibrarySession[];
  readonly list: ReturnType<typeof useSessions>;
  /** Number of documents in all sessions, once known. */
  readonly total: number | undefined;
  /** Null for all sessions. */
  readonly currentId: string | null;
  /** Called with null for all sessions. */
  readonly onOpen: (session: LibrarySession | null) => void;
  readonly onShowTrash: () => void;
}) {
  const t = words('library');
  const actions = useSessionActions();
  const [isSelecting, setIsSelecting] = useState(false);
  const [chosen, setChosen] = useState(nobody);
  const [toDelete, setToDelete] = useState<readonly LibrarySession[]>([]);
  useFailureToast(list.isFetchNextPageError ? list.error : null, t.failedMoreSessions);

  const choose = useCallback(({ id }: LibrarySession) => {
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  const { rename } = actions;
  const onRename = useCallback(({ id }: LibrarySession, title: string) => rename(id, title), [rename]);
  const onDelete = useCallback((session: LibrarySession) => setToDelete([session]), []);
  const stopSelecting = () => {
    setIsSelecting(false);
    setChosen(nobody);
  };
  const chosenSessions = sessions.filter(({ id }) => chosen.has(id));
  const areAllChosen = sessions.length > 0 && chosenSessions.length === sessions.length;

  return (
    <>
      <div className="sessions-head">
        {isSelecting ? (
          <>
            <p className="flex-1 font-semibold" aria-live="polite">
              {counted(t.selected, chosenSessions.length)}
            </p>
            <Button kind="quiet" size="s" onClick={stopSelecting}>
              {t.done}
            </Button>
            <div className="flex w-full flex-wrap items-center gap-1 pb-2">
              <label className="select-all flex-1">
                <input
                  type="checkbox"
                  checked={areAllChosen}
                  onChange={() => setChosen(areAllChosen ? nobody : new Set(sessions.map(({ id }) => id)))}
                />
                {t.selectAll}
              </label>
              <Button
                kind="quiet"
                size="s"
                disabled={chosenSessions.length === 0}
                onClick={() => setChosen(nobody)}
              >
                {t.clear}
              </Button>
              <Button
                kind="danger"
                size="s"
                disabled={chosenSessions.length === 0 || actions.isDeleting}
                onClick={() => setToDelete(chosenSessions)}
              >
                {t.delete}
              </Button>
            </div>
          </>
        ) : (
          <>
            <p className="flex-1 font-semibold text-ink-2">{t.sessionsNewestFirst}</p>
            <Button
              kind="quiet"
              size="s"
              disabled={sessions.length === 0}
              onClick={() => setIsSelecting(true)}
            >
              {t.select}
            </Button>
          </>
        )}
      </div>
      {!isSelecting && (
        <div className="session session-all" aria-current={currentId === null ? true : undefined}>
          <button type="button" className="session-name" onClick={() => onOpen(null)}>
            <b>{t.allDocuments}</b>
          </button>
          {total !== undefined && (
            <span className="session-count num">
              <span className="sr-only">{counted(t.documents, total)}</span>
              <span aria-hidden="true">{total.toLocaleString(language())}</span>
            </span>
          )}
        </div>
      )}
      <ul aria-label={t.sessionsTitle}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isCurrent={session.id === currentId}
            isSelecting={isSelecting}
            isChosen={chosen.has(session.id)}
            onOpen={onOpen}
            onChoose={choose}
            onRename={onRename}
            onDelete={onDelete}
          />
        ))}
      </ul>
      <div className="grid gap-2 py-3.5 ps-4 pe-5 md:ps-8">
        <LoadMore label={t.moreSessions} list={list} className="btn-s w-full" />
        <Button kind="quiet" size="s" className="w-full" onClick={onShowTrash}>
          {t.recentlyDeleted}
        </Button>
      </div>
      <ConfirmDelete
        isOpen={toDelete.length > 0}
        title={counted(t.deleteSessions, toDelete.length)}
        text={textOf(toDelete)}
        onConfirm={() => {
          stopSelecting();
          void actions.remove(toDelete);
        }}
        onClose={() => setToDelete([])}
      />
    </>
  );
}
