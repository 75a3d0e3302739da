import { lazy, Suspense } from 'react';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Loading } from '../../../components/ui/loading.tsx';
import type { ExportTarget } from '../api/exports.ts';

const ExportForm = lazy(() => import('./export-form.tsx').then((it) => ({ default: it.ExportForm })));

/** All export formats, with their uses. */
export function ExportDialog({
  target,
  isOpen,
  onClose,
}: {
  readonly target: ExportTarget;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Export">
      <Suspense fallback={<Loading />}>
        <ExportForm key={`${target.documentId} ${target.version}`} target={target} onClose={onClose} />
      </Suspense>
    </Dialog>
  );
}
