import { Button } from '../../../components/ui/button.tsx';
import { Folds } from '../../../components/ui/folds.tsx';
import { words } from '../../../lib/words.ts';
import type { ExportState } from '../hooks/use-export.ts';

const foldCount = 4;

/** Progress of an export. */
export function ExportProgress({
  name,
  working,
  onCancel,
  onClose,
}: {
  readonly name: string;
  readonly working: Extract<ExportState, { kind: 'working' }>;
  readonly onCancel: (() => void) | null;
  readonly onClose: () => void;
}) {
  const t = words('exports');
  return (
    <div className="grid gap-4">
      <div className="grid gap-2">
        <p className="font-[650]">{name}</p>
        <p role="status" className="num text-13 text-ink-2">
          {working.label}
        </p>
        <Folds label={t.progressOf(name)} done={Math.round((working.done / working.of) * foldCount)} />
      </div>
      {onCancel && (
        <>
          <p className="text-13 text-ink-3">{t.runsOn}</p>
          <div className="flex justify-end gap-2">
            <Button onClick={onCancel}>{t.cancelExport}</Button>
            <Button onClick={onClose}>{t.close}</Button>
          </div>
        </>
      )}
    </div>
  );
}
