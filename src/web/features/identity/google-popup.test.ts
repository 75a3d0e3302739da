import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadWords } from '../../lib/words.ts';
import { type AuthEvent, createEventCache } from './auth-events.ts';
import {
  GoogleError,
  type GoogleFailure,
  googleFailureOf,
  googleFailures,
  googleFailureText,
} from './google-errors.ts';
import { createGooglePopup, type PopupDeps } from './google-popup.ts';

beforeAll(() => loadWords('identity'));

class FakePopup {
  closed = false;
  address = '';
  close() {
    this.closed = true;
  }
  moveTo(address: string) {
    this.address = address;
  }
}

let popups: FakePopup[];
let sizes: unknown[];
let slept: number[];
let wakers: (() => void)[];
let listeners: Set<(event: AuthEvent) => void>;
let deps: PopupDeps;

beforeEach(() => {
  popups = [];
  sizes = [];
  slept = [];
  wakers = [];
  listeners = new Set();
  deps = {
    open: (size) => {
      sizes.push(size);
      const popup = new FakePopup();
      popups.push(popup);
      return popup;
    },
    start: async () => 'https://accounts.example/authorize',
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    sleep: (ms) => {
      slept.push(ms);
      return new Promise((resolve) => wakers.push(resolve));
    },
  };
});

const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};
const passSleep = async () => {
  await settle();
  for (const wake of wakers.splice(0)) wake();
  await settle();
};
const say = (outcome: string) => {
  for (const listener of listeners) listener({ kind: 'octavo.auth', id: 'event-1', outcome });
};
const codeOf = (promise: Promise<unknown>): Promise<GoogleFailure> =>
  promise.then(
    () => {
      throw new Error('It did not fail.');
    },
    (error: GoogleError) => error.code,
  );

describe('a popup', () => {
  test('is 500x600, opens the provider, and is closed when its page reports the outcome', async () => {
    const outcome = createGooglePopup(deps)();
    await settle();
    expect(sizes).toEqual([{ width: 500, height: 600 }]);
    expect(popups[0]?.address).toBe('https://accounts.example/authorize');
    say('signed_in');
    expect(await outcome).toBe('signed_in');
    expect(popups[0]?.closed).toBe(true);
    expect(listeners.size).toBe(0);
  });

  test('opens before anything is awaited, so that the browser attributes it to the click', () => {
    void createGooglePopup(deps)().catch(() => undefined);
    expect(popups).toHaveLength(1);
  });

  test('fails with popup-blocked if the browser blocks it', async () => {
    expect(await codeOf(createGooglePopup({ ...deps, open: () => null })())).toBe('popup-blocked');
  });

  test('counts as closed 8 s after it was closed', async () => {
    const code = codeOf(createGooglePopup(deps)());
    await passSleep();
    popups[0]?.close();
    await passSleep();
    expect(slept.at(-1)).toBe(8000);
    await passSleep();
    expect(await code).toBe('popup-closed-by-user');
  });

  test('may still report its outcome within 8 s after it was closed', async () => {
    const outcome = createGooglePopup(deps)();
    await passSleep();
    popups[0]?.close();
    await passSleep();
    say('multi-factor-auth-required');
    expect(await outcome).toBe('multi-factor-auth-required');
  });

  test('is canceled by a second one, which continues', async () => {
    const open = createGooglePopup(deps);
    const first = codeOf(open());
    const second = open();
    expect(await first).toBe('cancelled-popup-request');
    expect(popups[0]?.closed).toBe(true);
    await settle();
    say('signed_in');
    expect(await second).toBe('signed_in');
  });

  test('is closed if the server returns no URL', async () => {
    const start = () => Promise.reject(new GoogleError('network-request-failed'));
    expect(await codeOf(createGooglePopup({ ...deps, start })())).toBe('network-request-failed');
    expect(popups[0]?.closed).toBe(true);
  });

  test.each([
    ['user-mismatch', 'user-mismatch'],
    ['unauthorized_domain', 'unauthorized-domain'],
    ['access_denied', 'access-denied'],
    ['toString', 'failed'],
  ])('whose page says %s ends as %s', async (said, code) => {
    const failure = codeOf(createGooglePopup(deps)());
    await settle();
    say(said);
    expect(await failure).toBe(code);
  });
});

test('every failure has its own message', () => {
  const texts = Object.keys(googleFailures).map((code) => googleFailureText(code as GoogleFailure));
  expect(new Set(texts).size).toBe(texts.length);
  for (const code of Object.keys(googleFailures)) expect(googleFailureOf(code)).toBe(code);
});

test('an event counts once within 600000 ms', () => {
  let nowMs = 0;
  const cache = createEventCache(() => nowMs);
  expect(cache.isNew('a')).toBe(true);
  expect(cache.isNew('a')).toBe(false);
  expect(cache.isNew('b')).toBe(true);
  nowMs = 600_000;
  expect(cache.isNew('a')).toBe(true);
});
