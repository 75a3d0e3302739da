import { useState } from 'react';
import { showErrorToast } from '../../../components/ui/toast.tsx';
import { CallError } from '../../../lib/call-error.ts';
import { localStore } from '../../../lib/local-store.ts';
import { useIdentityConfig } from '../api/config.ts';
import { startGoogle } from '../api/start-google.ts';
import { listenForAuthEvents } from '../auth-events.ts';
import type { AuthSteps } from '../auth-screen.ts';
import { SpokenError } from '../failure-words.ts';
import { flows } from '../flows.ts';
import { GoogleError, googleFailures } from '../google-errors.ts';
import { createGooglePopup } from '../google-popup.ts';
import { openPopup } from '../open-popup.ts';
import { useEnter } from './use-enter.ts';

/** Where the browser keeps nothing, the page that ends the sign-in could not know that it was begun here. */
function requireStorage(): void {
  const probe = 'storage-probe';
  localStore.write(probe, probe);
  const isKept = localStore.read(probe) === probe;
  localStore.write(probe, null);
  if (!isKept) throw new GoogleError('web-storage-unsupported');
}

/** The provider's address for a sign-in. Throws GoogleError, or a SpokenError with the server's words. */
async function begin(mode: 'popup' | 'page', returnTo: string | null): Promise<string> {
  flows.remember({ purpose: mode === 'popup' ? 'google_popup' : 'google_page', email: '', returnTo });
  flows.forget(mode === 'popup' ? 'google_page' : 'google_popup');
  try {
    const { authorization_url } = await startGoogle({ mode, ...(returnTo ? { return_to: returnTo } : {}) });
    if (!/^https?:/.test(authorization_url)) throw new GoogleError('failed');
    return authorization_url;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.code === 'network') throw new GoogleError('network-request-failed', { cause: error });
    if (error.code === 'not_configured') throw new GoogleError('not-configured', { cause: error });
    throw error.hasWords
      ? new SpokenError(error.detail, { cause: error })
      : new GoogleError('failed', { cause: error });
  }
}

/** One window at a time, whoever asks. */
const windowOf: { returnTo: string | null } = { returnTo: null };
const signInByPopup = createGooglePopup({
  open: openPopup,
  start: () => begin('popup', windowOf.returnTo),
  listen: listenForAuthEvents,
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

/** Signing in with Google: in a window, or in this page where windows cannot work. */
export function useGoogleSignIn({ returnTo, onScreen, onSignedIn }: AuthSteps) {
  const config = useIdentityConfig();
  const enter = useEnter();
  const [pending, setPending] = useState(0);
  const [offersPage, setOffersPage] = useState(false);

  const fail = (error: unknown) => {
    if (error instanceof GoogleError && error.code === 'popup-blocked') setOffersPage(true);
    const text = error instanceof SpokenError ? error.message : googleFailures.failed;
    showErrorToast({ title: 'Google sign in failed', text });
  };

  /** What can be known before anything is opened. Throws GoogleError. */
  const requireReady = () => {
    requireStorage();
    const domains = config.data?.authorized_domains ?? [];
    const { host, hostname } = window.location;
    if (domains.length > 0 && !domains.includes(host) && !domains.includes(hostname))
      throw new GoogleError('unauthorized-domain');
  };

  return {
    isConfigured: config.data?.is_google_configured ?? true,
    isBusy: pending > 0,
    /** True after a window was blocked. */
    offersPage,
    /** Has to run within the click itself. */
    byPopup: async () => {
      setPending((count) => count + 1);
      try {
        requireReady();
        windowOf.returnTo = returnTo;
        const outcome = await signInByPopup();
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
        requireReady();
        window.location.assign(await begin('page', returnTo));
      } catch (error) {
        fail(error);
      }
    },
  };
}
