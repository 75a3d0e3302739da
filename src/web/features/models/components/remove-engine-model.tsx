import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { type EngineModel, useRemoveEngineModel } from '../api/local-engine.ts';
import { sizeInWords } from '../engine-words.ts';

/** Confirms the deletion of a model that took gigabytes to download. */
export function RemoveEngineModel({
  model,
  onClose,
}: {
  readonly model: EngineModel;
  readonly onClose: () => void;
}) {
  const remove = useRemoveEngineModel();
  const size = model.size_bytes === null ? 'it' : sizeInWords(model.size_bytes);
  const lost = model.is_offered ? 'It can no longer be chosen. ' : '';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Delete ${model.name}?`}
      description={`${lost}To use it again, you have to download ${size}.`}
    >
      <Failure error={remove.error} />
      <p className="mt-4 flex justify-end gap-2">
        <Button kind="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button
          kind="danger"
          isBusy={remove.isPending}
          onClick={() => remove.mutate(model.id, { onSuccess: onClose })}
        >
          {remove.isPending ? 'Deleting' : 'Delete'}
        </Button>
      </p>
    </Dialog>
  );
}
