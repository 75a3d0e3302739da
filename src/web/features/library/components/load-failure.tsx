import { Button } from '../../../components/ui/button.tsx';
import { describeError } from '../../../lib/call-error.ts';

/** Error shown instead of a list that failed to load. */
export function LoadFailure({
  words,
  error,
  onRetry,
}: {
  readonly words: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 py-6">
      <p className="font-semibold text-danger">{words}</p>
      <p className="text-ink-2">{describeError(error)}</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
