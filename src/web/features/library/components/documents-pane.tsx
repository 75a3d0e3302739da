import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { LibrarySession } from '../../../../contract/library.ts';
import { buttonClass } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { paths } from '../../../paths.ts';
import { useSessionDocuments } from '../api/sessions.ts';
import { useFailureToast } from '../hooks/use-failure-toast.ts';
import { useFreshLinks } from '../hooks/use-fresh-links.ts';
import { refreshEveryMs, useRefreshOnReturn } from '../hooks/use-return.ts';
import { counted } from '../moments.ts';
import type { CardCallbacks } from './card-grid.tsx';
import { DocumentList } from './document-list.tsx';
import { ExportAll } from './export-all.tsx';
import { RefreshButton } from './refresh-button.tsx';

const failed = 'Failed to load session documents.';

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
  const list = useSessionDocuments(session.id);
  const documents = list.data?.pages.flatMap((page) => page.documents) ?? [];
  const refresh = () => void list.refetch();
  useRefreshOnReturn(refresh, refreshEveryMs);
  useFreshLinks(documents, refresh);
  useFailureToast(list.error, failed);
  return (
    <section className="documents" aria-label={`Documents of ${session.title || 'Untitled'}`}>
      <div className="documents-head">
        {picker ?? (
          <>
            <h2>{session.title || 'Untitled'}</h2>
            <span className="num flex-1 text-13 whitespace-nowrap text-ink-3">
              {counted(documents.length, 'document')}
              {list.hasNextPage && ' and more'}
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
        failed={failed}
        empty={
          <EmptyState
            title="No documents in this session."
            text="Continue its conversation to add a document."
          >
            <Link to={paths.app} search={{ session: session.id }} className={buttonClass()}>
              Open the conversation
            </Link>
          </EmptyState>
        }
        callbacks={callbacks}
        onRefresh={refresh}
      />
    </section>
  );
}
