import { showErrorToast } from '../../components/ui/toast.tsx';
import { words } from '../../lib/words.ts';
import { SpokenError } from './failure-words.ts';
import { googleFailureText } from './google-errors.ts';

/** Shows why a Google sign-in failed. */
export function tellGoogleFailure(error: unknown): void {
  const text = error instanceof SpokenError ? error.message : googleFailureText('failed');
  showErrorToast({ title: words('identity').googleFailedTitle, text });
}
