import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { reducedMotionQuery } from '../../../lib/use-media-query.ts';
import { emptyLayout, measurePreview, type PreviewLayout } from '../measure-preview.ts';
import { morphPreview } from '../morph-preview.ts';

/** Keeps a frame at the given article and says where its pages and blocks lie. */
export function usePreview(frameRef: RefObject<HTMLIFrameElement | null>, html: string, isWriting: boolean) {
  const [layout, setLayout] = useState<PreviewLayout>(emptyLayout);
  const [isReady, setIsReady] = useState(false);
  const observer = useRef<ResizeObserver | null>(null);

  const measure = useCallback(() => {
    const frame = frameRef.current?.contentDocument;
    if (frame) setLayout(measurePreview(frame));
  }, [frameRef]);

  const onFrameLoad = useCallback(() => {
    const frame = frameRef.current?.contentDocument;
    if (!frame) return;
    // Text reflows when its font arrives.
    frame.fonts.addEventListener('loadingdone', measure);
    setIsReady(true);
  }, [frameRef, measure]);

  useEffect(() => {
    const frame = frameRef.current?.contentDocument;
    if (!isReady || !frame) return;
    morphPreview(frame, html, isWriting && !matchMedia(reducedMotionQuery).matches);
    measure();
    observer.current?.disconnect();
    observer.current = new ResizeObserver(measure);
    const article = frame.querySelector('article');
    if (article) observer.current.observe(article);
  }, [frameRef, html, isReady, isWriting, measure]);

  useEffect(() => () => observer.current?.disconnect(), []);

  return { layout, onFrameLoad };
}
