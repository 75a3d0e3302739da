import Download from 'lucide-react/icons/download';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { Folds } from '../../../components/ui/folds.tsx';
import { Section } from '../../../components/ui/section.tsx';
import { useDataExport, useStartDataExport } from '../api/own-data.ts';

const foldsDone = { queued: 0, processing: 2, completed: 4, failed: 0 } as const;

/** All own data as one archive. */
export function OwnData() {
  const start = useStartDataExport();
  const progress = useDataExport(start.data ?? null);
  const status = start.data ? (progress.data?.status ?? 'queued') : null;
  const isUnderWay = start.isPending || status === 'queued' || status === 'processing';
  return (
    <Section
      title="Your data"
      text="Account, profile, sessions and every version of every document, as a zip."
    >
      {status && status !== 'failed' && (
        <div className="grid gap-2">
          <Folds label="Gathering your data" done={foldsDone[status]} />
          <p role="status" className="text-13 text-ink-2">
            {status === 'completed' ? 'Ready. The link works for 120 minutes.' : 'Gathering your data'}
          </p>
        </div>
      )}
      {status === 'failed' && (
        <p role="alert" className="text-danger">
          Your data could not be gathered. Try again.
        </p>
      )}
      <Failure error={start.error ?? progress.error} />
      <p>
        {status === 'completed' && progress.data?.url ? (
          <a className={buttonClass({ kind: 'primary' })} href={progress.data.url} download>
            <Download className="icon" aria-hidden />
            Download archive
          </a>
        ) : (
          <Button isBusy={isUnderWay} onClick={() => start.mutate()}>
            {isUnderWay ? 'Preparing archive' : 'Prepare archive'}
          </Button>
        )}
      </p>
    </Section>
  );
}
