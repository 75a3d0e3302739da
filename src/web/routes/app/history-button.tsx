import History from 'lucide-react/icons/history';
import { lazy, Suspense, useMemo, useState } from 'react';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { loadModule } from '../../lib/load-module.ts';
import { withWords, words } from '../../lib/words.ts';

const SessionHistory = lazy(() =>
  loadModule(() => withWords(import('../../features/chat/components/session-history.tsx'), 'turns')).then(
    (module) => ({
      default: module.SessionHistory,
    }),
  ),
);

function namesIn(articleHtml: string): ReadonlyMap<string, string> {
  const blocks = new DOMParser()
    .parseFromString(articleHtml, 'text/html')
    .querySelectorAll<HTMLElement>('[data-name]');
  return new Map([...blocks].map(({ dataset }) => [dataset.id ?? '', dataset.name ?? '']));
}

interface HistoryButtonProps {
  readonly sessionId: string;
  /** The current page; used to look up display names of blocks. */
  readonly articleHtml: string | null;
}

/** Opens the prompts of a session and their cost. */
export function HistoryButton({ sessionId, articleHtml }: HistoryButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton label={words('chat').history} className="border-0!" onClick={() => setIsOpen(true)}>
        <History className="icon" aria-hidden />
      </IconButton>
      {isOpen && (
        <Suspense>
          <OpenHistory sessionId={sessionId} articleHtml={articleHtml} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function OpenHistory({
  sessionId,
  articleHtml,
  onClose,
}: HistoryButtonProps & { readonly onClose: () => void }) {
  const blockNames = useMemo(() => namesIn(articleHtml ?? ''), [articleHtml]);
  return <SessionHistory sessionId={sessionId} blockNames={blockNames} onClose={onClose} />;
}
