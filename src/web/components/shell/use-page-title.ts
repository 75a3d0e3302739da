import { useEffect } from 'react';
import { tabTitle } from '../../page-heads.ts';

/** Sets the title of the browser tab. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = tabTitle(title);
  }, [title]);
}
