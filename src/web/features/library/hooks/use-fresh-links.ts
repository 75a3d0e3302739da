import { useEffect, useRef } from 'react';
import type { LibraryDocument } from '../../../../contract/library.ts';
import { msUntilRefresh } from '../../../lib/signed-url.ts';

/** Minimum time between refreshes, in case the server's clock differs from ours. */
const leastMs = 30_000;

/** Calls `refresh` when the first signed link expires within five minutes. */
export function useFreshLinks(documents: readonly LibraryDocument[], refresh: () => void): void {
  const latest = useRef(refresh);
  latest.current = refresh;
  const ends = documents.map(({ urls_expire_at }) => urls_expire_at).filter((end) => end !== null);
  const first = ends.sort()[0];
  useEffect(() => {
    if (first === undefined) return;
    const dueMs = msUntilRefresh(first, Date.now());
    const timer = setTimeout(() => latest.current(), Math.max(dueMs, leastMs));
    return () => clearTimeout(timer);
  }, [first]);
}
