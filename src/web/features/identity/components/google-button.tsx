import { Button } from '../../../components/ui/button.tsx';
import { words } from '../../../lib/words.ts';
import type { AuthSteps } from '../auth-screen.ts';
import { useGoogleSignIn } from '../hooks/use-google-sign-in.ts';

function GoogleMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 48 48" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M46 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h12.4a10.6 10.6 0 0 1-4.6 7v5.8h7.4c4.4-4 6.8-10 6.8-16.8z"
      />
      <path
        fill="#34A853"
        d="M24 47c6.2 0 11.4-2 15.2-5.6l-7.4-5.8c-2 1.4-4.7 2.2-7.8 2.2-6 0-11-4-12.9-9.5H3.5v6A23 23 0 0 0 24 47z"
      />
      <path fill="#FBBC05" d="M11.1 28.3a13.8 13.8 0 0 1 0-8.8v-6H3.5a23 23 0 0 0 0 20.7z" />
      <path
        fill="#EA4335"
        d="M24 10.2c3.4 0 6.4 1.2 8.8 3.4l6.5-6.5A23 23 0 0 0 3.5 13.5l7.6 6C13 14.1 18 10.2 24 10.2z"
      />
    </svg>
  );
}

/** Google sign-in button; disabled with an explanation if it isn't configured. */
export function GoogleButton({ steps }: { readonly steps: AuthSteps }) {
  const google = useGoogleSignIn(steps);
  const t = words('identity');
  return (
    <>
      <p className="auth-or">{t.or}</p>
      <Button
        size="l"
        aria-disabled={!google.isConfigured || undefined}
        aria-describedby={google.isBusy ? 'google-note' : undefined}
        // Not aria-busy while the popup is open: a second click replaces it.
        onClick={() => {
          if (google.isConfigured) void google.byPopup();
        }}
      >
        <GoogleMark />
        <span className="grid gap-0.5 text-start">
          {t.google}
          {!google.isConfigured && <span className="text-12 font-normal">{t.googleUnavailable}</span>}
        </span>
      </Button>
      {google.isBusy && (
        <p id="google-note" role="status" className="mt-2 text-13 text-ink-3">
          {t.googleBusy}
        </p>
      )}
      {google.offersPage && (
        <Button className="mt-2" onClick={() => void google.byPage()}>
          {t.googleInPage}
        </Button>
      )}
    </>
  );
}
