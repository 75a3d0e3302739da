import type { ReactNode } from 'react';

const stages = [
  { name: 'Sheet', note: 'one line', width: 168, height: 238, fold: 'row' },
  { name: 'Folio', note: 'first fold', width: 168, height: 119, fold: 'column' },
  { name: 'Quarto', note: 'second', width: 84, height: 119, fold: 'row' },
  { name: 'Octavo', note: 'third', width: 84, height: 59.5, fold: null },
] as const;

/** Closing section: the meaning of the name, and the call to action again. */
export function FoldingSheet({ children }: { readonly children: ReactNode }) {
  return (
    <section className="closing on-flood" aria-labelledby="closing-title">
      <div className="closing-words">
        <h2 id="closing-title" className="section-title">
          One sheet, folded three times, makes a book page.
        </h2>
        <p>Printers call it an octavo. One line, three refinements, and yours is ready to print.</p>
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
              {note}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
