import { useMutation, useQueryClient } from '@tanstack/react-query';
import { contract } from '../../../../contract/index.ts';
import { call } from '../../../lib/client.ts';
import { unfinishedJobsKey } from '../../../lib/query-keys.ts';

/** Starts a job that packs the PDFs of documents into one archive. */
export function useExportDocuments() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (documentIds: readonly string[]) =>
      call(contract.createPdfJob, {
        body: { kind: 'batch', job_id: crypto.randomUUID(), document_ids: [...documentIds] },
      }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: unfinishedJobsKey }),
  });
}
