import { Button } from '../../../components/ui/button.tsx';
import { Folds } from '../../../components/ui/folds.tsx';
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
  return (
    <div className="grid gap-4">
      <div className="grid gap-2">
        <p className="font-[650]">{name}</p>
        <p role="status" className="num text-13 text-ink-2">
          {working.label}
        </p>
        <Folds label={`Progress of ${name}`} done={Math.round((working.done / working.of) * foldCount)} />
      </div>
      {onCancel && (
        <>
          <p className="text-13 text-ink-3">
            You can close this. The file keeps processing, and you'll find it under Jobs.
          </p>
          <div className="flex justify-end gap-2">
            <Button onClick={onCancel}>Cancel export</Button>
            <Button onClick={onClose}>Close</Button>
          </div>
        </>
      )}
    </div>
  );
}
