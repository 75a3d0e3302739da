import { useId, useState } from 'react';
import { providerKinds } from '../../../../contract/model-providers.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { showToast } from '../../../components/ui/toast.tsx';
import { counted, words } from '../../../lib/words.ts';
import type { ListedModel } from '../api/models.ts';
import { type OwnKey, useChooseOwnModel, useModelsOfOwnKey } from '../api/own-keys.ts';

/** Chooses the model that an own key is used for. */
export function OwnModelDialog({
  own,
  listed,
  onClose,
}: {
  readonly own: OwnKey;
  /** Models that the provider just listed. */
  readonly listed?: readonly ListedModel[];
  readonly onClose: () => void;
}) {
  const [model, setModel] = useState(own.model ?? '');
  const found = useModelsOfOwnKey(own.id, listed === undefined);
  const choose = useChooseOwnModel();
  const listId = useId();
  const models = listed ?? found.data?.models ?? [];
  const t = words('own-keys');
  const name = own.kind === 'compatible' ? t.kindCompatible : providerKinds[own.kind].name;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={listed ? t.works(name) : t.modelTitle(name)}
      description={t.modelText}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          choose.mutate(
            { id: own.id, model: model.trim() },
            {
              onSuccess: (kept) => {
                showToast({ title: t.modelSaved, text: t.modelSavedText(kept.model ?? '') });
                onClose();
              },
            },
          );
        }}
      >
        <Field
          label={t.model}
          hint={
            models.length > 0
              ? counted(t.listedModels, models.length)
              : found.isFetching
                ? t.askingModels
                : t.noModelsListed
          }
        >
          {(wiring) => (
            <>
              <input
                {...wiring}
                className="input"
                list={listId}
                required
                maxLength={200}
                autoComplete="off"
                spellCheck={false}
                dir="ltr"
                data-first-focus
                value={model}
                onChange={(event) => setModel(event.target.value)}
              />
              <datalist id={listId}>
                {models.map(({ id }) => (
                  <option key={id} value={id} />
                ))}
              </datalist>
            </>
          )}
        </Field>
        <Failure error={choose.error} />
        <p className="flex justify-end gap-2">
          <Button kind="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button kind="primary" type="submit" isBusy={choose.isPending}>
            {choose.isPending ? t.saving : t.useModel}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
