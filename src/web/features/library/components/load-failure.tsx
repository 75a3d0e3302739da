import { Button } from '../../../components/ui/button.tsx';
import { describeError } from '../../../lib/call-error.ts';
import { words } from '../../../lib/words.ts';

/** Error shown instead of a list that failed to load. */
export function LoadFailure({
  text,
  error,
  onRetry,
}: {
  readonly text: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 py-6">
      <p className="font-semibold text-danger">{text}</p>
      <p className="text-ink-2">{describeError(error)}</p>
      <Button onClick={onRetry}>{words('shell').tryAgain}</Button>
    </div>
  );
}
