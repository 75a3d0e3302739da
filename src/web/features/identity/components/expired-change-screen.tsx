import { Button } from '../../../components/ui/button.tsx';
import { AuthPanel } from './auth-panel.tsx';

/** Expired link of an email change; only the profile page can send a new one. */
export function ExpiredChangeScreen({ onBack }: { readonly onBack: () => void }) {
  return (
    <AuthPanel>
      <p className="text-16 leading-read text-ink-2">
        The link was already used or has expired. If your email hasn't changed, request a new link on your
        profile page.
      </p>
      <Button kind="primary" size="l" onClick={onBack}>
        Go On
      </Button>
    </AuthPanel>
  );
}
