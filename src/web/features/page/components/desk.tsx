import { useRef, useState } from 'react';
import { narrowQuery, roomyQuery, useMediaQuery } from '../../../lib/use-media-query.ts';
import { usePreview } from '../hooks/use-preview.ts';
import { useRoom } from '../hooks/use-room.ts';
import type { BlockBox } from '../measure-preview.ts';
import type { Delta } from '../page-state.ts';
import { previewPage } from '../preview-page.ts';
import { fitScale } from '../zoom.ts';
import { BlockOverlay } from './block-overlay.tsx';
import { CropMarks } from './crop-marks.tsx';
import { ZoomControl } from './zoom-control.tsx';

/** Desk left free around a page, in px: room for the crop marks and for what will stand beside a selected block. */
const wideMargin = { x: 75, y: 27 };
const middleMargin = { x: 36, y: 27 };
const narrowMargin = { x: 36, y: 28 };

export interface DeskProps {
  readonly base: string | null;
  readonly deltas: readonly Delta[];
  readonly title: string;
  readonly isWriting: boolean;
  readonly selectedIds: readonly string[];
  /** Null while blocks cannot be chosen: an earlier version lies on the desk. */
  readonly onSelect: ((block: BlockBox, isAdding: boolean) => void) | null;
}

/** The page on the desk, as it will print, fitted to the room there is. */
export function Desk({ base, deltas, title, isWriting, selectedIds, onSelect }: DeskProps) {
  const desk = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const isNarrow = useMediaQuery(narrowQuery);
  const room = useRoom(desk);
  const [zoom, setZoom] = useState<number | null>(null);
  const [shell] = useState(() => previewPage('<article class="doc"></article>'));
  const { layout, onFrameLoad } = usePreview(frame, { base, deltas, isWriting });

  const isRoomy = useMediaQuery(roomyQuery);
  const margin = isNarrow ? narrowMargin : isRoomy ? wideMargin : middleMargin;
  const free = { width: room.width - 2 * margin.x, height: room.height - 2 * margin.y };
  const scale = zoom ?? fitScale(layout, free, isNarrow);
  const width = layout.width * scale;
  const height = layout.height * scale;

  return (
    <div className="relative min-h-0 min-w-0">
      <div ref={desk} className="desk" data-testid="desk">
        <div className="desk-room" style={{ padding: `${margin.y}px ${margin.x}px` }}>
          <div className="relative" style={{ width, height }} data-shown={layout.pages.length > 0}>
            {layout.pages.map((page) => (
              <div
                key={page.top}
                className="absolute bg-white shadow-e3"
                style={{
                  left: page.left * scale,
                  top: page.top * scale,
                  width: page.width * scale,
                  height: page.height * scale,
                }}
              >
                <CropMarks isTight={isNarrow} />
              </div>
            ))}
            <iframe
              ref={frame}
              title={`Page: ${title || 'untitled'}`}
              sandbox="allow-same-origin"
              srcDoc={shell}
              onLoad={onFrameLoad}
              tabIndex={-1}
              className="desk-frame"
              style={{
                width: Math.max(1, layout.width),
                height: Math.max(1, layout.height),
                transform: `scale(${scale})`,
              }}
            />
            {onSelect && (
              <BlockOverlay
                blocks={layout.blocks}
                scale={scale}
                selectedIds={selectedIds}
                onSelect={onSelect}
              />
            )}
          </div>
        </div>
      </div>
      <ZoomControl scale={scale} onZoom={setZoom} />
    </div>
  );
}
