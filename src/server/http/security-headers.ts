import type { FastifyHelmetOptions } from '@fastify/helmet';

/** Sources each captcha provider loads and embeds. */
const captchaSources: Readonly<Record<string, readonly string[]>> = {
  'cloudflare-turnstile': ['https://challenges.cloudflare.com'],
  hcaptcha: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  'google-recaptcha': [
    'https://www.google.com/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
    'https://recaptcha.google.com/recaptcha/',
  ],
};

/** Returns a URL as a CSP source: without query, with separators escaped. */
function sourceOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');
}

/** Browser features the app never uses, denied to everything it embeds, too. */
export const permissionsPolicy = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']
  .map((name) => `${name}=()`)
  .join(', ');

/**
 * Returns the app's security headers. Scripts load only from this origin, never inline. Styles may be inline,
 * because documents carry their own (sanitized) ones, shown in frames without scripts.
 * @param captchaProvider the configured provider; only its sources are allowed
 * @param tokenSyncUrl the only URL that the page may send its token to
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
    // Keeps the opener's handle on the Google sign-in popup, to watch and close it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  };
}
