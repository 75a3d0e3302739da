/**
 * For a dialog's `onInteractOutside`: toasts lie outside of it, and pressing or reading one is no reason to close what
 * is being done there.
 */
export function leaveOpenForToasts(event: Event): void {
  if (event.target instanceof Element && event.target.closest('.toaster')) event.preventDefault();
}
