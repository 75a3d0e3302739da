import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { narrowQuery, useMediaQuery } from '../../lib/use-media-query.ts';
import { words } from '../../lib/words.ts';
import type { ToastMessage } from './toast.tsx';

const durationMs = 4000;
const gapPx = 14;
const maxVisible = 3;

export function addToast({ title, text, action }: ToastMessage, isBad: boolean): void {
  const Icon = isBad ? TriangleAlert : Check;
  toast.custom((id) => (
    <div className={isBad ? 'toast toast-bad' : 'toast'}>
      <Icon className="icon" aria-hidden />
      <b className="font-[650]">{title}</b>
      <button type="button" aria-label={words('shell').toastClose} onClick={() => toast.dismiss(id)}>
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

/** @param props.onPlaced called once mounted: earlier toasts would be lost */
export function ShownToasts({ onPlaced }: { readonly onPlaced: () => void }) {
  const isNarrow = useMediaQuery(narrowQuery);
  useEffect(onPlaced, [onPlaced]);
  return (
    <Sonner
      position="bottom-right"
      // Expanded instead of stacked, so that errors are readable without hovering. On a phone, three toasts
      // would cover the form that they refer to.
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
