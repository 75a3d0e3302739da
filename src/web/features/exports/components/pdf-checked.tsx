import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { describeError } from '../../../lib/call-error.ts';
import { type ExportTarget, readPdfChecks } from '../api/exports.ts';
import { CheckList } from './check-list.tsx';

/** Checks of a generated PDF, and an option to overlay its pages on the preview. */
export function PdfChecked({ target }: { readonly target: ExportTarget }) {
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
        <p>The file is saved, but we couldn't check it. {describeError(error)}</p>
        <Button onClick={() => void refetch()}>Check again</Button>
      </div>
    );
  if (!data) return <p className="text-ink-2">Checking the file…</p>;
  const open = data.checks.filter(({ status }) => status !== 'passed').length;
  return (
    <div className="grid justify-items-start gap-3">
      <CheckList
        label="Checks of the file"
        heading={
          open === 0
            ? `Verified: ${data.checks.length} things are as in the preview`
            : `${open} of ${data.checks.length} things to look at`
        }
        items={data.checks}
      />
      {!data.checks.some(({ id }) => id === 'pictures') && (
        <Button isBusy={isFetching} onClick={() => setWithPictures(true)}>
          Compare pictures of the pages
        </Button>
      )}
    </div>
  );
}
