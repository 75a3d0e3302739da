import { useCallback } from 'react';
import { showToast } from '../../../components/ui/toast.tsx';
import { words } from '../../../lib/words.ts';
import { paths } from '../../../paths.ts';
import { useIdentityConfig } from '../api/config.ts';
import { GoogleError } from '../google-errors.ts';
import { askGoogleInWindow, beginGoogle, requireReady } from '../google-window.ts';
import { tellGoogleFailure } from '../tell-google-failure.ts';

/**
 * Returns a function that re-authenticates the account's owner with Google; null if Google isn't configured.
 * Resolves with whether it succeeded; if not, an error was shown. If the popup is blocked, the flow continues
 * in the page.
 */
export function useGoogleConfirmation(): (() => Promise<boolean>) | null {
  const { data: config } = useIdentityConfig();
  const domains = config?.authorized_domains;
  const confirm = useCallback(async () => {
    const request = { returnTo: paths.profile, purpose: 'confirm' } as const;
    try {
      requireReady(domains ?? []);
      await askGoogleInWindow(request).catch(async (error: unknown) => {
        if (!(error instanceof GoogleError) || error.code !== 'popup-blocked') throw error;
        window.location.assign(await beginGoogle('page', request));
        // Never resolves, because the page is navigating to Google.
        await new Promise(() => undefined);
      });
      showToast({ title: words('identity').confirmed });
      return true;
    } catch (error) {
      tellGoogleFailure(error);
      return false;
    }
  }, [domains]);
  return config?.is_google_configured ? confirm : null;
}
