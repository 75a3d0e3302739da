import { useEffect } from 'react';
import { tabTitle } from '../../page-heads.ts';

/** Names the page in the browser's tab. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = tabTitle(title);
  }, [title]);
}
