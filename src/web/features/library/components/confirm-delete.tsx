import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';

/** Asks before moving something to the trash. */
export function ConfirmDelete({
  isOpen,
  title,
  text,
  onConfirm,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly title: string;
  readonly text: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} description={text}>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          kind="danger"
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          Delete
        </Button>
      </div>
    </Dialog>
  );
}
