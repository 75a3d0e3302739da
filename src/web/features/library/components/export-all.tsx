import { useNavigate } from '@tanstack/react-router';
import FolderDown from 'lucide-react/icons/folder-down';
import type { LibraryDocument } from '../../../../contract/library.ts';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { showErrorToast, showToast } from '../../../components/ui/toast.tsx';
import { describeError } from '../../../lib/call-error.ts';
import { counted, words } from '../../../lib/words.ts';
import { paths } from '../../../paths.ts';
import { useExportDocuments } from '../api/export-documents.ts';

/** Exports several documents as a ZIP archive of PDFs, in a background job. */
export function ExportAll({ documents }: { readonly documents: readonly LibraryDocument[] }) {
  const t = words('library');
  const navigate = useNavigate();
  const exporting = useExportDocuments();
  const start = () =>
    exporting.mutate(
      documents.map(({ id }) => id),
      {
        onSuccess: () =>
          showToast({
            title: t.exportStarted,
            text: counted(t.exportStartedText, documents.length),
            action: { label: t.openJobs, onAct: () => void navigate({ to: paths.jobs }) },
          }),
        onError: (error) => showErrorToast({ title: t.downloadFailed, text: describeError(error) }),
      },
    );
  return (
    <IconButton
      label={t.downloadAll}
      className="refresh"
      aria-busy={exporting.isPending || undefined}
      disabled={exporting.isPending}
      onClick={start}
    >
      <FolderDown className="icon" aria-hidden />
    </IconButton>
  );
}
