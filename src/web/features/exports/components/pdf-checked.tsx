import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { describeError } from '../../../lib/call-error.ts';
import { counted, words } from '../../../lib/words.ts';
import { type ExportTarget, readPdfChecks } from '../api/exports.ts';
import { CheckList } from './check-list.tsx';

/** Checks of a generated PDF, and an option to overlay its pages on the preview. */
export function PdfChecked({ target }: { readonly target: ExportTarget }) {
  const t = words('exports');
  const [withPictures, setWithPictures] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['pdf-checks', target.documentId, target.version, withPictures],
    queryFn: ({ signal }) => readPdfChecks(target, withPictures, signal),
    placeholderData: (before) => before,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error && !isFetching)
    return (
      <div role="alert" className="grid justify-items-start gap-2">
        <p>{t.checkFailed(describeError(error))}</p>
        <Button onClick={() => void refetch()}>{t.checkAgain}</Button>
      </div>
    );
  if (!data) return <p className="text-ink-2">{t.checking}</p>;
  const open = data.checks.filter(({ status }) => status !== 'passed').length;
  return (
    <div className="grid justify-items-start gap-3">
      <CheckList
        label={t.checksOf}
        heading={
          open === 0 ? counted(t.checksVerified, data.checks.length) : t.checksOpen(open, data.checks.length)
        }
        items={data.checks}
      />
      {!data.checks.some(({ id }) => id === 'pictures') && (
        <Button isBusy={isFetching} onClick={() => setWithPictures(true)}>
          {t.compare}
        </Button>
      )}
    </div>
  );
}
