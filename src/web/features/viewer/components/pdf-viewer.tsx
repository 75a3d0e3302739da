import { Dialog as RadixDialog } from 'radix-ui';
import { lazy, Suspense } from 'react';
import { Loading } from '../../../components/ui/loading.tsx';

const ViewerContent = lazy(() =>
  import('./viewer-content.tsx').then((module) => ({ default: module.ViewerContent })),
);

export interface PdfViewerProps {
  readonly documentId: string;
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Opens the links of the document; null where it cannot be shared. */
  readonly onShare: (() => void) | null;
  /** Opens the choice of files to take along. */
  readonly onExport: () => void;
}

/** The PDF of a document over everything else: to read, search, print and take along. */
export function PdfViewer({ documentId, title, open, onClose, onShare, onExport }: PdfViewerProps) {
  return (
    <RadixDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="scrim" />
        <Suspense fallback={<Loading />}>
          {open && (
            <ViewerContent
              key={documentId}
              documentId={documentId}
              title={title}
              onShare={onShare}
              onExport={onExport}
            />
          )}
        </Suspense>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
