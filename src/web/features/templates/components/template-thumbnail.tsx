import { type CSSProperties, useEffect, useState } from 'react';
import type { TemplateCard } from '../../../../contract/templates.ts';
import { templateShape, templateThumbnail } from '../../../../domain/templates/template-picture.ts';

/** Milliseconds before the first new attempt; each further one waits longer. */
const firstPauseMs = 1_000;
const longestPauseMs = 8_000;
/** A picture that cannot be rendered stays an empty sheet. */
const mostAttempts = 30;

/** The first page of a template: an empty sheet until the server has rendered its picture. */
export function TemplateThumbnail({
  template,
  isAtTop,
}: {
  readonly template: TemplateCard;
  readonly isAtTop: boolean;
}) {
  const [attempt, setAttempt] = useState(0);
  const [isWaiting, setIsWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting || attempt >= mostAttempts) return;
    const askAgain = (): void => {
      setAttempt(attempt + 1);
      setIsWaiting(false);
    };
    const pause = setTimeout(askAgain, Math.min(firstPauseMs * 1.4 ** attempt, longestPauseMs));
    return () => clearTimeout(pause);
  }, [attempt, isWaiting]);
  const small = templateThumbnail(template, 360, attempt);
  const large = templateThumbnail(template, 720, attempt);
  return (
    <img
      src={small}
      srcSet={`${small} 360w, ${large} 720w`}
      sizes="(max-width: 767px) 40vw, 220px"
      alt=""
      loading={isAtTop ? 'eager' : 'lazy'}
      decoding="async"
      onLoad={({ currentTarget }) => setIsWaiting(currentTarget.naturalWidth <= 1)}
      style={{ '--shape': templateShape(template) } as CSSProperties}
    />
  );
}
