import { useCallback, useReducer, useRef } from 'react';
import { readDocument } from '../api/document.ts';
import { emptyPage, pageReducer } from '../page-state.ts';

/** The current document and its actions. */
export function usePage() {
  const [page, dispatch] = useReducer(pageReducer, emptyPage);
  const latest = useRef(page);
  latest.current = page;

  /** After an incomplete run, loads what it saved, if anything. */
  const showWhatWasKept = useCallback(async (): Promise<void> => {
    const { documentId, version } = latest.current;
    if (documentId === null) return;
    // If it is missing or unreachable, the current page stays, and the next load shows the stored one.
    const document = await readDocument(documentId).catch(() => null);
    if (document && document.version !== version && latest.current.documentId === documentId)
      dispatch({ type: 'loaded', document });
  }, []);

  return { page, dispatch, showWhatWasKept };
}
