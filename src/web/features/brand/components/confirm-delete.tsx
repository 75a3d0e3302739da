import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { words } from '../../../lib/words.ts';

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
  const t = words('brand');
  return (
    <Dialog isOpen onClose={onClose} title={t.deleteTitle(name)} description={text}>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button kind="danger" isBusy={isBusy} onClick={onConfirm}>
          {isBusy ? t.deleting : t.delete}
        </Button>
      </div>
    </Dialog>
  );
}
