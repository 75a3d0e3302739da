import type { ReactNode } from 'react';
import type { LibraryDocument } from '../../../../contract/library.ts';
import { words } from '../../../lib/words.ts';
import { type CardCallbacks, CardGrid, CardGridSkeleton } from './card-grid.tsx';
import { LoadFailure } from './load-failure.tsx';
import { LoadMore } from './load-more.tsx';

/** Cards of documents that are loaded in parts, with their states: loading, failed and empty. */
export function DocumentList({
  list,
  documents,
  expected,
  failed,
  empty,
  callbacks,
  onRefresh,
}: {
  readonly list: Parameters<typeof LoadMore>[0]['list'] & {
    readonly isPending: boolean;
    readonly error: Error | null;
  };
  readonly documents: readonly LibraryDocument[];
  /** Number of placeholders while the first part loads. */
  readonly expected: number;
  /** Message if loading fails. */
  readonly failed: string;
  /** Shown if there are no documents. */
  readonly empty: ReactNode;
  readonly callbacks: CardCallbacks;
  readonly onRefresh: () => void;
}) {
  const t = words('library');
  if (list.isPending) return <CardGridSkeleton count={expected} />;
  if (list.error && documents.length === 0)
    return <LoadFailure text={failed} error={list.error} onRetry={onRefresh} />;
  if (documents.length === 0) return empty;
  return (
    <>
      <CardGrid label={t.documentsTitle} documents={documents} callbacks={callbacks} />
      <p className="mt-5">
        <LoadMore label={t.moreDocuments} list={list} />
      </p>
    </>
  );
}
