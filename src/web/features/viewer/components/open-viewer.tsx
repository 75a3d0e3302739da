import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { words } from '../../../lib/words.ts';
import { useRoom } from '../hooks/use-room.ts';
import { useSearch } from '../hooks/use-search.ts';
import { useShownPage } from '../hooks/use-shown-page.ts';
import { useTextLayers } from '../hooks/use-text-layers.ts';
import type { OpenPdf } from '../open-pdf.ts';
import { actionOfKey, type ViewerAction } from '../viewer-keys.ts';
import { type Zoom, zoomFactor, zoomStep } from '../zoom.ts';
import { PageTools } from './page-tools.tsx';
import { PdfPage } from './pdf-page.tsx';
import { SearchBar } from './search-bar.tsx';
import { ViewerHead, type ViewerHeadProps } from './viewer-head.tsx';

/** Same as the padding of .viewer-pages. */
const margin = 16;
const usualPage = { width: 595, height: 842 };

/** An open PDF: its pages in a column, and the toolbar. */
export function OpenViewer({
  pdf,
  head,
  keys,
}: {
  readonly pdf: OpenPdf;
  readonly head: Omit<ViewerHeadProps, 'children'>;
  /** Set to the handler of keys pressed in the dialog. */
  readonly keys: RefObject<((event: KeyboardEvent) => void) | null>;
}) {
  const scroller = useRef<HTMLDivElement>(null);
  const room = useRoom(scroller, margin);
  const [pageSize, setPageSize] = useState<typeof usualPage | null>(null);
  const [zoom, setZoom] = useState<Zoom>(() => (window.innerWidth < 768 ? 'width' : 'page'));
  const search = useSearch(pdf);
  const count = pdf.document.numPages;
  const { shown, goTo } = useShownPage(scroller, pageSize !== null && room !== null);
  const setTextLayer = useTextLayers(search, scroller, goTo);

  useEffect(() => {
    void pdf.document.getPage(1).then((page) => {
      const { width, height } = page.getViewport({ scale: 1 });
      setPageSize({ width, height });
    });
  }, [pdf]);

  const factor = zoomFactor(zoom, pageSize ?? usualPage, room ?? usualPage);
  const step = useCallback((direction: 1 | -1) => setZoom(zoomStep(factor, direction)), [factor]);

  const doing: Record<ViewerAction, () => void> = {
    search: search.open,
    'close-search': search.close,
    larger: () => step(1),
    smaller: () => step(-1),
    'whole-page': () => setZoom('page'),
    fullscreen: head.fullscreen.toggle,
    'next-page': () => goTo(Math.min(count, shown + 1)),
    'previous-page': () => goTo(Math.max(1, shown - 1)),
    'first-page': () => goTo(1),
    'last-page': () => goTo(count),
  };
  useEffect(() => {
    keys.current = (event) => {
      const action = actionOfKey(event, event.target instanceof HTMLInputElement);
      if (!action || (action === 'close-search' && !search.isOpen)) return;
      event.preventDefault();
      doing[action]();
    };
    return () => {
      keys.current = null;
    };
  });

  // Arrow keys and Space scroll the pages at once.
  useEffect(() => scroller.current?.focus({ preventScroll: true }), []);

  return (
    <>
      <ViewerHead {...head}>
        <PageTools
          shown={shown}
          count={count}
          onPage={goTo}
          factor={factor}
          zoom={zoom}
          onZoom={setZoom}
          onStep={step}
          onSearch={search.isOpen ? search.close : search.open}
          isSearching={search.isOpen}
        />
      </ViewerHead>
      {search.isOpen && <SearchBar search={search} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be focusable. */}
      <section ref={scroller} className="viewer-pages" aria-label={words('viewer').pages} tabIndex={0}>
        <div className="viewer-column">
          {pageSize &&
            room &&
            Array.from({ length: count }, (_, index) => index + 1).map((number) => (
              <PdfPage
                key={number}
                pdf={pdf}
                number={number}
                factor={factor}
                usualSize={pageSize}
                scroller={scroller}
                onTextLayer={setTextLayer}
              />
            ))}
        </div>
      </section>
    </>
  );
}
