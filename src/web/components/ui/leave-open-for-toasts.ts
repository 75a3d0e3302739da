/**
 * Handler for a dialog's `onInteractOutside`: toasts lie outside the dialog, and using one must not close it.
 */
export function leaveOpenForToasts(event: Event): void {
  if (event.target instanceof Element && event.target.closest('.toaster')) event.preventDefault();
}
