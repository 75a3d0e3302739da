import { useState } from 'react';
import { useIdentityConfig } from '../api/config.ts';
import type { AuthSteps } from '../auth-screen.ts';
import { GoogleError } from '../google-errors.ts';
import { askGoogleInWindow, beginGoogle, requireReady } from '../google-window.ts';
import { tellGoogleFailure } from '../tell-google-failure.ts';
import { useEnter } from './use-enter.ts';

/** Google sign-in: in a popup, or in this page if popups don't work. */
export function useGoogleSignIn({ returnTo, onScreen, onSignedIn }: AuthSteps) {
  const config = useIdentityConfig();
  const enter = useEnter();
  const [pending, setPending] = useState(0);
  const [offersPage, setOffersPage] = useState(false);
  const request = { returnTo, purpose: 'sign_in' } as const;
  const domains = config.data?.authorized_domains ?? [];

  const fail = (error: unknown) => {
    if (error instanceof GoogleError && error.code === 'popup-blocked') setOffersPage(true);
    tellGoogleFailure(error);
  };

  return {
    isConfigured: config.data?.is_google_configured ?? true,
    isBusy: pending > 0,
    /** True after a popup was blocked. */
    offersPage,
    /** Must run inside the click handler. */
    byPopup: async () => {
      setPending((count) => count + 1);
      try {
        requireReady(domains);
        const outcome = await askGoogleInWindow(request);
        if (outcome === 'multi-factor-auth-required') onScreen({ kind: 'second_factor' });
        else if (await enter('either')) onSignedIn();
      } catch (error) {
        fail(error);
      } finally {
        setPending((count) => count - 1);
      }
    },
    byPage: async () => {
      try {
        requireReady(domains);
        window.location.assign(await beginGoogle('page', request));
      } catch (error) {
        fail(error);
      }
    },
  };
}
