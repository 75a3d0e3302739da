import { useState } from 'react';
import { showErrorToast } from '../../../components/ui/toast.tsx';
import { words } from '../../../lib/words.ts';

/** Copies URLs, and tracks which one was copied last. */
export function useCopy() {
  const [copied, setCopied] = useState<string | null>(null);
  return {
    copied,
    note: setCopied,
    copy: async (url: string): Promise<boolean> => {
      try {
        await navigator.clipboard.writeText(url);
        setCopied(url);
        return true;
      } catch {
        showErrorToast({ title: words('sharing').copyFailed, text: words('sharing').copyFailedLink });
        return false;
      }
    },
  };
}
