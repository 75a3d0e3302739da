import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { whenIdle } from '../../../lib/when-idle.ts';
import { words } from '../../../lib/words.ts';
import { thumbShell } from '../preview-page.ts';
import { createThumbFrame, type Sketch, type ThumbFrame } from './thumb-frame.ts';

export interface ThumbChoice {
  readonly key: string;
  readonly label: string;
  readonly isChosen: boolean;
  readonly isDisabled?: boolean;
  /** Null if it isn't known yet, or can't be drawn. */
  readonly sketch: Sketch | null;
  readonly onChoose: () => void;
}

interface ThumbChoicesProps {
  readonly name: string;
  readonly choices: readonly ThumbChoice[];
  readonly isPending: boolean;
  /** Whether places without a sketch are shown as empty pages. */
  readonly hasRooms: boolean;
  readonly thumbHeight: number;
}

/** In CSS px: three thumbnails fit side by side in the panel, also on a phone. */
export const thumbPx = 84;

/** Buttons with a live thumbnail of the page each, drawn one by one while the browser is idle. */
export function ThumbChoices({ name, choices, isPending, hasRooms, thumbHeight }: ThumbChoicesProps) {
  const strip = useRef<HTMLDivElement>(null);
  const iframe = useRef<HTMLIFrameElement>(null);
  const [frame, setFrame] = useState<ThumbFrame | null>(null);
  const [shell] = useState(thumbShell);
  const latest = useRef(choices);
  latest.current = choices;
  const wanted = choices.map(({ key, sketch }) => (sketch ? [key, sketch] : null));

  function placeAll(made: ThumbFrame): void {
    for (const room of strip.current?.querySelectorAll<HTMLElement>('[data-room]') ?? [])
      made.place(room.dataset.room ?? '', {
        left: room.offsetLeft,
        top: room.offsetTop,
        width: room.offsetWidth,
      });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is drawn matters, not the callbacks.
  useEffect(() => {
    if (!frame) return;
    let isCancelled = false;
    const run = async (): Promise<void> => {
      const given = latest.current.flatMap(({ key, sketch }) => (sketch ? [{ key, sketch }] : []));
      frame.keep(new Set(given.map(({ key }) => key)), new Set(given.map(({ sketch }) => sketch.html)));
      let hasTime = () => false;
      for (const { key, sketch } of given) {
        if (frame.shows(key, sketch)) continue;
        if (!hasTime()) hasTime = await whenIdle();
        if (isCancelled) return;
        frame.draw(key, sketch);
        placeAll(frame);
      }
    };
    void run();
    return () => {
      isCancelled = true;
    };
  }, [frame, JSON.stringify(wanted)]);

  useLayoutEffect(() => {
    const element = strip.current;
    if (!frame || !element) return;
    const observer = new ResizeObserver(() => placeAll(frame));
    observer.observe(element);
    return () => observer.disconnect();
  });

  return (
    <fieldset aria-busy={isPending}>
      <legend>{name}</legend>
      <div ref={strip} className="look-strip">
        {choices.map(({ key, label, isChosen, isDisabled, sketch, onChoose }) => (
          <button
            key={key}
            type="button"
            className="look-choice"
            aria-pressed={isChosen}
            disabled={isDisabled}
            onClick={() => {
              if (!isChosen) onChoose();
            }}
          >
            {(sketch || hasRooms) && (
              <span
                className="look-room"
                data-room={key}
                style={{ width: thumbPx, height: thumbHeight }}
                aria-hidden="true"
              />
            )}
            <span>{label}</span>
          </button>
        ))}
        <iframe
          ref={iframe}
          title={words('looks').thumbnails(name)}
          aria-hidden="true"
          sandbox="allow-same-origin"
          srcDoc={shell}
          tabIndex={-1}
          className="look-frame"
          onLoad={() => {
            const view = iframe.current?.contentDocument;
            if (view) setFrame(createThumbFrame(view));
          }}
        />
      </div>
    </fieldset>
  );
}
