import { useEffect } from 'react';
import { showErrorToast } from '../../../components/ui/toast.tsx';
import { describeError } from '../../../lib/call-error.ts';

/** Says that something could not be loaded, once for each failure. */
export function useFailureToast(error: unknown, title: string): void {
  useEffect(() => {
    if (error) showErrorToast({ title, text: describeError(error) });
  }, [error, title]);
}
