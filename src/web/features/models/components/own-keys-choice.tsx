import { useState } from 'react';
import { Failure } from '../../../components/ui/failure.tsx';
import { showToast } from '../../../components/ui/toast.tsx';
import { words } from '../../../lib/words.ts';
import { type ModelSettings, useChangeChoices } from '../api/models.ts';

/** Whether accounts may add provider keys of their own. Saved at once. */
export function OwnKeysChoice({ settings }: { readonly settings: ModelSettings }) {
  const change = useChangeChoices();
  const t = words('models');
  // Set within the click: a mutation reports itself later, and the box would flicker.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isAllowed = wanted ?? settings.are_own_keys_allowed;
  return (
    <>
      <label className="flex min-h-11 items-start gap-3">
        <input
          type="checkbox"
          className="mt-1"
          checked={isAllowed}
          disabled={change.isPending}
          onChange={({ target: { checked } }) => {
            setWanted(checked);
            change.mutate(
              { are_own_keys_allowed: checked },
              {
                onSuccess: () => showToast({ title: checked ? t.ownKeysOn : t.ownKeysOff }),
                onSettled: () => setWanted(null),
              },
            );
          }}
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
