import { type ReactNode, useCallback } from 'react';
import type { LibrarySession } from '../../../../contract/library.ts';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { narrowQuery, useMediaQuery } from '../../../lib/use-media-query.ts';
import { words } from '../../../lib/words.ts';
import { useSessionDocuments, type useSessions } from '../api/sessions.ts';
import { AllDocumentsPane } from './all-documents-pane.tsx';
import { type CardCallbacks, CardGridSkeleton } from './card-grid.tsx';
import { DocumentsPane } from './documents-pane.tsx';
import { SessionList } from './session-list.tsx';
import { SessionPicker } from './session-picker.tsx';

/** All documents, with the sessions in a sidebar as a filter. */
export function SessionsPane({
  list,
  total,
  sessionId,
  onSession,
  onShowTrash,
  filters,
  callbacks,
}: {
  readonly list: ReturnType<typeof useSessions>;
  /** Number of documents in all sessions, once known. */
  readonly total: number | undefined;
  /** Null for all sessions. */
  readonly sessionId: string | null;
  readonly onSession: (sessionId: string | null) => void;
  readonly onShowTrash: () => void;
  /** Filters beside the title of all documents. */
  readonly filters: ReactNode;
  readonly callbacks: CardCallbacks;
}) {
  const isNarrow = useMediaQuery(narrowQuery);
  const sessions = list.data?.pages.flatMap((page) => page.sessions) ?? [];
  const listed = sessions.find(({ id }) => id === sessionId) ?? null;
  // The URL may name a session that isn't loaded yet; if it doesn't exist, all documents are shown.
  const isElsewhere = listed === null && sessionId !== null && !list.isPending;
  const elsewhere = useSessionDocuments(isElsewhere ? sessionId : null);
  const named = listed ?? (isElsewhere ? (elsewhere.data?.pages[0]?.session ?? null) : null);
  const isLooking = isElsewhere && elsewhere.isLoading;
  const open = useCallback((session: LibrarySession | null) => onSession(session?.id ?? null), [onSession]);
  const listOf = (afterOpen: () => void) => (
    <SessionList
      sessions={sessions}
      list={list}
      total={total}
      currentId={named?.id ?? null}
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
  const picker = isNarrow && (
    <SessionPicker session={named} total={total}>
      {listOf}
    </SessionPicker>
  );
  return (
    <div className="library-panes">
      {!isNarrow && (
        <aside className="sessions" aria-label={words('library').sessionsTitle}>
          {list.isPending ? <SessionsSkeleton /> : listOf(() => undefined)}
        </aside>
      )}
      {(list.isPending && sessionId !== null) || isLooking ? (
        <div className="documents pt-16 max-md:pt-3">
          <CardGridSkeleton count={8} />
        </div>
      ) : named ? (
        <DocumentsPane session={named} picker={picker || null} callbacks={callbacks} />
      ) : (
        <AllDocumentsPane total={total} picker={picker || null} filters={filters} callbacks={callbacks} />
      )}
    </div>
  );
}

function SessionsSkeleton() {
  return (
    <div role="status" aria-label={words('library').loadingSessions}>
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
