import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { LibraryDocument } from '../../contract/library.ts';
import { ExportDialog } from '../features/exports/components/export-dialog.tsx';
import { PdfViewer } from '../features/viewer/components/pdf-viewer.tsx';
import { useDownloadDocument } from '../features/viewer/hooks/use-download-document.ts';
import { usePrintDocument } from '../features/viewer/hooks/use-print-document.ts';
import { onceReady } from '../features/viewer/output-ready.ts';
import { words } from '../lib/words.ts';
import { useGapGuard } from './use-gap-guard.tsx';
import { useShareDialog } from './use-share-dialog.tsx';

export interface DocumentOutput {
  readonly onView: (document: LibraryDocument) => void;
  readonly onPrint: (document: LibraryDocument) => void;
  readonly onDownload: (document: LibraryDocument) => void;
  readonly onShare: (document: LibraryDocument) => void;
  readonly onExport: (document: LibraryDocument) => void;
  /** The viewer, Share dialog and export dialog; render it once per page. */
  readonly viewer: ReactNode;
}

const fileOf = ({ id, display_title, version }: LibraryDocument) => ({
  documentId: id,
  title: display_title,
  version,
});

/**
 * Callbacks for document cards: view, print, save and share. They are stable, so that cards don't re-render.
 */
export function useDocumentOutput(): DocumentOutput {
  const [viewed, setViewed] = useState<LibraryDocument | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [exported, setExported] = useState<LibraryDocument | null>(null);
  const [isExporting, setIsExporting] = useState(false);
  const { print } = usePrintDocument();
  const { download } = useDownloadDocument();
  const { onShare, shareDialog } = useShareDialog();
  const { guard, gapsDialog } = useGapGuard();
  const latest = useRef({ print, download });
  latest.current = { print, download };
  const openExport = useCallback(
    (document: LibraryDocument) =>
      guard(
        document.id,
        onceReady(() => {
          setExported(document);
          setIsExporting(true);
        }),
      ),
    [guard],
  );
  return {
    onView: useCallback((document) => {
      setViewed(document);
      setIsOpen(true);
    }, []),
    onPrint: useCallback(
      (document) => guard(document.id, (ready) => latest.current.print(fileOf(document), ready)),
      [guard],
    ),
    onDownload: useCallback(
      (document) => {
        const file = fileOf(document);
        if (file.version === null) latest.current.download(file);
        else
          guard(
            document.id,
            onceReady((version) => latest.current.download({ ...file, version: version ?? file.version })),
          );
      },
      [guard],
    ),
    onShare: useCallback((document) => onShare(fileOf(document)), [onShare]),
    onExport: openExport,
    viewer: (
      <>
        {viewed && (
          <PdfViewer
            documentId={viewed.id}
            title={viewed.display_title}
            open={isOpen}
            onClose={() => setIsOpen(false)}
            guard={(go) => guard(viewed.id, go)}
            onShare={() => onShare(fileOf(viewed))}
            onExport={() => openExport(viewed)}
          />
        )}
        {shareDialog}
        {gapsDialog}
        {exported && (
          <ExportDialog
            title={words('library').export}
            target={{ documentId: exported.id, title: exported.display_title }}
            isOpen={isExporting}
            onClose={() => setIsExporting(false)}
          />
        )}
      </>
    ),
  };
}
