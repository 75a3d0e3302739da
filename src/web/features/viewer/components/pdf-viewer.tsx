import { Dialog as RadixDialog } from 'radix-ui';
import { lazy, Suspense } from 'react';
import { Loading } from '../../../components/ui/loading.tsx';
import { withWords } from '../../../lib/words.ts';
import type { OutputGuard } from '../output-ready.ts';

const ViewerContent = lazy(() =>
  withWords(import('./viewer-content.tsx'), 'member', 'viewer').then((module) => ({
    default: module.ViewerContent,
  })),
);

export interface PdfViewerProps {
  readonly documentId: string;
  readonly title: string;
  /** If known, the viewer follows it. */
  readonly version?: number | null;
  /** Asks before a file of a page with gaps is made. */
  readonly guard?: OutputGuard;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Opens the Share dialog; null if the document can't be shared. */
  readonly onShare: (() => void) | null;
  /** Opens the export dialog. */
  readonly onExport: () => void;
}

/** Full-window PDF viewer: read, search, print and download. */
export function PdfViewer({ documentId, open, onClose, ...content }: PdfViewerProps) {
  return (
    <RadixDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="scrim" />
        <Suspense fallback={<Loading />}>
          {open && <ViewerContent key={documentId} documentId={documentId} {...content} />}
        </Suspense>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
