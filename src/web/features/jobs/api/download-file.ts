import { useMutation } from '@tanstack/react-query';
import { pdfJobEndpoints } from '../../../../contract/pdf-jobs.ts';
import { showErrorToast } from '../../../components/ui/toast.tsx';
import { describeError } from '../../../lib/call-error.ts';
import { call } from '../../../lib/client.ts';
import { ownAddress } from '../../../lib/own-address.ts';
import { saveLink } from '../../../lib/save-link.ts';
import { words } from '../../../lib/words.ts';

/** Downloads the result of a job. */
export function useDownloadFile() {
  return useMutation({
    mutationFn: async (jobId: string) => {
      const { signed_url, file_name } = await call(pdfJobEndpoints.pdfJobFileToken, {
        params: { id: jobId },
      });
      saveLink(ownAddress(signed_url), file_name);
    },
    onError: (error) => showErrorToast({ title: words('jobs').downloadFailed, text: describeError(error) }),
  });
}
