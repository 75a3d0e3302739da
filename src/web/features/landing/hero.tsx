import CornerDownRight from 'lucide-react/icons/corner-down-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import type { ReactNode } from 'react';
import { heroSamples } from '../../../domain/site/sample-pages.ts';
import { words } from '../../lib/words.ts';
import { sampleName } from './sample-name.ts';
import { SamplePicture } from './sample-picture.tsx';
import { useRotation } from './use-rotation.ts';

/**
 * Hero: an unfolded sheet with the headline, a colored leaf with the call to action, and three rotating
 * sample pages.
 */
export function Hero({ children }: { readonly children: ReactNode }) {
  const { front, show, isTurning, toggle, hold } = useRotation(heroSamples.length);
  const inFront = heroSamples[front] ?? heroSamples[0];
  const t = words('landing');
  return (
    <section className="hero">
      <span className="crease-v start-1/4" aria-hidden="true" />
      <span className="crease-v start-1/2" aria-hidden="true" />
      <span className="crease-v start-3/4" aria-hidden="true" />
      <span className="crease-h top-1/2" aria-hidden="true" />
      <h1>{t.heroTitle}</h1>
      <div className="hero-leaf on-flood">{children}</div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button pauses too */}
      <div
        className="hero-stage"
        onPointerEnter={() => hold(true)}
        onPointerLeave={() => hold(false)}
        onFocus={() => hold(true)}
        onBlur={() => hold(false)}
      >
        <div className="hero-pages">
          {heroSamples.map((sample, index) => (
            <div
              key={sample.id}
              className="hero-page"
              data-place={(index - front + heroSamples.length) % heroSamples.length}
            >
              <SamplePicture
                sample={sample}
                isAtTop
                isFirst={index === 0}
                sizes="(max-width: 767px) 262px, 352px"
              />
            </div>
          ))}
        </div>
        <div className="slip">
          <p className="slip-words">
            <CornerDownRight className="icon" aria-hidden />
            <span lang="en" dir="ltr">
              {inFront.prompt}
            </span>
          </p>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form */}
          <div className="slip-bar" role="group" aria-label={t.samples}>
            {heroSamples.map((sample, index) => (
              <button
                key={sample.id}
                type="button"
                aria-current={index === front ? 'true' : undefined}
                onClick={() => show(index)}
              >
                {sampleName(sample.id)}
              </button>
            ))}
            <button
              type="button"
              className="slip-pause"
              aria-label={isTurning ? t.rotationPause : t.rotationStart}
              onClick={toggle}
            >
              {isTurning ? <Pause className="icon" aria-hidden /> : <Play className="icon" aria-hidden />}
            </button>
          </div>
        </div>
      </div>
    </section>
  );
}
