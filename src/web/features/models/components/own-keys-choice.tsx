import { Failure } from '../../../components/ui/failure.tsx';
import { showToast } from '../../../components/ui/toast.tsx';
import { words } from '../../../lib/words.ts';
import { type ModelSettings, useChangeChoices } from '../api/models.ts';

/** Whether accounts may add provider keys of their own. Saved at once. */
export function OwnKeysChoice({ settings }: { readonly settings: ModelSettings }) {
  const change = useChangeChoices();
  const t = words('models');
  const isAllowed = change.isPending
    ? change.variables.are_own_keys_allowed === true
    : settings.are_own_keys_allowed;
  return (
    <>
      <label className="flex min-h-11 items-start gap-3">
        <input
          type="checkbox"
          className="mt-1"
          checked={isAllowed}
          disabled={change.isPending}
          onChange={(event) =>
            change.mutate(
              { are_own_keys_allowed: event.target.checked },
              {
                onSuccess: () => showToast({ title: isAllowed ? t.ownKeysOff : t.ownKeysOn }),
              },
            )
          }
        />
        <span>
          {t.ownKeysAllow}
          <span className="block text-13 text-ink-3">{t.ownKeysAllowText}</span>
        </span>
      </label>
      <Failure error={change.error} />
    </>
  );
}
