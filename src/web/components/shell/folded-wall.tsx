import deck from '../../assets/sample-deck.webp';
import poster from '../../assets/sample-poster.webp';
import { words } from '../../lib/words.ts';

const line = 'absolute border-white/85';

/** Large version of the logo: a sheet folded three times, with two sample pages made by Octavo. */
export function FoldedWall() {
  const t = words('identity');
  return (
    <aside className="relative hidden bg-flood text-on-flood lg:block" aria-hidden="true">
      {/* As high as the viewport, so that a longer form beside it doesn't move the folds. */}
      <div className="absolute inset-x-12 top-12 h-[calc(100dvh-var(--h-nav)-96px)] min-h-130">
        <span className={`${line} inset-0 border-[1.5px]`} />
        <span className={`${line} inset-x-0 top-1/2 border-t-[1.5px]`} />
        <span className={`${line} top-1/2 bottom-0 left-1/2 border-l-[1.5px]`} />
        <img
          src={deck}
          alt=""
          loading="lazy"
          className="absolute right-0 bottom-0 h-1/4 w-1/2 object-cover object-left"
        />
        <img
          src={poster}
          alt=""
          loading="lazy"
          className="absolute bottom-[4%] left-1/4 h-[42%] -translate-x-1/2 shadow-e3"
        />
        <p className="absolute start-7 top-6 max-w-[calc(100%-56px)] whitespace-pre-line font-display text-[60px] leading-tight font-medium tracking-[-0.04em]">
          {t.wallTitle}
        </p>
        <p className="absolute top-[calc(50%+22px)] right-6 left-[calc(50%+24px)] font-display text-18 leading-[1.35] font-medium">
          {t.wallText}
        </p>
      </div>
    </aside>
  );
}
