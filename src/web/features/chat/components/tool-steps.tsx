import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { language } from '../../../lib/language.ts';
import { needsServerWords } from '../../../lib/server-areas.ts';
import { counted, words } from '../../../lib/words.ts';
import type { Step } from '../chat-state.ts';

const StepNote = lazy(() => import('./step-note.tsx').then((module) => ({ default: module.StepNote })));

const icons = {
  running: { Icon: LoaderCircle, className: 'text-accent animate-spin' },
  done: { Icon: Check, className: 'text-success' },
  failed: { Icon: CircleAlert, className: 'text-danger' },
  left: { Icon: Ban, className: 'text-ink-3' },
};

/** '1.5 s' */
function seconds(ms: number): string {
  const figures = new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return words('chat').seconds(figures.format(ms / 1000));
}

function summaryOf(steps: readonly Step[], isOpen: boolean): string {
  const last = steps.at(-1);
  if (isOpen || steps.length === 1) return last?.label ?? '';
  return counted(words('chat').steps, steps.length);
}

/** Collapsible list of tool steps: open while running, closed when done. */
export function ToolSteps({
  steps,
  isRunning,
}: {
  readonly steps: readonly Step[];
  readonly isRunning: boolean;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  const hasSteps = steps.length > 0;
  // Set imperatively, not by a prop, so that the user can toggle it in between.
  useEffect(() => {
    if (details.current) details.current.open = isRunning && hasSteps;
  }, [isRunning, hasSteps]);
  if (!hasSteps) return null;
  const isTimed = steps.some(({ durationMs }) => durationMs !== null);
  const totalMs = steps.reduce((sum, { durationMs }) => sum + (durationMs ?? 0), 0);
  return (
    <details ref={details} className="steps">
      <summary>
        <ChevronRight className="icon steps-arrow" aria-hidden />
        <span className="min-w-0 truncate">{summaryOf(steps, isRunning)}</span>
        {!isRunning && isTimed && (
          <span className="num ms-auto font-medium text-ink-3">{seconds(totalMs)}</span>
        )}
      </summary>
      <ol>
        {steps.map((step) => {
          const { Icon, className } = icons[step.state];
          return (
            <li key={step.id}>
              <Icon className={`icon ${className}`} aria-hidden />
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {step.label}
                {step.note && (
                  <span className="ms-1.5 text-ink-3">
                    {needsServerWords() ? (
                      <Suspense fallback={step.note}>
                        <StepNote note={step.note} notes={step.notes} />
                      </Suspense>
                    ) : (
                      step.note
                    )}
                  </span>
                )}
              </span>
              <span className="num text-ink-3">
                {step.durationMs === null ? '' : seconds(step.durationMs)}
              </span>
            </li>
          );
        })}
      </ol>
    </details>
  );
}
