import { useReducer } from 'react';
import { emptyPage, pageReducer } from '../page-state.ts';

/** The document on the desk and the way to change it. */
export function usePage() {
  const [page, dispatch] = useReducer(pageReducer, emptyPage);
  return { page, dispatch };
}
