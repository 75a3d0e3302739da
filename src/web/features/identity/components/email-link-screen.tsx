import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { showErrorToast } from '../../../components/ui/toast.tsx';
import { words } from '../../../lib/words.ts';
import { signInWithLink } from '../api/sign-in-with-link.ts';
import { failureWords, hasCode, reasonOf } from '../failure-words.ts';
import { flows } from '../flows.ts';
import { emailProblems } from '../form-rules.ts';
import { useBusy } from '../hooks/use-busy.ts';
import { useEnter } from '../hooks/use-enter.ts';
import { useProblems } from '../hooks/use-problems.ts';
import { AuthPanel } from './auth-panel.tsx';
import { EmailField } from './email-field.tsx';

/** Opened from a sign-in link: completes with the stored email address, or asks for it. */
export function EmailLinkScreen({
  token,
  onSignedIn,
  onSecondFactor,
  onExpired,
  onBack,
}: {
  readonly token: string;
  readonly onSignedIn: (returnTo: string | null) => void;
  readonly onSecondFactor: () => void;
  readonly onExpired: (email: string) => void;
  readonly onBack: () => void;
}) {
  const [flow] = useState(() => flows.recall('sign_in'));
  const [typed, setTyped] = useState(flow?.email ?? '');
  const hasBegun = useRef(false);
  const problems = useProblems();
  const { isBusy, run } = useBusy();
  const enter = useEnter();
  const t = words('identity');
  const email = typed.trim();

  const complete = async () => {
    if (!problems.accept(emailProblems(email))) return;
    try {
      const outcome = await signInWithLink({ token, email });
      flows.forget('sign_in');
      if (await enter('either', outcome)) onSignedIn(flow?.returnTo ?? null);
      else onBack();
    } catch (error) {
      if (hasCode(error, 'second_factor_required')) return onSecondFactor();
      if (hasCode(error, 'gone')) return onExpired(email);
      showErrorToast({ title: t.signInFailed, text: reasonOf(error, failureWords.signIn) });
      problems.showFieldsOf(error);
    }
  };

  useEffect(() => {
    if (!flow || hasBegun.current) return;
    hasBegun.current = true;
    void run(complete);
  });

  return (
    <AuthPanel>
      <form
        ref={problems.form}
        className="auth-form"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void run(complete);
        }}
      >
        <p className="mb-4 text-16 leading-read text-ink-2" role="status">
          {isBusy ? t.signInLinkWorking : t.signInLinkEmail}
        </p>
        {!(flow && isBusy) && <EmailField value={typed} onChange={setTyped} problems={problems} />}
        <Button kind="primary" size="l" type="submit" isBusy={isBusy}>
          {isBusy ? t.signingIn : t.signIn}
        </Button>
      </form>
    </AuthPanel>
  );
}
