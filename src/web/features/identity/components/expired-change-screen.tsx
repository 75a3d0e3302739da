import { Button } from '../../../components/ui/button.tsx';
import { words } from '../../../lib/words.ts';
import { AuthPanel } from './auth-panel.tsx';

/** Expired link of an email change; only the profile page can send a new one. */
export function ExpiredChangeScreen({ onBack }: { readonly onBack: () => void }) {
  const t = words('identity');
  return (
    <AuthPanel>
      <p className="text-16 leading-read text-ink-2">{t.changeEmailExpired}</p>
      <Button kind="primary" size="l" onClick={onBack}>
        {t.goOn}
      </Button>
    </AuthPanel>
  );
}
