import { paths } from '../../../paths.ts';
import type { AuthLink, AuthSteps } from '../auth-screen.ts';
import { ChangeEmailScreen } from './change-email-screen.tsx';
import { EmailLinkScreen } from './email-link-screen.tsx';
import { ExpiredChangeScreen } from './expired-change-screen.tsx';
import { ExpiredLinkScreen } from './expired-link-screen.tsx';
import { NewPasswordScreen } from './new-password-screen.tsx';
import { VerifyEmailScreen } from './verify-email-screen.tsx';

/** Delay between the email link and the app, as specified. */
const goOnAfterMs = 200;

/** Screen for an email link. */
export function AuthLinkScreen({
  link,
  steps,
  isExpired,
  onExpired,
  onSignedIn,
}: {
  readonly link: AuthLink;
  readonly steps: AuthSteps;
  readonly isExpired: boolean;
  readonly onExpired: () => void;
  readonly onSignedIn: (returnTo: string | null, afterMs?: number) => void;
}) {
  const { values, onValues, onScreen } = steps;
  const backToForms = () => onScreen(null);
  if (isExpired)
    return link.mode === 'change_email' ? (
      <ExpiredChangeScreen onBack={backToForms} />
    ) : (
      <ExpiredLinkScreen mode={link.mode} steps={steps} />
    );
  switch (link.mode) {
    case 'verify_email':
      return (
        <VerifyEmailScreen
          token={link.token}
          onSignedIn={onSignedIn}
          onExpired={onExpired}
          onSecondFactor={() => onScreen({ kind: 'second_factor' })}
          onBack={backToForms}
        />
      );
    case 'sign_in':
      return (
        <EmailLinkScreen
          token={link.token}
          onSignedIn={(returnTo) => onSignedIn(returnTo, goOnAfterMs)}
          onSecondFactor={() => onScreen({ kind: 'second_factor' })}
          onExpired={(email) => {
            onValues({ ...values, email });
            onExpired();
          }}
          onBack={backToForms}
        />
      );
    case 'change_email':
      return (
        <ChangeEmailScreen
          token={link.token}
          onSignedIn={() => onSignedIn(paths.profile)}
          onExpired={onExpired}
          onBack={backToForms}
        />
      );
    case 'reset_password':
      return <NewPasswordScreen token={link.token} onDone={backToForms} onExpired={onExpired} />;
  }
}
