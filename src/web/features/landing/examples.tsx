import type { ReactNode } from 'react';
import { exampleSamples } from '../../../domain/site/sample-pages.ts';
import { SamplePicture } from './sample-picture.tsx';

/** Sample pages by kind. `link` opens the app with the prompt filled in. */
export function Examples({
  link,
}: {
  readonly link: (prompt: string, className: string, children: ReactNode) => ReactNode;
}) {
  return (
    <section className="examples" aria-labelledby="examples-title">
      <div className="how-head">
        <h2 id="examples-title" className="section-title">
          One line each
        </h2>
        <p>Octavo made every page here from the prompt below it. Choose one and make it yours.</p>
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
                <b>{sample.label}</b>
                <span className="example-words">{sample.prompt}</span>
              </>,
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
