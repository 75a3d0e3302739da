import CircleAlert from 'lucide-react/icons/circle-alert';
import { describeError } from '../../lib/call-error.ts';

/** Why something did not work, beside what was tried. */
export function Failure({ error }: { readonly error: unknown }) {
  if (!error) return null;
  return (
    <p role="alert" className="field-message" data-kind="error">
      <CircleAlert className="icon" aria-hidden />
      {error instanceof TypeError ? error.message : describeError(error)}
    </p>
  );
}
