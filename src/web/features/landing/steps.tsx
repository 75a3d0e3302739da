import type { ReactNode } from 'react';
import { heroSamples } from '../../../domain/site/sample-pages.ts';
import type { Catalogue } from '../../../words/catalogue.ts';
import { words } from '../../lib/words.ts';
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

const stepsIn = (
  t: Catalogue['landing'],
): readonly { readonly title: string; readonly text: string; readonly drawing: ReactNode }[] => [
  {
    title: t.stepDescribeTitle,
    text: t.stepDescribeText,
    drawing: (
      <div className="prompt-line">
        {t.stepDescribeExample}
        <span className="caret" />
      </div>
    ),
  },
  {
    title: t.stepCreateTitle,
    text: t.stepCreateText,
    drawing: (
      <Mini part>
        <span className="mini-bar" />
      </Mini>
    ),
  },
  {
    title: t.stepReviewTitle,
    text: t.stepReviewText,
    drawing: (
      <Mini>
        <span className="mini-choice" />
        <span className="mini-note">{t.stepReviewExample}</span>
      </Mini>
    ),
  },
  {
    title: t.stepExportTitle,
    text: t.stepExportText,
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
  const t = words('landing');
  return (
    <section className="how" aria-labelledby="steps-title">
      <div className="how-head">
        <h2 id="steps-title" className="section-title">
          {t.stepsTitle}
        </h2>
        <p>{t.stepsText}</p>
      </div>
      <ol className="leaflet">
        {stepsIn(t).map(({ title, text, drawing }, index) => (
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
