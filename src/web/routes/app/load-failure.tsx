import { Button } from '../../components/ui/button.tsx';
import { CallError, describeError } from '../../lib/call-error.ts';
import { words } from '../../lib/words.ts';

/** Error for a session that failed to load, with possible actions. */
export function LoadFailure({
  error,
  onRetry,
  onNew,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onNew: () => void;
}) {
  const t = words('turns');
  const isGone = error instanceof CallError && error.status === 404;
  return (
    <div role="alert" className="grid gap-4">
      <h2 className="h2">{isGone ? t.loadMissing : t.loadFailed}</h2>
      <p className="text-16 text-ink-2">{isGone ? t.loadMissingText : describeError(error)}</p>
      {error instanceof CallError && error.requestId && (
        <p className="text-13 break-all text-ink-3">{t.requestId(error.requestId)}</p>
      )}
      <p className="flex flex-wrap gap-2">
        {!isGone && (
          <Button kind="primary" onClick={onRetry}>
            {t.tryAgain}
          </Button>
        )}
        <Button kind={isGone ? 'primary' : 'default'} onClick={onNew}>
          {words('chat').newDocumentButton}
        </Button>
      </p>
    </div>
  );
}
