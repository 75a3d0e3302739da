import { useEffect, useRef, useState } from 'react';
import { type Box, measurePreview } from '../measure-preview.ts';

interface Measured {
  readonly width: number;
  readonly height: number;
  readonly pages: readonly Box[];
}

/**
 * One slide, as large as the room allows. All slides are in one iframe, so that the next one shows at once. The
 * styles are inline, because the audience window has no style sheet.
 */
export function SlideStage({
  pageHtml,
  index,
  label,
  isBlank = false,
}: {
  readonly pageHtml: string;
  readonly index: number;
  readonly label: string;
  /** Shows nothing. */
  readonly isBlank?: boolean;
}) {
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const [measured, setMeasured] = useState<Measured | null>(null);

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const slide = measured?.pages[index];
  const scale = slide ? Math.min(room.width / slide.width, room.height / slide.height) : 0;
  return (
    <div
      ref={stage}
      role="img"
      aria-label={label}
      data-slide={index + 1}
      style={{ width: '100%', height: '100%', display: 'grid', placeItems: 'center', overflow: 'hidden' }}
    >
      <div
        style={{
          position: 'relative',
          overflow: 'hidden',
          width: (slide?.width ?? 0) * scale,
          height: (slide?.height ?? 0) * scale,
          visibility: isBlank ? 'hidden' : 'visible',
        }}
      >
        <iframe
          ref={frame}
          title={label}
          sandbox="allow-same-origin"
          srcDoc={pageHtml}
          tabIndex={-1}
          aria-hidden="true"
          onLoad={() => {
            const shown = frame.current?.contentDocument;
            if (shown) setMeasured(measurePreview(shown));
          }}
          style={{
            position: 'absolute',
            left: 0,
            top: 0,
            width: measured?.width ?? 1,
            height: measured?.height ?? 1,
            border: 0,
            // As on the desk: the iframe stays transparent.
            colorScheme: 'light',
            pointerEvents: 'none',
            transformOrigin: '0 0',
            transform: slide
              ? `translate(${-slide.left * scale}px, ${-slide.top * scale}px) scale(${scale})`
              : 'none',
          }}
        />
      </div>
    </div>
  );
}
