import type { LibraryDocument } from '../../../../contract/library.ts';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { words } from '../../../lib/words.ts';
import { DocumentCard, type DocumentCardProps } from './document-card.tsx';

export type CardCallbacks = Omit<DocumentCardProps, 'document'>;

export function CardGrid({
  label,
  documents,
  callbacks,
}: {
  readonly label: string;
  readonly documents: readonly LibraryDocument[];
  readonly callbacks: CardCallbacks;
}) {
  return (
    <ul className="cards" aria-label={label}>
      {documents.map((document) => (
        <li key={document.id} className="grid min-w-0">
          <DocumentCard document={document} {...callbacks} />
        </li>
      ))}
    </ul>
  );
}

export function CardGridSkeleton({ count }: { readonly count: number }) {
  return (
    <div className="cards" role="status" aria-label={words('library').loadingDocuments}>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <div key={index} className="card" aria-hidden="true">
          <div className="card-cover" />
          <div className="card-body grid gap-2">
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-3 w-1/2" />
          </div>
          <div className="h-10.5" />
        </div>
      ))}
    </div>
  );
}
