import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../components/ui/button.tsx';
import { showErrorToast, showToast } from '../../../components/ui/toast.tsx';
import { tokens } from '../../../lib/client.ts';
import { words } from '../../../lib/words.ts';
import { completeEmailChange } from '../api/complete-email-change.ts';
import { sessionQuery } from '../api/session.ts';
import { hasCode, reasonOf } from '../failure-words.ts';
import { useBusy } from '../hooks/use-busy.ts';
import { AuthPanel } from './auth-panel.tsx';

/**
 * Opened from the email to a new address. Always requires a click, because the profile page stores nothing in
 * this browser to recognize the request by.
 */
export function ChangeEmailScreen({
  token,
  onSignedIn,
  onExpired,
  onBack,
}: {
  readonly token: string;
  readonly onSignedIn: () => void;
  readonly onExpired: () => void;
  readonly onBack: () => void;
}) {
  const queryClient = useQueryClient();
  const t = words('identity');
  const { isBusy, run } = useBusy();

  const complete = async () => {
    try {
      const { email } = await completeEmailChange(token);
      showToast({ title: t.changeEmailDoneTitle, text: t.changeEmailDoneText(email) });
      // The cached token and profile still have the old address.
      tokens.forget();
      const session = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => null);
      if (session) onSignedIn();
      else onBack();
    } catch (error) {
      if (hasCode(error, 'gone')) return onExpired();
      showErrorToast({ title: t.errorTitle, text: reasonOf(error, t.changeEmailFailed) });
    }
  };

  return (
    <AuthPanel>
      <p className="text-16 leading-read text-ink-2">{t.changeEmailText}</p>
      <Button kind="primary" size="l" isBusy={isBusy} onClick={() => run(complete)}>
        {isBusy ? t.changeEmailConfirming : t.changeEmailConfirm}
      </Button>
    </AuthPanel>
  );
}
