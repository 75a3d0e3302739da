import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { Toaster as Sonner, toast } from 'sonner';

const durationMs = 4000;
const gapPx = 14;
const maxVisible = 3;

interface Message {
  readonly title: string;
  readonly text?: string;
}

function show({ title, text }: Message, isBad: boolean): void {
  const Icon = isBad ? TriangleAlert : Check;
  toast.custom((id) => (
    <div className={isBad ? 'toast toast-bad' : 'toast'}>
      <Icon className="icon" aria-hidden />
      <b className="font-[650]">{title}</b>
      <button type="button" aria-label="Close" onClick={() => toast.dismiss(id)}>
        <X className="icon" aria-hidden />
      </button>
      {text && <p>{text}</p>}
    </div>
  ));
}

/** Says that something was done. */
export const showToast = (message: Message): void => show(message, false);
/** Says that something failed. */
export const showErrorToast = (message: Message): void => show(message, true);

/** Where toasts appear; once, at the root. */
export function Toaster() {
  return (
    <Sonner
      position="bottom-right"
      visibleToasts={maxVisible}
      duration={durationMs}
      gap={gapPx}
      offset={16}
      mobileOffset={16}
      toastOptions={{ unstyled: true }}
    />
  );
}
