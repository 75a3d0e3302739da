import { hashOfSecret, newSecret } from './mailed-codes.ts';

const name = 'octavo.sign_up';
const secretPattern = /^[A-Za-z0-9_-]{43}$/;
/** As long as the mail that it goes with. */
const maxAgeSeconds = 24 * 60 * 60;

/** The secret in a cookie of this name; null when the browser has none. */
export function readSecretCookie(cookieHeader: string | undefined, name: string): string | null {
  for (const part of cookieHeader?.split(';') ?? []) {
    const [key, value = ''] = part.trim().split('=');
    if (key === name && secretPattern.test(value)) return value;
  }
  return null;
}

export function browserHashIn(cookieHeader: string | undefined): string | null {
  const secret = readSecretCookie(cookieHeader, name);
  return secret ? hashOfSecret(secret) : null;
}

/** Marks a browser as one in which a sign-up began. A browser keeps its mark over several sign-ups. */
export function markBrowser(
  cookieHeader: string | undefined,
  isSecure: boolean,
): { readonly browserHash: string; readonly setCookie: string } {
  const secret = readSecretCookie(cookieHeader, name) ?? newSecret();
  const secure = isSecure ? '; Secure' : '';
  return {
    browserHash: hashOfSecret(secret),
    setCookie: `${name}=${secret}; Path=/identity; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${secure}`,
  };
}
