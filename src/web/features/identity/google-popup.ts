import type { AuthEvent } from './auth-events.ts';
import { GoogleError, googleFailureOf } from './google-errors.ts';

const popupSize = { width: 500, height: 600 };
/**
 * Grace period after the popup closes: the result may still arrive, and some browsers report an open popup as
 * closed.
 */
const closedDelayMs = 8000;
const pollMs = 500;

/** Subset of Window. */
export interface Popup {
  readonly closed: boolean;
  close(): void;
  moveTo(address: string): void;
}

export interface PopupDeps {
  /** Returns null if popups are blocked. Must run inside the click handler, or the popup is blocked. */
  readonly open: (size: { width: number; height: number }) => Popup | null;
  /** Returns the provider's URL for this sign-in. Throws GoogleError. */
  readonly start: () => Promise<string>;
  readonly listen: (listener: (event: AuthEvent) => void) => () => void;
  readonly sleep: (ms: number) => Promise<void>;
}

/** With 'multi-factor-auth-required', a code from the authenticator app is still needed. */
export type GoogleOutcome = 'signed_in' | 'multi-factor-auth-required';

/**
 * Creates a function that signs in with a provider in a popup. Only one runs at a time: a second call rejects
 * the first with 'cancelled-popup-request'. Throws GoogleError.
 */
export function createGooglePopup(deps: PopupDeps): () => Promise<GoogleOutcome> {
  let cancelCurrent: (() => void) | null = null;

  return async () => {
    cancelCurrent?.();
    const popup = deps.open(popupSize);
    if (!popup) throw new GoogleError('popup-blocked');

    let isOver = false;
    const { promise, resolve, reject } = Promise.withResolvers<GoogleOutcome>();
    const stopListening = deps.listen(({ outcome }) => {
      if (outcome === 'signed_in' || outcome === 'multi-factor-auth-required') resolve(outcome);
      else reject(new GoogleError(googleFailureOf(outcome)));
    });
    const cancel = () => reject(new GoogleError('cancelled-popup-request'));
    cancelCurrent = cancel;

    const watch = async () => {
      while (!isOver && !popup.closed) await deps.sleep(pollMs);
      if (!isOver) await deps.sleep(closedDelayMs);
      reject(new GoogleError('popup-closed-by-user'));
    };
    deps.start().then((address) => {
      if (isOver) return;
      popup.moveTo(address);
      void watch();
    }, reject);

    try {
      return await promise;
    } finally {
      isOver = true;
      stopListening();
      popup.close();
      if (cancelCurrent === cancel) cancelCurrent = null;
    }
  };
}
