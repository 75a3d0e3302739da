import { useEffect } from 'react';

/** Returns the title for the browser tab. */
export function tabTitle(title: string): string {
  return title === 'Octavo' ? title : `${title}, Octavo`;
}

/** Sets the title of the browser tab. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = tabTitle(title);
  }, [title]);
}
