import Check from 'lucide-react/icons/check';
import { Button } from '../../../components/ui/button.tsx';
import { fileSize } from '../export-kinds.ts';
import type { ExportState } from '../hooks/use-export.ts';
import { PreflightList } from './preflight-list.tsx';

/** A file that was saved, and for the press what was found on the way. */
export function ExportSaved({
  saved,
  onAgain,
  onOther,
  onClose,
}: {
  readonly saved: Extract<ExportState, { kind: 'saved' }>;
  readonly onAgain: (jobId: string) => void;
  readonly onOther: () => void;
  readonly onClose: () => void;
}) {
  const { fileName, job } = saved;
  const preflight = job?.result?.preflight ?? null;
  return (
    <div className="grid gap-4">
      <p role="status" className="flex gap-2">
        <Check className="icon mt-0.5 flex-none text-success" aria-hidden />
        <span className="min-w-0 break-words">
          Saved <b>{fileName}</b>
          {job?.result && <span className="num text-ink-3"> · {fileSize(job.result.file_bytes)}</span>}
        </span>
      </p>
      {preflight && <PreflightList items={preflight} />}
      <div className="flex flex-wrap justify-end gap-2">
        {job && <Button onClick={() => onAgain(job.job_id)}>Save again</Button>}
        <Button onClick={onOther}>Export another</Button>
        <Button kind="primary" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  );
}
