import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { leaveOpenForToasts } from './leave-open-for-toasts.ts';

/** What a dialog is opened for has `data-first-focus`; else its first control takes the focus. */
function focusMarked(event: Event): void {
  const { currentTarget: sheet } = event;
  const marked = sheet instanceof HTMLElement && sheet.querySelector<HTMLElement>('[data-first-focus]');
  if (!marked) return;
  event.preventDefault();
  marked.focus();
}

/** A sheet over everything else: focus stays inside, Escape closes. */
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
  /** For what stands side by side. */
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
