import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { Folds } from '../../../components/ui/folds.tsx';
import { Section } from '../../../components/ui/section.tsx';
import { words } from '../../../lib/words.ts';
import type { Account } from '../api/account.ts';
import { useDataExport, useStartDataExport } from '../api/own-data.ts';
import { ProofDialog } from './proof-dialog.tsx';

const foldsDone = { queued: 0, processing: 2, completed: 4, failed: 0 } as const;

/** Export of all the user's data as one archive. */
export function OwnData({ account }: { readonly account: Account }) {
  const t = words('profile');
  const start = useStartDataExport();
  const [isAsking, setIsAsking] = useState(false);
  const progress = useDataExport(start.data ?? null);
  const status = start.data ? (progress.data?.status ?? 'queued') : null;
  const isUnderWay = start.isPending || status === 'queued' || status === 'processing';
  return (
    <Section title={t.dataTitle} text={t.dataText}>
      {status && status !== 'failed' && (
        <div className="grid gap-2">
          <Folds label={t.dataGathering} done={foldsDone[status]} />
          <p role="status" className="text-13 text-ink-2">
            {status === 'completed' ? t.dataReady : t.dataGathering}
          </p>
        </div>
      )}
      {status === 'failed' && (
        <p role="alert" className="text-danger">
          {t.dataFailed}
        </p>
      )}
      <Failure error={progress.error} />
      {isAsking && (
        <ProofDialog
          account={account}
          action={t.dataPrepare}
          isBusy={start.isPending}
          error={start.error}
          onProven={(password) => start.mutate(password, { onSuccess: () => setIsAsking(false) })}
          onClose={() => {
            setIsAsking(false);
            if (start.error) start.reset();
          }}
        />
      )}
      <p>
        {status === 'completed' && progress.data?.url ? (
          <a className={buttonClass({ kind: 'primary' })} href={progress.data.url} download>
            <Download className="icon" aria-hidden />
            {t.dataDownload}
          </a>
        ) : (
          <Button isBusy={isUnderWay} onClick={() => setIsAsking(true)}>
            {isUnderWay ? t.dataPreparing : t.dataPrepare}
          </Button>
        )}
      </p>
    </Section>
  );
}
