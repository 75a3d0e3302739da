import { lazy, Suspense } from 'react';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Loading } from '../../../components/ui/loading.tsx';
import { withWords } from '../../../lib/words.ts';
import type { ExportTarget } from '../api/exports.ts';

const ExportForm = lazy(() =>
  withWords(import('./export-form.tsx'), 'exports').then((it) => ({ default: it.ExportForm })),
);

/** All export formats, with their uses. */
export function ExportDialog({
  target,
  title,
  isOpen,
  onClose,
}: {
  readonly target: ExportTarget;
  /** Given by the page, because the dialog's own messages load when it opens. */
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <Suspense fallback={<Loading />}>
        <ExportForm key={`${target.documentId} ${target.version}`} target={target} onClose={onClose} />
      </Suspense>
    </Dialog>
  );
}
