import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { narrowQuery, useMediaQuery } from '../../lib/use-media-query.ts';
import type { ToastMessage } from './toast.tsx';

const durationMs = 4000;
const gapPx = 14;
const maxVisible = 3;

/** Adds a toast to those that are shown. */
export function addToast({ title, text, action }: ToastMessage, isBad: boolean): void {
  const Icon = isBad ? TriangleAlert : Check;
  toast.custom((id) => (
    <div className={isBad ? 'toast toast-bad' : 'toast'}>
      <Icon className="icon" aria-hidden />
      <b className="font-[650]">{title}</b>
      <button type="button" aria-label="Close" onClick={() => toast.dismiss(id)}>
        <X className="icon" aria-hidden />
      </button>
      {text && <p>{text}</p>}
      {action && (
        <button
          type="button"
          className="toast-action"
          onClick={() => {
            toast.dismiss(id);
            action.onAct();
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  ));
}

/** @param props.onPlaced called once it stands in the page: a toast that comes earlier would be lost */
export function ShownToasts({ onPlaced }: { readonly onPlaced: () => void }) {
  const isNarrow = useMediaQuery(narrowQuery);
  useEffect(onPlaced, [onPlaced]);
  return (
    <Sonner
      position="bottom-right"
      // Apart, not one under the other: what failed can be read without a pointer.
      // On a phone three of them would lie on the very form that they speak of.
      expand={!isNarrow}
      visibleToasts={maxVisible}
      duration={durationMs}
      gap={gapPx}
      offset={16}
      mobileOffset={16}
      toastOptions={{ unstyled: true }}
    />
  );
}
