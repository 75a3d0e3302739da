import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { useFindDocuments } from '../api/find-documents.ts';
import { emptyFilter, findQueryOf, newestFirst } from '../document-filter.ts';
import { useFailureToast } from '../hooks/use-failure-toast.ts';
import { useFreshLinks } from '../hooks/use-fresh-links.ts';
import { refreshEveryMs, useRefreshOnReturn } from '../hooks/use-return.ts';
import { counted } from '../moments.ts';
import type { CardCallbacks } from './card-grid.tsx';
import { DocumentList } from './document-list.tsx';
import { RefreshButton } from './refresh-button.tsx';

const failed = 'Failed to load your document library. Please try again.';
const allDocuments = findQueryOf(emptyFilter, newestFirst, new Date(0));

/** Documents of all sessions, last changed first. Below 768 px, `picker` replaces the title and the filters. */
export function AllDocumentsPane({
  total,
  picker,
  filters,
  callbacks,
}: {
  readonly total: number | undefined;
  readonly picker: ReactNode;
  readonly filters: ReactNode;
  readonly callbacks: CardCallbacks;
}) {
  const list = useFindDocuments(allDocuments);
  const documents = list.data?.pages.flatMap((page) => page.documents) ?? [];
  const refresh = () => void list.refetch();
  useRefreshOnReturn(refresh, refreshEveryMs);
  useFreshLinks(documents, refresh);
  useFailureToast(list.error, failed);
  return (
    <section className="documents" aria-label="All documents">
      <div className="documents-head">
        {picker ?? (
          <>
            <h2>All documents</h2>
            <span className="num flex-1 text-13 whitespace-nowrap text-ink-3">
              {total !== undefined && counted(total, 'document')}
            </span>
            {filters}
          </>
        )}
        <RefreshButton list={list} onRefresh={refresh} />
      </div>
      <DocumentList
        list={list}
        documents={documents}
        expected={8}
        failed={failed}
        empty={
          <EmptyState
            title="No documents yet."
            text="Documents you make appear here. Choose a session to continue its conversation."
          />
        }
        callbacks={callbacks}
        onRefresh={refresh}
      />
    </section>
  );
}
