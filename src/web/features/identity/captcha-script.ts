import { SpokenError } from './failure-words.ts';
import { watchRecaptchaPuzzle } from './recaptcha-puzzle.ts';

/** A captcha on the page, once its provider's script is loaded. */
export interface Captcha {
  /** Returns a fresh token; may show a puzzle. Rejects if the provider returns none. */
  getToken(): Promise<string>;
}

/** Common API of the three providers: render a widget, execute it, and receive a token by callback. */
interface Widget {
  render(
    box: HTMLElement,
    options: {
      sitekey: string;
      size?: 'invisible';
      execution?: 'execute';
      callback: (token: string) => void;
      'error-callback': () => void;
      /** hCaptcha: dialog closed. */
      'close-callback': () => void;
      /** hCaptcha: puzzle timed out. */
      'chalexpired-callback': () => void;
      /** Turnstile: challenge timed out. */
      'timeout-callback': () => void;
    },
  ): string | number;
  execute(id: string | number): unknown;
  reset(id: string | number): void;
  ready?(listener: () => void): void;
}

const providers: Readonly<
  Record<string, { script: string; global: string; look: { size: 'invisible' } | { execution: 'execute' } }>
> = {
  'cloudflare-turnstile': {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    global: 'turnstile',
    look: { execution: 'execute' },
  },
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js?render=explicit',
    global: 'hcaptcha',
    look: { size: 'invisible' },
  },
  'google-recaptcha': {
    script: 'https://www.google.com/recaptcha/api.js?render=explicit',
    global: 'grecaptcha',
    look: { size: 'invisible' },
  },
};

const loading = new Map<string, Promise<void>>();

/** Adds a script once; allows a retry after a failure. */
function loadScript(address: string): Promise<void> {
  const known = loading.get(address);
  if (known !== undefined) return known;
  const promise = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      loading.delete(address);
      script.remove();
      reject(new SpokenError("Couldn't load the captcha. Check your connection and any content blockers."));
    };
    document.head.append(script);
  });
  loading.set(address, promise);
  return promise;
}

const notSolved = () => new SpokenError('The captcha was not solved. Please try again.');

/** Loads the provider's script on first use and renders its captcha in `box`. */
export async function openCaptcha(
  settings: { readonly provider: string; readonly site_key: string },
  box: HTMLElement,
): Promise<Captcha> {
  const provider = Object.hasOwn(providers, settings.provider) ? providers[settings.provider] : undefined;
  if (!provider) throw new SpokenError(`Unknown captcha provider: ${settings.provider}.`);
  await loadScript(provider.script);
  const widget = (window as unknown as Record<string, Widget | undefined>)[provider.global];
  if (!widget) throw new SpokenError("The captcha didn't start. Reload the page.");
  // Turnstile's `ready` rejects scripts that were loaded late, and its load event is enough.
  if (provider.global === 'grecaptcha') await new Promise<void>((resolve) => widget.ready?.(resolve));

  let waiting: PromiseWithResolvers<string> | null = null;
  const fail = () => waiting?.reject(notSolved());
  const id = widget.render(box, {
    sitekey: settings.site_key,
    ...provider.look,
    callback: (token) => waiting?.resolve(token),
    'error-callback': fail,
    'close-callback': fail,
    'chalexpired-callback': fail,
    'timeout-callback': fail,
  });
  let isFresh = true;
  return {
    getToken() {
      if (!isFresh) widget.reset(id);
      isFresh = false;
      waiting = Promise.withResolvers<string>();
      const current = waiting;
      // reCAPTCHA v3 returns the token from `execute`.
      Promise.resolve(widget.execute(id)).then((token) => {
        if (typeof token === 'string') waiting?.resolve(token);
      }, fail);
      if (provider.global !== 'grecaptcha') return current.promise;
      const stop = watchRecaptchaPuzzle(() => current.reject(notSolved()));
      return current.promise.finally(stop);
    },
  };
}
