import AppWindow from 'lucide-react/icons/app-window';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import NotebookText from 'lucide-react/icons/notebook-text';
import X from 'lucide-react/icons/x';
import { Dialog as RadixDialog } from 'radix-ui';
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../components/ui/button.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { leaveOpenForToasts } from '../../../components/ui/leave-open-for-toasts.ts';
import { useFullscreen } from '../../../lib/use-fullscreen.ts';
import { words } from '../../../lib/words.ts';
import { actionOfKey, type PresentAction, slideAfter } from './present-keys.ts';
import { PresenterView } from './presenter-view.tsx';
import { SlideStage } from './slide-stage.tsx';
import { slidesOf } from './slides.ts';
import { useAudienceWindow } from './use-audience-window.ts';

/** Time without a pointer movement after which the controls over a slide are hidden. */
const idleAfterMs = 2500;

function focusOf(target: EventTarget): 'slide' | 'control' | 'notes' {
  if (!(target instanceof Element)) return 'slide';
  if (target.closest('[data-notes-text]')) return 'notes';
  return target.closest('button') ? 'control' : 'slide';
}

/** Shows slides one by one over the whole window; optionally with notes, the next slide and a timer. */
export function PresentDialog({
  articleHtml,
  title,
  startsAt,
  onClose,
}: {
  readonly articleHtml: string;
  readonly title: string;
  /** Index of the first slide to show. */
  readonly startsAt: number;
  readonly onClose: () => void;
}) {
  const t = words('present');
  const slides = useMemo(() => slidesOf(articleHtml), [articleHtml]);
  const count = slides.notes.length;
  const [index, setIndex] = useState(startsAt);
  const [isPresenter, setIsPresenter] = useState(false);
  const [isBlank, setIsBlank] = useState(false);
  const [isIdle, setIsIdle] = useState(false);
  const [moved, setMoved] = useState(0);
  const fullscreen = useFullscreen();
  const audience = useAudienceWindow(title);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each movement starts the time again.
  useEffect(() => {
    setIsIdle(false);
    const timer = setTimeout(() => setIsIdle(true), idleAfterMs);
    return () => clearTimeout(timer);
  }, [moved]);

  function act(action: PresentAction): void {
    if (action === 'fullscreen') fullscreen.toggle();
    else if (action === 'view') setIsPresenter(!isPresenter);
    else if (action === 'blank') setIsBlank(!isBlank);
    else {
      setIsBlank(false);
      setIndex(slideAfter(action, index, count));
    }
  }

  function onKey(
    event: Pick<globalThis.KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
    focus: ReturnType<typeof focusOf>,
  ) {
    const action = actionOfKey(event, focus);
    if (action) act(action);
    return action !== null;
  }

  // The audience window passes its keys on: a remote control types into the window that has the focus.
  useEffect(() => {
    const { opened } = audience;
    if (!opened) return;
    const onAudienceKey = (event: globalThis.KeyboardEvent) => {
      if (onKey(event, 'slide')) event.preventDefault();
    };
    opened.addEventListener('keydown', onAudienceKey);
    return () => opened.removeEventListener('keydown', onAudienceKey);
  });

  const FullscreenIcon = fullscreen.isFull ? Minimize : Maximize;
  return (
    <RadixDialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Content
          className="present"
          data-presenter={isPresenter}
          data-idle={isIdle}
          aria-describedby={undefined}
          onInteractOutside={leaveOpenForToasts}
          onPointerMove={() => setMoved(Date.now())}
          onKeyDown={(event: KeyboardEvent) => {
            if (onKey(event, focusOf(event.target))) event.preventDefault();
          }}
        >
          <RadixDialog.Title className="sr-only">{t.presentation(title || t.untitled)}</RadixDialog.Title>
          {isPresenter ? (
            <PresenterView slides={slides} index={index} isBlank={isBlank} />
          ) : (
            // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys do the same.
            // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
            <div
              className="present-stage"
              onClick={({ clientX, currentTarget }) =>
                act(clientX < currentTarget.clientWidth / 3 ? 'previous' : 'next')
              }
            >
              <SlideStage
                pageHtml={slides.pageHtml}
                index={index}
                label={t.slide(index + 1)}
                isBlank={isBlank}
              />
            </div>
          )}
          <div className="present-controls">
            <IconButton label={t.previousSlide} disabled={index === 0} onClick={() => act('previous')}>
              <ChevronLeft className="icon" aria-hidden />
            </IconButton>
            <span className="num present-count" role="status" aria-label={t.slideOf(index + 1, count)}>
              {index + 1} / {count}
            </span>
            <IconButton label={t.nextSlide} disabled={index + 1 >= count} onClick={() => act('next')}>
              <ChevronRight className="icon" aria-hidden />
            </IconButton>
            <span className="flex-1" />
            <Button kind="quiet" size="s" aria-pressed={isPresenter} onClick={() => act('view')}>
              <NotebookText className="icon" aria-hidden />
              <span className="max-md:sr-only">{t.presenterView}</span>
            </Button>
            {isPresenter && audience.opened === null && (
              <Button
                kind="quiet"
                size="s"
                className="max-md:hidden!"
                onClick={() => {
                  if (fullscreen.isFull) fullscreen.toggle();
                  audience.open();
                }}
              >
                <AppWindow className="icon" aria-hidden />
                {t.audienceWindow}
              </Button>
            )}
            <IconButton
              label={fullscreen.isFull ? t.fullscreenExit : t.fullscreen}
              onClick={() => act('fullscreen')}
            >
              <FullscreenIcon className="icon" aria-hidden />
            </IconButton>
            <RadixDialog.Close asChild>
              <IconButton label={t.end}>
                <X className="icon" aria-hidden />
              </IconButton>
            </RadixDialog.Close>
          </div>
          {audience.opened &&
            createPortal(
              <SlideStage
                pageHtml={slides.pageHtml}
                index={index}
                label={t.slide(index + 1)}
                isBlank={isBlank}
              />,
              audience.opened.document.body,
            )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
