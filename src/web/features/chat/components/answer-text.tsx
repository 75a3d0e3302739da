import { lazy, Suspense } from 'react';
import { loadModule } from '../../../lib/load-module.ts';
import { usePacedText } from '../hooks/use-paced-text.ts';
import { mayBeRich } from '../may-be-rich.ts';

const RichAnswer = lazy(() =>
  loadModule(() => import('./rich-answer.tsx')).then((module) => ({ default: module.RichAnswer })),
);

/** Octavo's answer. Hidden from live announcements, which use summaries instead. */
export function AnswerText({ text, isLive }: { readonly text: string; readonly isLive: boolean }) {
  const shown = usePacedText(text, isLive);
  if (shown === '') return null;
  const plain = (
    <p className="leading-read whitespace-pre-wrap [overflow-wrap:anywhere]" dir="auto">
      {shown}
    </p>
  );
  if (!mayBeRich(shown)) return plain;
  return (
    <Suspense fallback={plain}>
      <RichAnswer text={shown} />
    </Suspense>
  );
}
