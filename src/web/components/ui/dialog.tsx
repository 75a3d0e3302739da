import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { leaveOpenForToasts } from './leave-open-for-toasts.ts';

/** Focuses the element with `data-first-focus`, otherwise the first control. */
function focusMarked(event: Event): void {
  const { currentTarget: sheet } = event;
  const marked = sheet instanceof HTMLElement && sheet.querySelector<HTMLElement>('[data-first-focus]');
  if (!marked) return;
  event.preventDefault();
  marked.focus();
}

/** Modal dialog: traps focus; Escape closes it. */
export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  isWide = false,
  children,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: string;
  /** For side-by-side content. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="scrim" />
        <RadixDialog.Content
          className="dialog"
          onInteractOutside={leaveOpenForToasts}
          onOpenAutoFocus={focusMarked}
          data-wide={isWide}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <RadixDialog.Title className="h2 mb-4 text-22">{title}</RadixDialog.Title>
          {description && (
            <RadixDialog.Description className="mb-5 text-ink-2">{description}</RadixDialog.Description>
          )}
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
