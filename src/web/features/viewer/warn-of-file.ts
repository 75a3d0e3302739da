import { showErrorToast } from '../../components/ui/toast.tsx';
import { loadWords } from '../../lib/words.ts';
import type { Warning } from './file-warnings.ts';

/** Shows a warning. A user who is quick may get here before its messages are loaded. */
export const warnOfFile = (warning: () => Warning): void =>
  void loadWords('member').then(() => showErrorToast(warning()));
