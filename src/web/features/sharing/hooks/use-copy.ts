import { useState } from 'react';
import { showErrorToast } from '../../../components/ui/toast.tsx';

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
        showErrorToast({
          title: 'Not copied',
          text: 'Your browser blocked it. Select the link and copy it.',
        });
        return false;
      }
    },
  };
}
