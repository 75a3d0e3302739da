import type { PDFPageProxy } from 'pdfjs-dist';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useIsNear } from '../../../lib/use-is-near.ts';
import { words } from '../../../lib/words.ts';
import type { TextPieces } from '../highlight-matches.ts';
import type { OpenPdf } from '../open-pdf.ts';
import { pixelsPerPoint, type Room } from '../zoom.ts';

/** Pages this close to the viewport are already rendered. */
const aheadOfView = '600px 0px';
/** Some phones reject larger canvases. */
const mostPixels = 16_000_000;

interface PdfPageProps {
  readonly pdf: OpenPdf;
  readonly number: number;
  readonly factor: number;
  /** Size of the first page, in points, used until this page's size is known. */
  readonly usualSize: Room;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly onTextLayer: (number: number, pieces: TextPieces | null) => void;
}

/** One page: a picture with a text layer over it, for selection and screen readers. */
export function PdfPage({ pdf, number, factor, usualSize, scroller, onTextLayer }: PdfPageProps) {
  const place = useRef<HTMLElement>(null);
  const isNear = useIsNear(place, scroller, aheadOfView, number === 1);
  const [page, setPage] = useState<PDFPageProxy | null>(null);

  useEffect(() => {
    if (!isNear || page) return;
    let isWanted = true;
    void pdf.document.getPage(number).then(
      (read) => isWanted && setPage(read),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [pdf, number, isNear, page]);

  const own = page?.getViewport({ scale: 1 });
  const width = (own?.width ?? usualSize.width) * factor * pixelsPerPoint;
  const height = (own?.height ?? usualSize.height) * factor * pixelsPerPoint;
  return (
    <section
      ref={place}
      aria-label={words('viewer').pageOf(number, pdf.document.numPages)}
      data-page={number}
      className="pdf-page"
      style={{ width, height }}
    >
      {isNear && page && <DrawnPage pdf={pdf} page={page} factor={factor} onTextLayer={onTextLayer} />}
    </section>
  );
}

function DrawnPage({
  pdf,
  page,
  factor,
  onTextLayer,
}: {
  readonly pdf: OpenPdf;
  readonly page: PDFPageProxy;
  readonly factor: number;
  readonly onTextLayer: PdfPageProps['onTextLayer'];
}) {
  const picture = useRef<HTMLDivElement>(null);
  const textLayer = useRef<HTMLDivElement>(null);
  const scale = factor * pixelsPerPoint;

  useEffect(() => {
    const viewport = page.getViewport({ scale });
    const fineness = Math.min(
      Math.max(window.devicePixelRatio, 1),
      Math.sqrt(mostPixels / (viewport.width * viewport.height)),
    );
    const canvas = document.createElement('canvas');
    canvas.width = Math.floor(viewport.width * fineness);
    canvas.height = Math.floor(viewport.height * fineness);
    const drawing = page.render({ canvas, viewport: page.getViewport({ scale: scale * fineness }) });
    // Keeps the old picture, stretched, until the new one is ready.
    drawing.promise.then(
      () => picture.current?.replaceChildren(canvas),
      () => undefined,
    );
    return () => drawing.cancel();
  }, [page, scale]);

  useEffect(() => textLayer.current?.style.setProperty('--total-scale-factor', String(scale)), [scale]);

  useEffect(() => {
    const container = textLayer.current;
    if (!container) return;
    const layer = new pdf.pdfjs.TextLayer({
      textContentSource: page.streamTextContent({ includeMarkedContent: false }),
      container,
      viewport: page.getViewport({ scale: 1 }),
    });
    layer.render().then(
      () => onTextLayer(page.pageNumber, layer.textDivs),
      () => undefined,
    );
    return () => {
      layer.cancel();
      container.replaceChildren();
      onTextLayer(page.pageNumber, null);
    };
  }, [pdf, page, onTextLayer]);

  return (
    <>
      <div ref={picture} className="pdf-picture" aria-hidden="true" />
      <div ref={textLayer} className="pdf-words" />
    </>
  );
}
