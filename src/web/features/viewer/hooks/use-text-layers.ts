import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { clearHighlights, highlightMatches, type TextPieces } from '../highlight-matches.ts';
import type { Search } from './use-search.ts';

/** Highlights matches in the rendered pages and scrolls to the current one. */
export function useTextLayers(
  search: Search,
  scroller: RefObject<HTMLElement | null>,
  goTo: (page: number) => void,
) {
  const layers = useRef(new Map<number, TextPieces>());
  const [drawn, setDrawn] = useState(0);
  const { matches, current, texts } = search;

  const setTextLayer = useCallback((number: number, pieces: TextPieces | null) => {
    if (pieces) layers.current.set(number, pieces);
    else layers.current.delete(number);
    setDrawn((count) => count + 1);
  }, []);

  const wanted = current === null ? undefined : matches[current];
  const wantedKey = wanted ? `${wanted.page}:${wanted.start}` : '';
  const reached = useRef('');

  // `drawn` counts changes of text layers; each change renews the highlights.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the layers themselves are behind a ref.
  useEffect(() => {
    const range = highlightMatches(matches, current, texts, layers.current);
    if (!wanted || reached.current === wantedKey) return;
    if (!range) {
      goTo(wanted.page);
      return;
    }
    reached.current = wantedKey;
    const target = scroller.current;
    if (!target) return;
    const place = range.getBoundingClientRect();
    const view = target.getBoundingClientRect();
    target.scrollBy({
      top: place.top - view.top - view.height / 3,
      left: place.left < view.left || place.right > view.right ? place.left - view.left - view.width / 3 : 0,
    });
  }, [matches, current, texts, wanted, wantedKey, drawn, goTo, scroller]);

  useEffect(() => {
    if (wantedKey === '') reached.current = '';
  }, [wantedKey]);

  useEffect(() => clearHighlights, []);
  return setTextLayer;
}
