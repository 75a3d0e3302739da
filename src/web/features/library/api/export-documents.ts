import { useMutation, useQueryClient } from '@tanstack/react-query';
import { pdfJobEndpoints } from '../../../../contract/pdf-jobs.ts';
import { call } from '../../../lib/client.ts';
import { unfinishedJobsKey } from '../../../lib/query-keys.ts';

/** Starts a job that packs the PDFs of documents into a ZIP archive. */
export function useExportDocuments() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (documentIds: readonly string[]) =>
      call(pdfJobEndpoints.createPdfJob, {
        body: { kind: 'batch', job_id: crypto.randomUUID(), document_ids: [...documentIds] },
      }),
    // Adds the id directly: a short job may end before a refetch of the unfinished jobs.
    onSuccess: ({ job_id }) =>
      queryClient.setQueryData<readonly string[]>(unfinishedJobsKey, (ids) => [...(ids ?? []), job_id]),
  });
}
