import { useCallback, useEffect, useState } from 'react';
import { showErrorToast } from '../../../components/ui/toast.tsx';
import { words } from '../../../lib/words.ts';

/** A second window for the audience, such as on a projector. It closes with the presentation. */
export function useAudienceWindow(title: string) {
  const [opened, setOpened] = useState<Window | null>(null);

  const open = useCallback(() => {
    const made = window.open('', 'octavo-audience', 'popup,width=1280,height=720');
    if (!made) {
      showErrorToast({
        title: words('present').audienceFailed,
        text: words('present').audienceBlocked,
      });
      return;
    }
    made.document.title = title;
    made.document.body.replaceChildren();
    Object.assign(made.document.body.style, { margin: '0', height: '100vh', background: '#000' });
    setOpened(made);
  }, [title]);

  useEffect(() => {
    if (!opened) return;
    const forget = () => setOpened(null);
    opened.addEventListener('pagehide', forget);
    return () => {
      opened.removeEventListener('pagehide', forget);
      opened.close();
    };
  }, [opened]);

  return { opened, open };
}
