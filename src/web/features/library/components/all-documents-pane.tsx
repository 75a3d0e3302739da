import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { counted, words } from '../../../lib/words.ts';
import { useFindDocuments } from '../api/find-documents.ts';
import { emptyFilter, findQueryOf, newestFirst } from '../document-filter.ts';
import { useFailureToast } from '../hooks/use-failure-toast.ts';
import { useFreshLinks } from '../hooks/use-fresh-links.ts';
import { refreshEveryMs, useRefreshOnReturn } from '../hooks/use-return.ts';
import type { CardCallbacks } from './card-grid.tsx';
import { DocumentList } from './document-list.tsx';
import { RefreshButton } from './refresh-button.tsx';

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
  const t = words('library');
  const list = useFindDocuments(allDocuments);
  const documents = list.data?.pages.flatMap((page) => page.documents) ?? [];
  const refresh = () => void list.refetch();
  useRefreshOnReturn(refresh, refreshEveryMs);
  useFreshLinks(documents, refresh);
  useFailureToast(list.error, t.failedLibrary);
  return (
    <section className="documents" aria-label={t.allDocuments}>
      <div className="documents-head">
        {picker ?? (
          <>
            <h2>{t.allDocuments}</h2>
            <span className="num flex-1 text-13 whitespace-nowrap text-ink-3">
              {total !== undefined && counted(t.documents, total)}
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
        failed={t.failedLibrary}
        empty={<EmptyState title={t.noDocuments} text={t.noDocumentsTextSessions} />}
        callbacks={callbacks}
        onRefresh={refresh}
      />
    </section>
  );
}
