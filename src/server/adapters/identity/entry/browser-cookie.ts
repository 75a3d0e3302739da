import { cookiePrefixOf, isHttps } from '../cookie-prefix.ts';
import { hashOfSecret, newSecret } from './mailed-codes.ts';

const secretPattern = /^[A-Za-z0-9_-]{43}$/;

/** Cookie with a 32-byte secret, sent only to account calls. */
export class SecretCookie {
  readonly #name: string;
  readonly #isSecure: boolean;

  constructor(name: string, publicUrl: string) {
    this.#name = cookiePrefixOf(publicUrl) + name;
    this.#isSecure = isHttps(publicUrl);
  }

  /** Returns the secret the browser sent; null if it has none. */
  read(cookieHeader: string | undefined): string | null {
    for (const part of cookieHeader?.split(';') ?? []) {
      const [key, value = ''] = part.trim().split('=');
      if (key === this.#name && secretPattern.test(value)) return value;
    }
    return null;
  }

  write(secret: string, maxAgeSeconds: number): string {
    // A `__Host-` cookie requires Path=/.
    const where = this.#isSecure ? 'Path=/; Secure' : 'Path=/identity';
    return `${this.#name}=${secret}; ${where}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict`;
  }
}

/** Same lifetime as the verification email. */
const maxAgeSeconds = 24 * 60 * 60;
const signUpCookie = (publicUrl: string) => new SecretCookie('octavo.sign_up', publicUrl);

export function browserHashIn(cookieHeader: string | undefined, publicUrl: string): string | null {
  const secret = signUpCookie(publicUrl).read(cookieHeader);
  return secret ? hashOfSecret(secret) : null;
}

/** Marks a browser in which a sign-up began. The mark is kept across sign-ups. */
export function markBrowser(
  cookieHeader: string | undefined,
  publicUrl: string,
): { readonly browserHash: string; readonly setCookie: string } {
  const cookie = signUpCookie(publicUrl);
  const secret = cookie.read(cookieHeader) ?? newSecret();
  return { browserHash: hashOfSecret(secret), setCookie: cookie.write(secret, maxAgeSeconds) };
}
