import CircleAlert from 'lucide-react/icons/circle-alert';
import { Button } from '../../../components/ui/button.tsx';
import { CallError, describeError } from '../../../lib/call-error.ts';
import { words } from '../../../lib/words.ts';
import { useOwnerSignIn } from '../api/owner-sign-in.ts';

/** Explains why a link failed and what to do. */
function explain(error: unknown): string {
  if (error instanceof CallError && ['gone', 'invalid_input', 'not_found'].includes(error.code))
    return words('identity').ownerLinkUsed;
  return describeError(error);
}

/** Completes the setup link. Requires a click, because email scanners and link previews open links too. */
export function OwnerSignIn({
  token,
  onSignedIn,
}: {
  readonly token: string;
  readonly onSignedIn: () => void;
}) {
  const signIn = useOwnerSignIn();
  const t = words('identity');
  return (
    <div className="grid gap-4 border border-line bg-sheet p-6 md:p-7">
      <div>
        <h2 className="h3 mb-1.5">{t.ownerTitle}</h2>
        <p className="text-ink-2">{t.ownerText}</p>
      </div>
      <Button
        kind="primary"
        size="l"
        isBusy={signIn.isPending}
        onClick={() => signIn.mutate(token, { onSuccess: onSignedIn })}
      >
        {signIn.isPending ? t.signingIn : t.signIn}
      </Button>
      {signIn.error && (
        <p role="alert" className="field-message" data-kind="error">
          <CircleAlert className="icon" aria-hidden />
          <span>
            {explain(signIn.error)}
            {signIn.error instanceof CallError && signIn.error.requestId && (
              <span className="block font-normal text-ink-3">
                {words('shell').errorRequest(signIn.error.requestId)}
              </span>
            )}
          </span>
        </p>
      )}
    </div>
  );
}
