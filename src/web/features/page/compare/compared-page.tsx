import { useMemo, useRef, useState } from 'react';
import { useRoom } from '../hooks/use-room.ts';
import { emptyLayout, measurePreview } from '../measure-preview.ts';
import { previewPage } from '../preview-page.ts';
import { sanitisePreview } from '../sanitise-preview.ts';

/** Initial width before the page is measured; at least as wide as any page. */
const unmeasuredPx = 1600;
/** Distance between the marks and the text. */
const markPx = 3;

interface ComparedPageProps {
  readonly html: string;
  readonly marked: readonly string[];
  readonly name: string;
}

/** All pages of one version, fitted to the available width, with changes marked. */
export function ComparedPage({ html, marked, name }: ComparedPageProps) {
  const holder = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRoom(holder);
  const [layout, setLayout] = useState(emptyLayout);
  const shell = useMemo(() => {
    const clean = document.createElement('div');
    clean.append(sanitisePreview(html));
    return previewPage(clean.innerHTML);
  }, [html]);
  const scale = layout.width > 0 ? room.width / layout.width : 0.01;
  const measure = (): void => {
    const view = frame.current?.contentDocument;
    if (view) void view.fonts.ready.then(() => setLayout(measurePreview(view)));
  };
  return (
    <div
      ref={holder}
      className="compared-page"
      style={layout.height > 0 ? { height: layout.height * scale } : {}}
    >
      <iframe
        ref={frame}
        title={name}
        sandbox="allow-same-origin"
        srcDoc={shell}
        tabIndex={-1}
        onLoad={measure}
        style={{
          width: layout.width || unmeasuredPx,
          height: layout.height || unmeasuredPx,
          transform: `scale(${scale})`,
        }}
      />
      {layout.blocks
        .filter(({ id }) => marked.includes(id))
        .map(({ id, left, top, width, height }) => (
          <i
            key={id}
            className="compared-mark"
            style={{
              left: left * scale - markPx,
              top: top * scale - markPx,
              width: width * scale + 2 * markPx,
              height: height * scale + 2 * markPx,
            }}
          />
        ))}
    </div>
  );
}
