import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { reducedMotionQuery } from '../../../lib/use-media-query.ts';
import { createPageFolder } from '../fold-page.ts';
import { emptyLayout, measurePreview, type PreviewLayout } from '../measure-preview.ts';
import { morphPreview } from '../morph-preview.ts';
import type { Delta } from '../page-state.ts';

/** Minimum interval between renders while a page is being written; deltas in between are batched. */
const drawEveryMs = 100;

interface Shown {
  readonly base: string | null;
  readonly deltas: readonly Delta[];
  readonly isWriting: boolean;
  /** True while text is being edited in the iframe, which must not be re-rendered. */
  readonly isHeld: boolean;
}

/** Renders the given page in an iframe and measures its pages and blocks. */
export function usePreview(frameRef: RefObject<HTMLIFrameElement | null>, shown: Shown) {
  const { base, deltas, isWriting, isHeld } = shown;
  const [layout, setLayout] = useState<PreviewLayout>(emptyLayout);
  const [isReady, setIsReady] = useState(false);
  const [fold] = useState(createPageFolder);
  const drawnAtMs = useRef(0);
  const observer = useRef<ResizeObserver | null>(null);

  const measure = useCallback(() => {
    const frame = frameRef.current?.contentDocument;
    if (frame) setLayout(measurePreview(frame));
  }, [frameRef]);

  const onFrameLoad = useCallback(() => {
    const frame = frameRef.current?.contentDocument;
    if (!frame) return;
    // Text reflows when its font loads.
    frame.fonts.addEventListener('loadingdone', measure);
    setIsReady(true);
  }, [frameRef, measure]);

  useEffect(() => {
    const frame = frameRef.current?.contentDocument;
    if (!isReady || !frame || isHeld) return;
    const draw = (): void => {
      drawnAtMs.current = performance.now();
      frame.documentElement.toggleAttribute('data-writing', isWriting);
      morphPreview(frame, fold(base, deltas), isWriting && !matchMedia(reducedMotionQuery).matches);
      observer.current?.disconnect();
      // Fires once on observe, which does the first measuring.
      observer.current = new ResizeObserver(measure);
      const article = frame.querySelector('article');
      if (article) observer.current.observe(article);
    };
    const dueInMs = isWriting ? drawnAtMs.current + drawEveryMs - performance.now() : 0;
    if (dueInMs <= 0) {
      draw();
      return;
    }
    const timer = setTimeout(draw, dueInMs);
    return () => clearTimeout(timer);
  }, [frameRef, base, deltas, isReady, isWriting, isHeld, fold, measure]);

  useEffect(() => () => observer.current?.disconnect(), []);

  return { layout, onFrameLoad };
}
