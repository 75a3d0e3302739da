import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { lazy, Suspense, useEffect, useState } from 'react';
import { narrowQuery, useMediaQuery } from '../../lib/use-media-query.ts';

// Most visits see no toast: the code comes with the first one.
const loadSonner = () => import('sonner');
const Sonner = lazy(() => loadSonner().then(({ Toaster }) => ({ default: Toaster })));

const durationMs = 4000;
const gapPx = 14;
const maxVisible = 3;

interface Message {
  readonly title: string;
  readonly text?: string;
  /** One thing to do about it, such as to undo it. */
  readonly action?: { readonly label: string; readonly onAct: () => void };
}

/** Where the code waits for its place in the page: a toast that comes earlier would be lost. */
const place = { ask: () => {}, ready: Promise.withResolvers<void>() };

function InPlace() {
  useEffect(() => place.ready.resolve(), []);
  return null;
}

async function show({ title, text, action }: Message, isBad: boolean): Promise<void> {
  place.ask();
  const [{ toast }] = await Promise.all([loadSonner(), place.ready.promise]);
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

/** Says that something was done. */
export const showToast = (message: Message): void => void show(message, false);
/** Says that something failed. */
export const showErrorToast = (message: Message): void => void show(message, true);

/** Where toasts appear; once, at the root. */
export function Toaster() {
  const [isAsked, setIsAsked] = useState(false);
  const isNarrow = useMediaQuery(narrowQuery);
  useEffect(() => {
    place.ask = () => setIsAsked(true);
  }, []);
  return (
    // There from the start, and live: a dialog that opens leaves it within reach, with toasts that come later.
    <div aria-live="polite" className="toaster">
      {isAsked && (
        <Suspense fallback={null}>
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
          <InPlace />
        </Suspense>
      )}
    </div>
  );
}
