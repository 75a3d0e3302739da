import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { counted, words } from '../../../lib/words.ts';
import type { Gap } from '../edits/gap-edit.ts';

interface GapsDialogProps {
  readonly gaps: readonly Gap[];
  /** Button that fills some of them. */
  readonly fill: ReactNode;
  readonly onClose: () => void;
  /** Shows the gap at `index` in the list. */
  readonly onShow: (index: number) => void;
  readonly onLeaveBlank: () => void;
  readonly onGoOn: () => void;
}

/** Lists missing values before an export. */
export function GapsDialog({ gaps, fill, onClose, onShow, onLeaveBlank, onGoOn }: GapsDialogProps) {
  const t = words('page');
  const isOne = gaps.length === 1;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={counted(t.gapsLeft, gaps.length)}
      description={counted(t.gapsPrint, gaps.length)}
    >
      <ol className="gap-list">
        {gaps.map(({ name, part }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: gaps are identified only by their order.
          <li key={index}>
            <button type="button" className="chip w-full" onClick={() => onShow(index)}>
              <span className="font-[550]">{name}</span> <span className="text-ink-3">{part.name}</span>
            </button>
          </li>
        ))}
      </ol>
      <p className="mt-4 flex flex-wrap justify-end gap-2">
        {fill}
        <Button onClick={onLeaveBlank}>{isOne ? t.gapsLeaveBlank : t.gapsLeaveAllBlank}</Button>
        <Button kind="primary" onClick={onGoOn}>
          {t.gapsContinue}
        </Button>
      </p>
    </Dialog>
  );
}
