import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useEffect, useState } from 'react';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { words } from '../../../lib/words.ts';
import { elapsedOf, elapsedWords, type Stopwatch, toggled } from './elapsed.ts';
import { SlideStage } from './slide-stage.tsx';
import type { Slides } from './slides.ts';

/** Shorter than a second, so that none is skipped. */
const tickMs = 250;

/** The current slide, the next one, the notes, and how long the talk takes. */
export function PresenterView({
  slides: { pageHtml, notes },
  index,
  isBlank,
}: {
  readonly slides: Slides;
  readonly index: number;
  readonly isBlank: boolean;
}) {
  const t = words('present');
  const count = notes.length;
  const ownNotes = notes[index] ?? '';
  return (
    <div className="presenter">
      <section className="presenter-current" aria-label={t.slideCurrent}>
        <SlideStage pageHtml={pageHtml} index={index} label={t.slide(index + 1)} />
        {isBlank && <p className="presenter-blank">{t.audienceBlank}</p>}
      </section>
      <section className="presenter-next" aria-label={t.nextSlide}>
        <h3>{t.next}</h3>
        <div>
          {index + 1 < count ? (
            <SlideStage pageHtml={pageHtml} index={index + 1} label={t.slide(index + 2)} />
          ) : (
            <p className="presenter-end">{t.noMore}</p>
          )}
        </div>
      </section>
      <Timer />
      <section className="presenter-notes" aria-labelledby="presenter-notes">
        <h3 id="presenter-notes">{t.notes}</h3>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be focusable. */}
        <div tabIndex={0} data-notes-text>
          {ownNotes || <span className="presenter-none">{t.notesNone}</span>}
        </div>
      </section>
    </div>
  );
}

function Timer() {
  const t = words('present');
  const [watch, setWatch] = useState<Stopwatch>(() => ({ beforeMs: 0, sinceMs: Date.now() }));
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  const isRunning = watch.sinceMs !== null;
  const Icon = isRunning ? Pause : Play;
  return (
    <section className="presenter-timer" aria-label={t.timer}>
      <time className="num">{elapsedWords(Math.max(0, elapsedOf(watch, nowMs)))}</time>
      <IconButton
        label={isRunning ? t.timerPause : t.timerResume}
        onClick={() => {
          setNowMs(Date.now());
          setWatch(toggled(watch, Date.now()));
        }}
      >
        <Icon className="icon" aria-hidden />
      </IconButton>
      <IconButton
        label={t.timerReset}
        onClick={() => {
          setNowMs(Date.now());
          setWatch({ beforeMs: 0, sinceMs: isRunning ? Date.now() : null });
        }}
      >
        <RotateCcw className="icon" aria-hidden />
      </IconButton>
    </section>
  );
}
