import type { CSSProperties, ReactNode } from 'react';
import type { TemplateWords } from '../../../../domain/templates/template-words.ts';
import { words as messages } from '../../../lib/words.ts';

/** One template: picture, description and actions. */
export function TemplateSheet({
  words,
  actions,
  back,
}: {
  readonly words: TemplateWords;
  readonly actions: ReactNode;
  readonly back: ReactNode;
}) {
  return (
    <div className="template-sheet">
      <div className="template-text">
        {back}
        <h1 className="h1">{words.title}</h1>
        <p className="text-13 text-ink-3">{words.facts}</p>
        <p className="text-16 leading-read">{words.description}</p>
        <p className="text-ink-2">{words.note}</p>
        <div className="flex flex-wrap gap-2">{actions}</div>
        <p className="text-13 text-ink-3">{words.parts}</p>
      </div>
      <div className="template-desk">
        <img
          src={words.large}
          srcSet={`${words.small} 360w, ${words.large} 720w`}
          sizes="(max-width: 767px) 80vw, 560px"
          alt={messages('templates').firstPageOf(words.title)}
          style={{ '--shape': words.shape } as CSSProperties}
        />
      </div>
    </div>
  );
}
