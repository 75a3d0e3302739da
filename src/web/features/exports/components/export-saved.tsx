import Check from 'lucide-react/icons/check';
import type { PreflightItem } from '../../../../domain/export/preflight.ts';
import { Button } from '../../../components/ui/button.tsx';
import { fileSize } from '../../../lib/file-size.ts';
import { counted, words } from '../../../lib/words.ts';
import type { ExportTarget } from '../api/exports.ts';
import type { ExportKind } from '../export-kinds.ts';
import type { ExportState } from '../hooks/use-export.ts';
import { CheckList } from './check-list.tsx';
import { PdfChecked } from './pdf-checked.tsx';

/** Returns the heading of the preflight result. */
function pressHeading(items: readonly PreflightItem[]): string {
  const t = words('exports');
  const open = items.filter(({ status }) => status === 'failed' || status === 'warning').length;
  return open === 0 ? counted(t.pressReady, items.length) : counted(t.pressOpen, open);
}

/** A saved file and its checks. */
export function ExportSaved({
  kind,
  target,
  saved,
  onAgain,
  onOther,
  onClose,
}: {
  readonly kind: ExportKind;
  readonly target: ExportTarget;
  readonly saved: Extract<ExportState, { kind: 'saved' }>;
  readonly onAgain: (jobId: string) => void;
  readonly onOther: () => void;
  readonly onClose: () => void;
}) {
  const t = words('exports');
  const { fileName, job } = saved;
  const preflight = job?.result?.preflight ?? null;
  return (
    <div className="grid gap-4">
      <p role="status" className="flex gap-2">
        <Check className="icon mt-0.5 flex-none text-success" aria-hidden />
        <span className="min-w-0 break-words">
          {t.saved(fileName)}
          {job?.result && <span className="num text-ink-3"> · {fileSize(job.result.file_bytes)}</span>}
        </span>
      </p>
      {kind === 'pdf' && <PdfChecked target={target} />}
      {preflight && <CheckList label={t.preflight} heading={pressHeading(preflight)} items={preflight} />}
      <div className="flex flex-wrap justify-end gap-2">
        {job && <Button onClick={() => onAgain(job.job_id)}>{t.again}</Button>}
        <Button onClick={onOther}>{t.another}</Button>
        <Button kind="primary" onClick={onClose}>
          {t.done}
        </Button>
      </div>
    </div>
  );
}
