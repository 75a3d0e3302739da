import { CallError } from '../../lib/call-error.ts';
import { localStore } from '../../lib/local-store.ts';
import { startGoogle } from './api/start-google.ts';
import { listenForAuthEvents } from './auth-events.ts';
import { SpokenError } from './failure-words.ts';
import { flows } from './flows.ts';
import { GoogleError } from './google-errors.ts';
import { createGooglePopup } from './google-popup.ts';
import { openPopup } from './open-popup.ts';

export interface GoogleRequest {
  /** Path to return to, on our own site. */
  readonly returnTo: string | null;
  readonly purpose: 'sign_in' | 'confirm';
}

/**
 * Requires local storage: without it, the callback page couldn't verify that the sign-in was started here.
 */
function requireStorage(): void {
  const probe = 'storage-probe';
  localStore.write(probe, probe);
  const isKept = localStore.read(probe) === probe;
  localStore.write(probe, null);
  if (!isKept) throw new GoogleError('web-storage-unsupported');
}

/** Checks the requirements before a popup is opened. Throws GoogleError. */
export function requireReady(authorizedDomains: readonly string[]): void {
  requireStorage();
  const { host, hostname } = window.location;
  if (
    authorizedDomains.length > 0 &&
    !authorizedDomains.includes(host) &&
    !authorizedDomains.includes(hostname)
  )
    throw new GoogleError('unauthorized-domain');
}

/**
 * Returns the provider's URL for a sign-in. Throws GoogleError, or a SpokenError with the server's message.
 */
export async function beginGoogle(
  mode: 'popup' | 'page',
  { returnTo, purpose }: GoogleRequest,
): Promise<string> {
  flows.remember({ purpose: mode === 'popup' ? 'google_popup' : 'google_page', email: '', returnTo });
  flows.forget(mode === 'popup' ? 'google_page' : 'google_popup');
  try {
    const { authorization_url } = await startGoogle({
      mode,
      purpose,
      ...(returnTo ? { return_to: returnTo } : {}),
    });
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

/** Only one popup at a time, for all callers. */
const current: { request: GoogleRequest } = { request: { returnTo: null, purpose: 'sign_in' } };
const openWindow = createGooglePopup({
  open: openPopup,
  start: () => beginGoogle('popup', current.request),
  listen: listenForAuthEvents,
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

/** Must run inside the click handler. Throws GoogleError. */
export function askGoogleInWindow(request: GoogleRequest): ReturnType<typeof openWindow> {
  current.request = request;
  return openWindow();
}
