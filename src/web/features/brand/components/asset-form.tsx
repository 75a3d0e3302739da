import { type FormEvent, useState } from 'react';
import { type Asset, maxAssetDescriptionLength } from '../../../../contract/assets.ts';
import { Field } from '../../../components/ui/field.tsx';
import { words } from '../../../lib/words.ts';
import { useUpdateAsset } from '../api/assets.ts';
import { FormActions } from './form-actions.tsx';
import { NameField } from './name-field.tsx';

export function AssetForm({ asset, onDone }: { readonly asset: Asset; readonly onDone: () => void }) {
  const t = words('brand');
  const saving = useUpdateAsset();
  const [name, setName] = useState(asset.asset_name);
  const [description, setDescription] = useState(asset.description);
  const [isTold, setIsTold] = useState(false);
  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsTold(true);
    if (!name.trim()) return;
    saving.mutate(
      { id: asset.id, asset_name: name.trim(), description: description.trim() },
      { onSuccess: onDone },
    );
  }
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <NameField name={name} onName={setName} isTold={isTold} />
      <Field label={t.assetDescription} hint={t.assetDescriptionHint}>
        {(wiring) => (
          <textarea
            {...wiring}
            className="input"
            rows={3}
            maxLength={maxAssetDescriptionLength}
            value={description}
            onChange={(event) => setDescription(event.target.value)}
          />
        )}
      </Field>
      <FormActions error={saving.error} isBusy={saving.isPending} onCancel={onDone} />
    </form>
  );
}
