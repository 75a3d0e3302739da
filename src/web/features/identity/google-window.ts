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
  /** An own path to go to afterwards. */
  readonly returnTo: string | null;
  readonly purpose: 'sign_in' | 'confirm';
}

/** Where the browser keeps nothing, the page that ends the sign-in could not know that it was begun here. */
function requireStorage(): void {
  const probe = 'storage-probe';
  localStore.write(probe, probe);
  const isKept = localStore.read(probe) === probe;
  localStore.write(probe, null);
  if (!isKept) throw new GoogleError('web-storage-unsupported');
}

/** What can be known before anything is opened. Throws GoogleError. */
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

/** The provider's address for a sign-in. Throws GoogleError, or a SpokenError with the server's words. */
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

/** One window at a time, whoever asks. */
const current: { request: GoogleRequest } = { request: { returnTo: null, purpose: 'sign_in' } };
const openWindow = createGooglePopup({
  open: openPopup,
  start: () => beginGoogle('popup', current.request),
  listen: listenForAuthEvents,
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

/** Has to run within the click itself. Throws GoogleError. */
export function askGoogleInWindow(request: GoogleRequest): ReturnType<typeof openWindow> {
  current.request = request;
  return openWindow();
}
