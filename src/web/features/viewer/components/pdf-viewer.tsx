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
}

/** The PDF of a document over everything else: to read, search, print and take along. */
export function PdfViewer({ documentId, title, open, onClose }: PdfViewerProps) {
  return (
    <RadixDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="scrim" />
        <Suspense fallback={<Loading />}>
          {open && <ViewerContent key={documentId} documentId={documentId} title={title} />}
        </Suspense>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
