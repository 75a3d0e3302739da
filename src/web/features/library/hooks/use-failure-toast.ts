import { useEffect } from 'react';
import { showErrorToast } from '../../../components/ui/toast.tsx';
import { describeError } from '../../../lib/call-error.ts';

/** Shows an error toast once per failure. */
export function useFailureToast(error: unknown, title: string): void {
  useEffect(() => {
    if (error) showErrorToast({ title, text: describeError(error) });
  }, [error, title]);
}
