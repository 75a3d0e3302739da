import X from 'lucide-react/icons/x';
import { Dialog } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { words } from '../../lib/words.ts';
import { IconButton } from './icon-button.tsx';
import { leaveOpenForToasts } from './leave-open-for-toasts.ts';

/** Panel that slides in from the right; `head` is placed beside the close button. */
export function Drawer({
  isOpen,
  onOpenChange,
  opener,
  label,
  head,
  children,
}: {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Receives the focus on close. Kept outside the drawer so it renders before the drawer's chunk loads. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly head: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim" />
        <Dialog.Content
          className="drawer"
          aria-describedby={undefined}
          onInteractOutside={leaveOpenForToasts}
          onCloseAutoFocus={() => opener.current?.focus()}
        >
          <Dialog.Title className="sr-only">{label}</Dialog.Title>
          <div className="flex items-start justify-between gap-2 border-b border-line py-3.5 pe-1 ps-5">
            <div className="min-w-0">{head}</div>
            <Dialog.Close asChild>
              <IconButton label={words('shell').closeNamed(label)} className="size-11!">
                <X className="icon" aria-hidden />
              </IconButton>
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
