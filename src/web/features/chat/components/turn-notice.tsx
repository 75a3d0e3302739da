import CircleAlert from 'lucide-react/icons/circle-alert';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { Button } from '../../../components/ui/button.tsx';
import { streamEndingMessages } from '../../../lib/open-events.ts';
import type { Turn } from '../chat-state.ts';

interface TurnNoticeProps {
  readonly turn: Turn;
  /** Only the newest turn has actions. */
  readonly isLast: boolean;
  readonly onRetry: () => void;
  readonly onContinue: () => void;
}

/** State of a turn that isn't simply complete: reconnecting, cut off, stopped or failed, with actions. */
export function TurnNotice({ turn, isLast, onRetry, onContinue }: TurnNoticeProps) {
  if (turn.isReconnecting)
    return (
      <Waiting>
        {navigator.onLine ? 'Connection lost.' : "You're offline."} Your document is still being made.
        Reconnecting automatically…
      </Waiting>
    );
  if (turn.isStopping) return <Waiting>Stopping</Waiting>;
  if (turn.status === 'sending') return <Waiting>Sending</Waiting>;
  if (turn.status === 'running' && turn.text === '' && turn.steps.length === 0)
    return <Waiting>Reading the prompt</Waiting>;
  if (turn.status === 'cancelled')
    return (
      <div className="flex flex-wrap items-center gap-2.5 text-13 text-ink-3">
        <p>{streamEndingMessages.aborted}. We kept what arrived.</p>
        {isLast && (
          <Button size="s" onClick={onRetry}>
            Retry
          </Button>
        )}
      </div>
    );
  if (!turn.error) return null;
  const isInterrupted = turn.status === 'interrupted';
  return (
    <div className="notice" data-kind={isInterrupted ? 'warning' : 'danger'}>
      <CircleAlert className="icon mt-0.5" aria-hidden />
      <div className="grid min-w-0 gap-2.5">
        <p className="[overflow-wrap:anywhere]">{turn.error.message}</p>
        {!isInterrupted && <p className="text-12 text-ink-3">Code {turn.error.code}</p>}
        {isLast && (
          <div className="flex flex-wrap gap-2">
            {isInterrupted && (
              <Button size="s" kind="primary" onClick={onContinue}>
                Continue
              </Button>
            )}
            <Button size="s" onClick={onRetry}>
              {isInterrupted ? 'Start over' : 'Retry'}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

function Waiting({ children }: { readonly children: React.ReactNode }) {
  return (
    <p className="flex items-start gap-2 text-13 text-ink-3">
      <LoaderCircle className="icon mt-px animate-spin text-accent" aria-hidden />
      <span>{children}</span>
    </p>
  );
}
