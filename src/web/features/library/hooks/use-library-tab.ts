import { useEffect, useRef, useState } from 'react';
import { localStore } from '../../../lib/local-store.ts';

export type LibraryTab = 'favorites' | 'sessions';

const storageKey = 'library-tab';

interface Counts {
  readonly favorites: number;
  readonly sessions: number;
}

/** Returns the other tab if the chosen one is empty and the other is not. */
function fullTab(tab: LibraryTab, counts: Counts): LibraryTab {
  const other = tab === 'favorites' ? 'sessions' : 'favorites';
  return counts[tab] === 0 && counts[other] > 0 ? other : tab;
}

/**
 * The chosen tab, stored in local storage. Switches automatically if it is initially or becomes empty and the
 * other is not. An empty tab opened by the user stays open.
 */
export function useLibraryTab(counts: Counts | null): [LibraryTab, (tab: LibraryTab) => void] {
  const [tab, setTab] = useState<LibraryTab>(() =>
    localStore.read(storageKey) === 'favorites' ? 'favorites' : 'sessions',
  );
  const before = useRef<Counts | null>(null);
  useEffect(() => {
    if (!counts) return;
    const hasEmptied = before.current === null || (before.current[tab] > 0 && counts[tab] === 0);
    before.current = counts;
    if (hasEmptied) setTab(fullTab(tab, counts));
  }, [counts, tab]);
  const choose = (chosen: LibraryTab) => {
    localStore.write(storageKey, chosen);
    setTab(chosen);
  };
  return [tab, choose];
}
