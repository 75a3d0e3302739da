import { useCallback, useReducer, useRef } from 'react';
import { readDocument } from '../api/document.ts';
import { emptyPage, pageReducer } from '../page-state.ts';

/** The document on the desk and the ways to change it. */
export function usePage() {
  const [page, dispatch] = useReducer(pageReducer, emptyPage);
  const latest = useRef(page);
  latest.current = page;

  /** After a run that broke off: shows what was kept of it, if anything was. */
  const showWhatWasKept = useCallback(async (): Promise<void> => {
    const { documentId, version } = latest.current;
    if (documentId === null) return;
    // Not there, or not to be had: what is on the desk stays, and the next load shows the stored one.
    const document = await readDocument(documentId).catch(() => null);
    if (document && document.version !== version && latest.current.documentId === documentId)
      dispatch({ type: 'loaded', document });
  }, []);

  return { page, dispatch, showWhatWasKept };
}
