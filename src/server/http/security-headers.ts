import type { FastifyHelmetOptions } from '@fastify/helmet';

/** What a captcha has to load and show in the page, by the name of its provider. */
const captchaSources: Readonly<Record<string, readonly string[]>> = {
  'cloudflare-turnstile': ['https://challenges.cloudflare.com'],
  hcaptcha: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  'google-recaptcha': [
    'https://www.google.com/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
    'https://recaptcha.google.com/recaptcha/',
  ],
};

/** As a page policy names one address: without a query, and without what ends a directive. */
function sourceOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');
}

/** What the app never asks a browser for: neither it nor anything that it shows may. */
export const permissionsPolicy = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']
  .map((name) => `${name}=()`)
  .join(', ');

/**
 * The page policy of the app. Scripts come from this origin alone, never inline. Styles may be inline because documents
 * carry their own (sanitised) ones, shown in frames without scripts.
 * @param captchaProvider the configured provider, whose own addresses are allowed then and only then
 * @param tokenSyncUrl the one address that the page may send its token to
 */
export function securityHeaders(
  isHttps: boolean,
  captchaProvider: string | null = null,
  tokenSyncUrl: string | null = null,
): FastifyHelmetOptions {
  const tokenSync = tokenSyncUrl === null ? [] : [sourceOf(tokenSyncUrl)];
  const captcha = (captchaProvider && captchaSources[captchaProvider]) || [];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...captcha],
        workerSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...captcha, ...tokenSync],
        frameSrc: ["'self'", 'blob:', 'about:', ...captcha],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    hsts: isHttps,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    // The window of a sign-in with Google has to stay ours to watch and to close.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  };
}
