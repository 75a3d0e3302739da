import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { LibrarySession } from '../../../../contract/library.ts';
import { buttonClass } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { counted, words } from '../../../lib/words.ts';
import { paths } from '../../../paths.ts';
import { useSessionDocuments } from '../api/sessions.ts';
import { useFailureToast } from '../hooks/use-failure-toast.ts';
import { useFreshLinks } from '../hooks/use-fresh-links.ts';
import { refreshEveryMs, useRefreshOnReturn } from '../hooks/use-return.ts';
import type { CardCallbacks } from './card-grid.tsx';
import { DocumentList } from './document-list.tsx';
import { ExportAll } from './export-all.tsx';
import { RefreshButton } from './refresh-button.tsx';

/** Documents of the open session. Below 768 px, `picker` replaces the session's name. */
export function DocumentsPane({
  session,
  picker,
  callbacks,
}: {
  readonly session: LibrarySession;
  readonly picker: ReactNode;
  readonly callbacks: CardCallbacks;
}) {
  const t = words('library');
  const title = session.title || t.untitled;
  const list = useSessionDocuments(session.id);
  const documents = list.data?.pages.flatMap((page) => page.documents) ?? [];
  const refresh = () => void list.refetch();
  useRefreshOnReturn(refresh, refreshEveryMs);
  useFreshLinks(documents, refresh);
  useFailureToast(list.error, t.failedSession);
  return (
    <section className="documents" aria-label={t.documentsOf(title)}>
      <div className="documents-head">
        {picker ?? (
          <>
            <h2 dir="auto">{title}</h2>
            <span className="num flex-1 text-13 whitespace-nowrap text-ink-3">
              {counted(list.hasNextPage ? t.documentsAndMore : t.documents, documents.length)}
            </span>
          </>
        )}
        {documents.length > 1 && <ExportAll documents={documents} />}
        <RefreshButton list={list} onRefresh={refresh} />
      </div>
      <DocumentList
        list={list}
        documents={documents}
        expected={Math.min(Math.max(session.document_count, 1), 8)}
        failed={t.failedSession}
        empty={
          <EmptyState title={t.emptySession} text={t.emptySessionText}>
            <Link to={paths.app} search={{ session: session.id }} className={buttonClass()}>
              {t.openConversation}
            </Link>
          </EmptyState>
        }
        callbacks={callbacks}
        onRefresh={refresh}
      />
    </section>
  );
}
