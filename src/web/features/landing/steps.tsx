import type { ReactNode } from 'react';
import { heroSamples } from '../../../domain/site/sample-pages.ts';
import { SamplePicture } from './sample-picture.tsx';

const [, , report] = heroSamples;

function Mini({ children, part = false }: { readonly children?: ReactNode; readonly part?: boolean }) {
  return (
    <div className="mini" data-part={part}>
      <SamplePicture sample={report} sizes="140px" />
      {children}
    </div>
  );
}

const steps: readonly { readonly title: string; readonly text: string; readonly drawing: ReactNode }[] = [
  {
    title: 'Describe',
    text: 'One line is enough. Add a file, a palette or your brand when you have one.',
    drawing: (
      <div className="prompt-line">
        Quarter report for the board, one page
        <span className="caret" />
      </div>
    ),
  },
  {
    title: 'Create',
    text: 'The page appears block by block while it is being written.',
    drawing: (
      <Mini part>
        <span className="mini-bar" />
      </Mini>
    ),
  },
  {
    title: 'Review & Tweak',
    text: 'Click a block and ask for a change. The rest stays as it is.',
    drawing: (
      <Mini>
        <span className="mini-choice" />
        <span className="mini-note">bigger figures</span>
      </Mini>
    ),
  },
  {
    title: 'Export & Share',
    text: 'PDF, print-ready with bleed and crop marks, or a link.',
    drawing: (
      <div className="cropped">
        <svg viewBox="0 0 172 230" preserveAspectRatio="none" aria-hidden="true">
          <path
            d="M16 0v10M156 0v10M16 220v10M156 220v10M0 16h10M162 16h10M0 214h10M162 214h10"
            stroke="currentColor"
          />
        </svg>
        <Mini />
      </div>
    ),
  },
];

/** Four panels: how a line becomes a page. */
export function Steps() {
  return (
    <section className="how" aria-labelledby="steps-title">
      <div className="how-head">
        <h2 id="steps-title" className="section-title">
          Four Steps to Perfect Documents
        </h2>
        <p>from concept to shareable document in under two minutes</p>
      </div>
      <ol className="leaflet">
        {steps.map(({ title, text, drawing }, index) => (
          <li key={title}>
            <div className="leaflet-drawing" aria-hidden="true">
              {drawing}
            </div>
            <h3>{title}</h3>
            <p>{text}</p>
            <span className="folio num" aria-hidden="true">
              {index + 1}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
