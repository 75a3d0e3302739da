import { useMutation } from '@tanstack/react-query';
import { pdfJobEndpoints } from '../../../../contract/pdf-jobs.ts';
import { showErrorToast } from '../../../components/ui/toast.tsx';
import { describeError } from '../../../lib/call-error.ts';
import { call } from '../../../lib/client.ts';
import { words } from '../../../lib/words.ts';

/** Cancels a job; the live list updates itself. */
export function useCancelJob() {
  return useMutation({
    mutationFn: (jobId: string) => call(pdfJobEndpoints.cancelPdfJob, { params: { id: jobId } }),
    onError: (error) => showErrorToast({ title: words('jobs').cancelFailed, text: describeError(error) }),
  });
}
