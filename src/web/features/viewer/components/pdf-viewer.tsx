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
  /** Opens the Share dialog; null if the document can't be shared. */
  readonly onShare: (() => void) | null;
  /** Opens the export dialog. */
  readonly onExport: () => void;
}

/** Full-window PDF viewer: read, search, print and download. */
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
