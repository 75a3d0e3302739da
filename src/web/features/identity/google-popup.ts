import type { AuthEvent } from './auth-events.ts';
import { GoogleError, googleFailureOf } from './google-errors.ts';

const popupSize = { width: 500, height: 600 };
/** A closed window may still have an answer on its way, and some browsers call a window closed that is not. */
const closedDelayMs = 8000;
const pollMs = 500;

/** As much of a window as this needs. */
export interface Popup {
  readonly closed: boolean;
  close(): void;
  moveTo(address: string): void;
}

export interface PopupDeps {
  /** Null where the browser allows no window. Called within the click, or the browser would not allow it. */
  readonly open: (size: { width: number; height: number }) => Popup | null;
  /** The provider's address for this sign-in. Throws GoogleError. */
  readonly start: () => Promise<string>;
  readonly listen: (listener: (event: AuthEvent) => void) => () => void;
  readonly sleep: (ms: number) => Promise<void>;
}

/** With the second one a code of the authenticator app is still to come. */
export type GoogleOutcome = 'signed_in' | 'multi-factor-auth-required';

/**
 * Signs in with a provider in a window of its own. One at a time: a second one ends the first with
 * 'cancelled-popup-request'. Throws GoogleError.
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
