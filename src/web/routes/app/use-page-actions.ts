import { useState } from 'react';
import { showErrorToast } from '../../components/ui/toast.tsx';
import { useDocument, useReadVersion, useRestoreVersion } from '../../features/page/api/document.ts';
import { useDownloadDocument } from '../../features/viewer/hooks/use-download-document.ts';
import { describeError } from '../../lib/call-error.ts';
import { words } from '../../lib/words.ts';
import type { HandEdits } from './use-hand-edits.ts';
import type { Workspace } from './use-workspace.ts';

/** Page actions: undo, redo, view and restore versions, download. */
export function usePageActions({ page, dispatchPage, isRunning }: Workspace, edits: HandEdits) {
  const { documentId, version, title } = page;
  const document = useDocument(documentId, version);
  const readVersion = useReadVersion();
  const restore = useRestoreVersion();
  const [isViewing, setIsViewing] = useState(false);
  const [compared, setCompared] = useState<{ before: number; after: number } | null>(null);
  const [isExporting, setIsExporting] = useState(false);
  const { download, downloadingId } = useDownloadDocument();
  const versions = [...(document.data?.versions ?? [])].sort((a, b) => b.version - a.version);
  const isBusy = isRunning || restore.isPending || documentId === null;

  function restoreVersion(from: number): void {
    if (documentId === null) return;
    restore.mutate(
      { documentId, version: from },
      {
        onSuccess: (restored) => dispatchPage({ type: 'loaded', document: restored }),
        onError: (error) =>
          showErrorToast({ title: words('page').restoreFailed, text: describeError(error) }),
      },
    );
  }

  async function showVersion(chosen: number): Promise<void> {
    if (documentId === null) return;
    try {
      const { html } = await readVersion(documentId, chosen);
      dispatchPage({ type: 'viewed', version: chosen, html });
    } catch (error) {
      showErrorToast({ title: words('page').versionFailed, text: describeError(error) });
    }
  }

  function startDownload(): void {
    const shown = page.viewed?.version ?? version;
    if (documentId === null || shown === null) return;
    download({ documentId, version: shown, title });
  }

  return {
    versions,
    isRestoring: restore.isPending,
    onShowVersion: (chosen: number) => void showVersion(chosen),
    onRestoreViewed: () => {
      if (page.viewed) restoreVersion(page.viewed.version);
    },
    onRestore: (chosen: number) => restoreVersion(chosen),
    /** Compares a version (by default the one before) with the current one. */
    onCompare: (chosen?: number) => {
      const current = version ?? 1;
      const shown = chosen ?? page.viewed?.version ?? page.steps.undo_version;
      setCompared({ before: shown ?? page.steps.redo_version ?? current, after: current });
    },
    compared,
    onCompareEnd: () => setCompared(null),
    viewer: { isOpen: isViewing, onClose: () => setIsViewing(false) },
    exports: { isOpen: isExporting, onClose: () => setIsExporting(false) },
    onExport: () => setIsExporting(true),
    bar: {
      onUndo: isBusy ? null : edits.undo,
      onRedo: isBusy ? null : edits.redo,
      onDownload: version === null || isRunning ? null : startDownload,
      isDownloading: downloadingId !== null,
      onView: version === null || isRunning ? null : () => setIsViewing(true),
      onExport: version === null || isRunning ? null : () => setIsExporting(true),
    },
  };
}
