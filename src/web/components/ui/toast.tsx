import { lazy, Suspense, useEffect, useState } from 'react';

// Loaded with the first toast, because most visits show none.
const loadToaster = () => import('./toaster.tsx');
const ShownToasts = lazy(() => loadToaster().then((module) => ({ default: module.ShownToasts })));

export interface ToastMessage {
  readonly title: string;
  readonly text?: string;
  /** Optional action, such as Undo. */
  readonly action?: { readonly label: string; readonly onAct: () => void };
}

/** Delays toasts until the toaster is mounted; earlier ones would be lost. */
const place = { ask: () => {}, ready: Promise.withResolvers<void>() };
const onPlaced = () => place.ready.resolve();

async function show(message: ToastMessage, isBad: boolean): Promise<void> {
  place.ask();
  const [{ addToast }] = await Promise.all([loadToaster(), place.ready.promise]);
  addToast(message, isBad);
}

/** Shows a success toast. */
export const showToast = (message: ToastMessage): void => void show(message, false);
/** Shows an error toast. */
export const showErrorToast = (message: ToastMessage): void => void show(message, true);

/** Toast container; mounted once, at the root. */
export function Toaster() {
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    place.ask = () => setIsAsked(true);
  }, []);
  return (
    // Always mounted as a live region, so that dialogs keep it, and later toasts, interactive.
    <div aria-live="polite" className="toaster">
      {isAsked && (
        <Suspense fallback={null}>
          <ShownToasts onPlaced={onPlaced} />
        </Suspense>
      )}
    </div>
  );
}
