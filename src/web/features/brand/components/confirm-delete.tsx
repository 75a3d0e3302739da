import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';

/** Asks before deleting permanently. */
export function ConfirmDelete({
  name,
  text,
  isBusy,
  onConfirm,
  onClose,
}: {
  readonly name: string;
  readonly text: string;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}) {
  return (
    <Dialog isOpen onClose={onClose} title={`Delete “${name}”?`} description={text}>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button kind="danger" isBusy={isBusy} onClick={onConfirm}>
          {isBusy ? 'Deleting' : 'Delete'}
        </Button>
      </div>
    </Dialog>
  );
}
