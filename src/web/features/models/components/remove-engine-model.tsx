import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { words } from '../../../lib/words.ts';
import { type EngineModel, useRemoveEngineModel } from '../api/local-engine.ts';
import { sizeInWords } from '../figures.ts';

/** Confirms the deletion of a model that took gigabytes to download. */
export function RemoveEngineModel({
  model,
  onClose,
}: {
  readonly model: EngineModel;
  readonly onClose: () => void;
}) {
  const remove = useRemoveEngineModel();
  const t = words('models');
  const again =
    model.size_bytes === null ? t.deleteTextUnknown : t.deleteTextSize(sizeInWords(model.size_bytes));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t.deleteTitle(model.name)}
      description={model.is_offered ? `${t.deleteOffered} ${again}` : again}
    >
      <Failure error={remove.error} />
      <p className="mt-4 flex justify-end gap-2">
        <Button kind="quiet" onClick={onClose}>
          {words('providers').cancel}
        </Button>
        <Button
          kind="danger"
          isBusy={remove.isPending}
          onClick={() => remove.mutate(model.id, { onSuccess: onClose })}
        >
          {remove.isPending ? t.deleting : words('providers').delete}
        </Button>
      </p>
    </Dialog>
  );
}
