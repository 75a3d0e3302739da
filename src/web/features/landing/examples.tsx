import type { ReactNode } from 'react';
import { exampleSamples } from '../../../domain/site/sample-pages.ts';
import { words } from '../../lib/words.ts';
import { sampleName } from './sample-name.ts';
import { SamplePicture } from './sample-picture.tsx';

/** Sample pages by kind. `link` opens the app with the prompt filled in. */
export function Examples({
  link,
}: {
  readonly link: (prompt: string, className: string, children: ReactNode) => ReactNode;
}) {
  const t = words('landing');
  return (
    <section className="examples" aria-labelledby="examples-title">
      <div className="how-head">
        <h2 id="examples-title" className="section-title">
          {t.examplesTitle}
        </h2>
        <p>{t.examplesText}</p>
      </div>
      <ul className="example-grid">
        {exampleSamples.map((sample) => (
          <li key={sample.id}>
            {link(
              sample.prompt,
              'example',
              <>
                <span className="example-desk">
                  <SamplePicture sample={sample} sizes="(max-width: 767px) 45vw, 300px" />
                </span>
                <b>{sampleName(sample.id)}</b>
                <span className="example-words" lang="en" dir="ltr">
                  {sample.prompt}
                </span>
              </>,
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
