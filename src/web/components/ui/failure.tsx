import CircleAlert from 'lucide-react/icons/circle-alert';
import { describeError } from '../../lib/call-error.ts';

/** Inline error message beside the action that failed. */
export function Failure({ error }: { readonly error: unknown }) {
  if (!error) return null;
  return (
    <p role="alert" className="field-message" data-kind="error">
      <CircleAlert className="icon" aria-hidden />
      {error instanceof TypeError ? error.message : describeError(error)}
    </p>
  );
}
