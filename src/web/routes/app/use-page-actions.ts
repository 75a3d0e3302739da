import { showErrorToast } from '../../components/ui/toast.tsx';
import { useDocument, useReadVersion, useRestoreVersion } from '../../features/page/api/document.ts';
import { describeDownloadError, useDownloadPdf } from '../../features/page/api/download-pdf.ts';
import { redoTarget, undoTarget } from '../../features/page/page-state.ts';
import { describeError } from '../../lib/call-error.ts';
import type { Workspace } from './use-workspace.ts';

/** What can be done with the page: undo, redo, look at and restore versions, download. */
export function usePageActions({ page, dispatchPage, isRunning }: Workspace) {
  const { documentId, version, title } = page;
  const document = useDocument(documentId, version);
  const readVersion = useReadVersion();
  const restore = useRestoreVersion();
  const download = useDownloadPdf();
  const versions = [...(document.data?.versions ?? [])].sort((a, b) => b.version - a.version);
  const isBusy = isRunning || restore.isPending || documentId === null;

  function restoreVersion(from: number, by: 'undo' | 'redo' | 'choice'): void {
    if (documentId === null) return;
    restore.mutate(
      { documentId, version: from },
      {
        onSuccess: (restored) => dispatchPage({ type: 'restored', document: restored, from, by }),
        onError: (error) => showErrorToast({ title: 'Not restored', text: describeError(error) }),
      },
    );
  }

  async function showVersion(chosen: number): Promise<void> {
    if (documentId === null) return;
    try {
      const { html } = await readVersion(documentId, chosen);
      dispatchPage({ type: 'viewed', version: chosen, html });
    } catch (error) {
      showErrorToast({ title: 'Version not opened', text: describeError(error) });
    }
  }

  function startDownload(): void {
    const shown = page.viewed?.version ?? version;
    if (documentId === null || shown === null) return;
    download.mutate(
      { documentId, version: shown, title },
      {
        onError: (error) => showErrorToast({ title: 'Download Failed', text: describeDownloadError(error) }),
      },
    );
  }

  const undo = undoTarget(page);
  const redo = redoTarget(page);
  return {
    versions,
    isRestoring: restore.isPending,
    onShowVersion: (chosen: number) => void showVersion(chosen),
    onRestoreViewed: () => {
      if (page.viewed) restoreVersion(page.viewed.version, 'choice');
    },
    bar: {
      onUndo: isBusy || undo === null ? null : () => restoreVersion(undo, 'undo'),
      onRedo: isBusy || redo === null ? null : () => restoreVersion(redo, 'redo'),
      onDownload: version === null || isRunning ? null : startDownload,
      isDownloading: download.isPending,
    },
  };
}
