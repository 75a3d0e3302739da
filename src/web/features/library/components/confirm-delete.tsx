import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { words } from '../../../lib/words.ts';

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
  const t = words('library');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} description={text}>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button
          kind="danger"
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {t.delete}
        </Button>
      </div>
    </Dialog>
  );
}
