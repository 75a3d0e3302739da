import { lazy, memo, Suspense } from 'react';
import { loadModule } from '../../../lib/load-module.ts';
import { withWords } from '../../../lib/words.ts';
import type { Turn } from '../chat-state.ts';
import { AnswerText } from './answer-text.tsx';
import { Followups } from './followups.tsx';
import { PromptSlip } from './prompt-slip.tsx';
import { ToolSteps } from './tool-steps.tsx';
import { TurnCosts } from './turn-costs.tsx';
import { TurnNotice } from './turn-notice.tsx';

const SurveyForm = lazy(() =>
  loadModule(() => withWords(import('./survey-form.tsx'), 'turns')).then((module) => ({
    default: module.SurveyForm,
  })),
);

const ReadingChips = lazy(() =>
  loadModule(() => withWords(import('./reading-chips.tsx'), 'turns')).then((module) => ({
    default: module.ReadingChips,
  })),
);

export interface TurnHandlers {
  readonly onPrompt: (prompt: string) => void;
  /** Called with the answers to a turn's survey. */
  readonly onAnswer: (prompt: string) => void;
  readonly onRetry: (turn: Turn) => void;
  readonly onContinue: (turn: Turn) => void;
  readonly onEdit: (turn: Turn) => void;
}

interface TurnViewProps extends TurnHandlers {
  readonly turn: Turn;
  readonly isLast: boolean;
  /** Details of the prompt as they are on the page now. */
  readonly facts: readonly Turn['reading'][number][];
  /** Whether a run is in progress. */
  readonly isBusy: boolean;
}

/** A turn: the prompt and all parts of its response. */
export const TurnView = memo(function TurnView({
  turn,
  isLast,
  facts,
  isBusy,
  onPrompt,
  onAnswer,
  onRetry,
  onContinue,
  onEdit,
}: TurnViewProps) {
  const isOpen = turn.status === 'running' || turn.status === 'sending';
  return (
    <>
      <PromptSlip prompt={turn.prompt} targets={turn.targets} onEdit={() => onEdit(turn)} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
        <ToolSteps steps={turn.steps} isRunning={isOpen} />
        <AnswerText text={turn.text} isLive={turn.isLive} />
        {facts.length > 0 && !isOpen && (
          <Suspense>
            <ReadingChips facts={facts} isDisabled={isBusy} onPrompt={onPrompt} />
          </Suspense>
        )}
        {turn.images.map(({ url, alt }) => (
          <img key={url} src={url} alt={alt} className="max-w-full border border-line" />
        ))}
        <TurnNotice
          turn={turn}
          isLast={isLast}
          onRetry={() => onRetry(turn)}
          onContinue={() => onContinue(turn)}
        />
        {turn.survey && isLast && !isOpen && (
          <Suspense>
            <SurveyForm survey={turn.survey} onAnswer={onAnswer} />
          </Suspense>
        )}
        {!isOpen && <TurnCosts turn={turn} />}
        {isLast && !isOpen && <Followups choices={turn.followups} onChoose={onPrompt} />}
      </div>
    </>
  );
});
