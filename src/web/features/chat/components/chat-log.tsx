import ArrowDown from 'lucide-react/icons/arrow-down';
import { type ReactNode, useEffect, useRef } from 'react';
import { words } from '../../../lib/words.ts';
import type { Turn } from '../chat-state.ts';
import { useStuckToEnd } from '../hooks/use-stuck-to-end.ts';
import { factsNow } from '../reading-changes.ts';
import { type TurnHandlers, TurnView } from './turn-view.tsx';

/** The same object each time, so that finished turns don't render again. */
const none: readonly Turn['reading'][number][] = [];

interface ChatLogProps extends TurnHandlers {
  readonly turns: readonly Turn[];
  /** Shown in an empty conversation. */
  readonly children: ReactNode;
}

/** The conversation. Follows the newest line unless the user has scrolled back. */
export function ChatLog({ turns, children, ...handlers }: ChatLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const isEmpty = turns.length === 0;
  const { isAtEnd, jumpToEnd } = useStuckToEnd(log, isEmpty);
  const newest = turns.at(-1)?.runId;
  const isBusy = ['sending', 'running'].includes(turns.at(-1)?.status ?? '');

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each new turn.
  useEffect(() => {
    if (!isEmpty) jumpToEnd();
  }, [newest, isEmpty, jumpToEnd]);

  return (
    <div className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto]">
      <section ref={log} className="chat-log" aria-label={words('chat').conversation} tabIndex={-1}>
        <div className="flex min-h-full flex-col gap-3.5 px-4 pt-3.5 pb-4 md:gap-4 md:px-5 md:pt-[18px] md:pb-5">
          {isEmpty && children}
          {turns.map((turn, index) => (
            <TurnView
              key={turn.runId}
              turn={turn}
              isLast={index === turns.length - 1}
              facts={turn.reading.length === 0 ? none : factsNow(turn.reading, turns.slice(index + 1))}
              isBusy={turn.reading.length > 0 && isBusy}
              {...handlers}
            />
          ))}
        </div>
      </section>
      {!isEmpty && !isAtEnd && (
        <button type="button" className="chip justify-self-center my-1" onClick={jumpToEnd}>
          <ArrowDown className="icon" aria-hidden />
          {words('chat').newest}
        </button>
      )}
    </div>
  );
}
