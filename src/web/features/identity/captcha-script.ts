import { SpokenError } from './failure-words.ts';
import { watchRecaptchaPuzzle } from './recaptcha-puzzle.ts';

/** A captcha on the page, after its provider's script. */
export interface Captcha {
  /** A fresh token; may ask the visitor something first. Rejects where the provider gives none. */
  getToken(): Promise<string>;
}

/** What the three providers have in common: a box is rendered, started, and calls back with a token. */
interface Widget {
  render(
    box: HTMLElement,
    options: {
      sitekey: string;
      size?: 'invisible';
      execution?: 'execute';
      callback: (token: string) => void;
      'error-callback': () => void;
      /** hCaptcha's dialog was closed. */
      'close-callback': () => void;
      /** hCaptcha's puzzle was left alone too long. */
      'chalexpired-callback': () => void;
      /** Turnstile's was. */
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

/** Adds a script once; a failed one may be tried again. */
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

/** Loads the provider's script, on first need alone, and puts its captcha into `box`. */
export async function openCaptcha(
  settings: { readonly provider: string; readonly site_key: string },
  box: HTMLElement,
): Promise<Captcha> {
  const provider = Object.hasOwn(providers, settings.provider) ? providers[settings.provider] : undefined;
  if (!provider) throw new SpokenError(`Unknown captcha provider: ${settings.provider}.`);
  await loadScript(provider.script);
  const widget = (window as unknown as Record<string, Widget | undefined>)[provider.global];
  if (!widget) throw new SpokenError("The captcha didn't start. Reload the page.");
  // Turnstile's own `ready` refuses scripts that were loaded late; the script itself is what was waited for.
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
      // reCAPTCHA v3 answers with the token itself.
      Promise.resolve(widget.execute(id)).then((token) => {
        if (typeof token === 'string') waiting?.resolve(token);
      }, fail);
      if (provider.global !== 'grecaptcha') return current.promise;
      const stop = watchRecaptchaPuzzle(() => current.reject(notSolved()));
      return current.promise.finally(stop);
    },
  };
}
