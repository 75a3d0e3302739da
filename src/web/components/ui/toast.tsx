import { lazy, Suspense, useEffect, useState } from 'react';

// Most visits see no toast: all of the code comes with the first one.
const loadToaster = () => import('./toaster.tsx');
const ShownToasts = lazy(() => loadToaster().then((module) => ({ default: module.ShownToasts })));

export interface ToastMessage {
  readonly title: string;
  readonly text?: string;
  /** One thing to do about it, such as to undo it. */
  readonly action?: { readonly label: string; readonly onAct: () => void };
}

/** Where the code waits for its place in the page: a toast that comes earlier would be lost. */
const place = { ask: () => {}, ready: Promise.withResolvers<void>() };
const onPlaced = () => place.ready.resolve();

async function show(message: ToastMessage, isBad: boolean): Promise<void> {
  place.ask();
  const [{ addToast }] = await Promise.all([loadToaster(), place.ready.promise]);
  addToast(message, isBad);
}

/** Says that something was done. */
export const showToast = (message: ToastMessage): void => void show(message, false);
/** Says that something failed. */
export const showErrorToast = (message: ToastMessage): void => void show(message, true);

/** Where toasts appear; once, at the root. */
export function Toaster() {
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    place.ask = () => setIsAsked(true);
  }, []);
  return (
    // There from the start, and live: a dialog that opens leaves it within reach, with toasts that come later.
    <div aria-live="polite" className="toaster">
      {isAsked && (
        <Suspense fallback={null}>
          <ShownToasts onPlaced={onPlaced} />
        </Suspense>
      )}
    </div>
  );
}
