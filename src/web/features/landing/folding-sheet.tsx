import type { ReactNode } from 'react';
import { words } from '../../lib/words.ts';

const stages = [
  { name: 'Sheet', note: 'foldNone', width: 168, height: 238, fold: 'row' },
  { name: 'Folio', note: 'foldFirst', width: 168, height: 119, fold: 'column' },
  { name: 'Quarto', note: 'foldSecond', width: 84, height: 119, fold: 'row' },
  { name: 'Octavo', note: 'foldThird', width: 84, height: 59.5, fold: null },
] as const;

/** Closing section: the meaning of the name, and the call to action again. */
export function FoldingSheet({ children }: { readonly children: ReactNode }) {
  const t = words('landing');
  return (
    <section className="closing on-flood" aria-labelledby="closing-title">
      <div className="closing-words">
        <h2 id="closing-title" className="section-title">
          {t.closingTitle}
        </h2>
        <p>{t.closingText}</p>
        <div className="closing-actions">{children}</div>
      </div>
      <div className="closing-figures" aria-hidden="true">
        {stages.map(({ name, note, width, height, fold }) => (
          <figure key={name}>
            <span
              data-fold={fold ?? undefined}
              data-inked={fold === null || undefined}
              style={{
                width: `calc(${width}px * var(--fold-scale))`,
                height: `calc(${height}px * var(--fold-scale))`,
              }}
            />
            <figcaption>
              <b>{name}</b>
              {t[note]}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
