import { showErrorToast } from '../../components/ui/toast.tsx';
import { SpokenError } from './failure-words.ts';
import { googleFailures } from './google-errors.ts';

/** Shows why a Google sign-in failed. */
export function tellGoogleFailure(error: unknown): void {
  const text = error instanceof SpokenError ? error.message : googleFailures.failed;
  showErrorToast({ title: 'Google sign in failed', text });
}
