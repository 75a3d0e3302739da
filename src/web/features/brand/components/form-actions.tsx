import CircleAlert from 'lucide-react/icons/circle-alert';
import { Button } from '../../../components/ui/button.tsx';
import { describeError } from '../../../lib/call-error.ts';
import { words } from '../../../lib/words.ts';

/** Form footer: error, Cancel, Save. */
export function FormActions({
  error,
  isBusy,
  onCancel,
}: {
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
}) {
  const t = words('site-kit');
  return (
    <>
      {Boolean(error) && (
        <p role="alert" className="field-message" data-kind="error">
          <CircleAlert className="icon" aria-hidden />
          {describeError(error)}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>{t.cancel}</Button>
        <Button kind="primary" type="submit" isBusy={isBusy}>
          {isBusy ? t.saving : t.save}
        </Button>
      </div>
    </>
  );
}
