import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { showErrorToast } from '../../../components/ui/toast.tsx';
import { words } from '../../../lib/words.ts';
import { verifySecondFactor } from '../api/verify-second-factor.ts';
import type { AuthSteps } from '../auth-screen.ts';
import { failureWords, hasCode, reasonOf } from '../failure-words.ts';
import { useBusy } from '../hooks/use-busy.ts';
import { useEnter } from '../hooks/use-enter.ts';
import { AuthPanel } from './auth-panel.tsx';

/** Second factor: a code from the authenticator app, or a recovery code. */
export function SecondFactorScreen({ steps }: { readonly steps: AuthSteps }) {
  const { onScreen, onSignedIn } = steps;
  const [isRecovery, setIsRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { isBusy, run } = useBusy();
  const t = words('identity');
  const enter = useEnter();

  const submit = async () => {
    // Apps show codes in two groups, so spaces are accepted.
    const sent = isRecovery ? code.trim() : code.replace(/\s/g, '');
    if (sent.length < 6) {
      setProblem(isRecovery ? t.secondFactorRecoveryMissing : t.secondFactorCodeMissing);
      return;
    }
    try {
      await verifySecondFactor({ code: sent });
      if (await enter('known')) onSignedIn();
    } catch (error) {
      const reason = reasonOf(error, failureWords.signIn);
      showErrorToast({ title: t.signInFailed, text: reason });
      if (hasCode(error, 'gone')) onScreen(null);
      else setProblem(reason);
    }
  };

  return (
    <AuthPanel>
      <form
        className="auth-form"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void run(submit);
        }}
      >
        <p className="mb-4 text-16 leading-read text-ink-2">
          {isRecovery ? t.secondFactorRecoveryText : t.secondFactorText}
        </p>
        <Field
          // Separate fields, so that switching clears the input.
          key={isRecovery ? 'recovery' : 'code'}
          label={isRecovery ? t.secondFactorRecovery : t.secondFactorCode}
          error={problem}
          keepsRoom
        >
          {(wiring) => (
            <input
              {...wiring}
              className="input num"
              name="code"
              autoComplete="one-time-code"
              inputMode={isRecovery ? 'text' : 'numeric'}
              autoCapitalize="off"
              spellCheck={false}
              maxLength={32}
              // biome-ignore lint/a11y/noAutofocus: the screen only asks for this.
              autoFocus
              value={code}
              onChange={(event) => {
                setProblem(null);
                setCode(event.target.value);
              }}
            />
          )}
        </Field>
        <Button kind="primary" size="l" type="submit" isBusy={isBusy}>
          {isBusy ? t.signingIn : t.signIn}
        </Button>
      </form>
      <p className="flex flex-wrap justify-between gap-x-4">
        <button
          type="button"
          className="link min-h-11"
          onClick={() => {
            setIsRecovery(!isRecovery);
            setCode('');
            setProblem(null);
          }}
        >
          {isRecovery ? t.secondFactorUseApp : t.secondFactorUseRecovery}
        </button>
        <button type="button" className="link min-h-11" onClick={() => onScreen(null)}>
          {t.backToSignIn}
        </button>
      </p>
    </AuthPanel>
  );
}
