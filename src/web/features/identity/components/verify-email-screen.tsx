import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { showErrorToast } from '../../../components/ui/toast.tsx';
import { verifyEmail } from '../api/verify-email.ts';
import { failureWords, hasCode, reasonOf } from '../failure-words.ts';
import { flows } from '../flows.ts';
import { useBusy } from '../hooks/use-busy.ts';
import { useEnter } from '../hooks/use-enter.ts';
import { AuthPanel } from './auth-panel.tsx';

/**
 * Opened from the mail that verifies an address. Completed at once where this browser began the sign-up; anywhere else
 * by a button, because mail scanners open links too.
 */
export function VerifyEmailScreen({
  token,
  onSignedIn,
  onExpired,
  onSecondFactor,
  onBack,
}: {
  readonly token: string;
  readonly onSignedIn: (returnTo: string | null) => void;
  readonly onExpired: () => void;
  readonly onSecondFactor: () => void;
  readonly onBack: () => void;
}) {
  const [flow] = useState(() => flows.recall('verify_email'));
  const hasBegun = useRef(false);
  const { isBusy, run } = useBusy();
  const enter = useEnter();

  const complete = async () => {
    try {
      await verifyEmail({ token });
      flows.forget('verify_email');
      if (await enter('new')) onSignedIn(flow?.returnTo ?? null);
      else onBack();
    } catch (error) {
      if (hasCode(error, 'gone')) return onExpired();
      if (hasCode(error, 'second_factor_required')) return onSecondFactor();
      showErrorToast({ title: 'Sign in failed', text: reasonOf(error, failureWords.signIn) });
    }
  };

  useEffect(() => {
    if (!flow || hasBegun.current) return;
    hasBegun.current = true;
    void run(complete);
  });

  return (
    <AuthPanel>
      <p className="text-16 leading-read text-ink-2" role="status">
        {isBusy
          ? 'One moment: your address is being verified.'
          : 'Confirm that this is your address, and you are signed in.'}
      </p>
      <Button kind="primary" size="l" isBusy={isBusy} onClick={() => run(complete)}>
        {isBusy ? 'Verifying' : 'Verify Email'}
      </Button>
    </AuthPanel>
  );
}
