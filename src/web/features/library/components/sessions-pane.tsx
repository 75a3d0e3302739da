import { useCallback } from 'react';
import type { LibrarySession } from '../../../../contract/library.ts';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { narrowQuery, useMediaQuery } from '../../../lib/use-media-query.ts';
import { useSessionDocuments, type useSessions } from '../api/sessions.ts';
import { type CardCallbacks, CardGridSkeleton } from './card-grid.tsx';
import { DocumentsPane } from './documents-pane.tsx';
import { SessionList } from './session-list.tsx';
import { SessionPicker } from './session-picker.tsx';

/** Sessions in a sidebar, with the documents of the open one beside it. */
export function SessionsPane({
  list,
  sessionId,
  onSession,
  onShowTrash,
  callbacks,
}: {
  readonly list: ReturnType<typeof useSessions>;
  readonly sessionId: string | null;
  readonly onSession: (sessionId: string) => void;
  readonly onShowTrash: () => void;
  readonly callbacks: CardCallbacks;
}) {
  const isNarrow = useMediaQuery(narrowQuery);
  const sessions = list.data?.pages.flatMap((page) => page.sessions) ?? [];
  const listed = sessions.find(({ id }) => id === sessionId) ?? null;
  // The URL may name a session that isn't loaded yet; if it doesn't exist, the newest is shown.
  const isElsewhere = listed === null && sessionId !== null && !list.isPending;
  const elsewhere = useSessionDocuments(isElsewhere ? sessionId : null);
  const named = listed ?? (isElsewhere ? (elsewhere.data?.pages[0]?.session ?? null) : null);
  const isLooking = isElsewhere && elsewhere.isLoading;
  const current = named ?? (isLooking ? null : (sessions[0] ?? null));
  const open = useCallback(({ id }: LibrarySession) => onSession(id), [onSession]);
  const listOf = (afterOpen: () => void) => (
    <SessionList
      sessions={sessions}
      list={list}
      currentId={current?.id ?? null}
      onOpen={(session) => {
        open(session);
        afterOpen();
      }}
      onShowTrash={() => {
        afterOpen();
        onShowTrash();
      }}
    />
  );
  const picker = isNarrow && <SessionPicker session={current}>{listOf}</SessionPicker>;
  return (
    <div className="library-panes">
      {!isNarrow && (
        <aside className="sessions" aria-label="Sessions">
          {list.isPending ? <SessionsSkeleton /> : listOf(() => undefined)}
        </aside>
      )}
      {list.isPending || isLooking ? (
        <div className="documents pt-16 max-md:pt-3">
          <CardGridSkeleton count={8} />
        </div>
      ) : current ? (
        <DocumentsPane session={current} picker={picker || null} callbacks={callbacks} />
      ) : (
        <section className="documents pt-8" aria-label="Documents">
          <EmptyState
            title="No sessions yet."
            text="A session is a conversation and its documents. Select New Document to start one."
          />
        </section>
      )}
    </div>
  );
}

function SessionsSkeleton() {
  return (
    <div role="status" aria-label="Loading sessions">
      <div className="sessions-head" />
      {Array.from({ length: 8 }, (_, index) => index).map((index) => (
        <div key={index} className="session" aria-hidden="true">
          <div className="grid gap-2">
            <Skeleton className="h-3.5 w-36" />
            <Skeleton className="h-3 w-24" />
          </div>
        </div>
      ))}
    </div>
  );
}
