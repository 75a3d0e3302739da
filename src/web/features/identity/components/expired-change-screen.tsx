import { Button } from '../../../components/ui/button.tsx';
import { AuthPanel } from './auth-panel.tsx';

/** The link to a new address does not work any more; only the profile page can ask for another one. */
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
