import CircleAlert from 'lucide-react/icons/circle-alert';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { errorWords, loadErrorWords } from '../../../lib/error-words.ts';
import { words } from '../../../lib/words.ts';
import type { Turn, TurnError } from '../chat-state.ts';

interface TurnNoticeProps {
  readonly turn: Turn;
  /** Only the newest turn has actions. */
  readonly isLast: boolean;
  readonly onRetry: () => void;
  readonly onContinue: () => void;
}

/** State of a turn that isn't simply complete: reconnecting, cut off, stopped or failed, with actions. */
export function TurnNotice({ turn, isLast, onRetry, onContinue }: TurnNoticeProps) {
  const t = words('chat');
  if (turn.isReconnecting)
    return <Waiting>{navigator.onLine ? t.reconnecting : t.reconnectingOffline}</Waiting>;
  if (turn.isStopping) return <Waiting>{t.stopping}</Waiting>;
  if (turn.status === 'sending') return <Waiting>{t.sending}</Waiting>;
  if (turn.status === 'running' && turn.text === '' && turn.steps.length === 0)
    return <Waiting>{t.readingPrompt}</Waiting>;
  if (turn.status === 'cancelled')
    return (
      <div className="flex flex-wrap items-center gap-2.5 text-13 text-ink-3">
        <p>{t.stopped}</p>
        {isLast && (
          <Button size="s" onClick={onRetry}>
            {t.retry}
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
        <ErrorText error={turn.error} />
        {!isInterrupted && <p className="text-12 text-ink-3">{t.errorCode(turn.error.code)}</p>}
        {isLast && (
          <div className="flex flex-wrap gap-2">
            {isInterrupted && (
              <Button size="s" kind="primary" onClick={onContinue}>
                {t.continueRun}
              </Button>
            )}
            <Button size="s" onClick={onRetry}>
              {isInterrupted ? t.startOver : t.retry}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

/** Shows an error in the user's language, as soon as its messages are loaded. */
function ErrorText({ error }: { readonly error: TurnError }) {
  const [text, setText] = useState(() => errorWords(error));
  useEffect(() => {
    void loadErrorWords().then(() => setText(errorWords(error)));
  }, [error]);
  return <p className="[overflow-wrap:anywhere]">{text}</p>;
}

function Waiting({ children }: { readonly children: React.ReactNode }) {
  return (
    <p className="flex items-start gap-2 text-13 text-ink-3">
      <LoaderCircle className="icon mt-px animate-spin text-accent" aria-hidden />
      <span>{children}</span>
    </p>
  );
}
