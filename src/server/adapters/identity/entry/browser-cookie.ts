import { cookiePrefixOf, isHttps } from '../cookie-prefix.ts';
import { hashOfSecret, newSecret } from './mailed-codes.ts';

const secretPattern = /^[A-Za-z0-9_-]{43}$/;

/** A cookie that holds a secret of 32 bytes, for the calls of accounts alone. */
export class SecretCookie {
  readonly #name: string;
  readonly #isSecure: boolean;

  constructor(name: string, publicUrl: string) {
    this.#name = cookiePrefixOf(publicUrl) + name;
    this.#isSecure = isHttps(publicUrl);
  }

  /** The secret that a browser sent; null when it has none. */
  read(cookieHeader: string | undefined): string | null {
    for (const part of cookieHeader?.split(';') ?? []) {
      const [key, value = ''] = part.trim().split('=');
      if (key === this.#name && secretPattern.test(value)) return value;
    }
    return null;
  }

  write(secret: string, maxAgeSeconds: number): string {
    // A cookie that is bound to its host has to be good for all paths.
    const where = this.#isSecure ? 'Path=/; Secure' : 'Path=/identity';
    return `${this.#name}=${secret}; ${where}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict`;
  }
}

/** As long as the email that it goes with. */
const maxAgeSeconds = 24 * 60 * 60;
const signUpCookie = (publicUrl: string) => new SecretCookie('octavo.sign_up', publicUrl);

export function browserHashIn(cookieHeader: string | undefined, publicUrl: string): string | null {
  const secret = signUpCookie(publicUrl).read(cookieHeader);
  return secret ? hashOfSecret(secret) : null;
}

/** Marks a browser as one in which a sign-up began. A browser keeps its mark over several sign-ups. */
export function markBrowser(
  cookieHeader: string | undefined,
  publicUrl: string,
): { readonly browserHash: string; readonly setCookie: string } {
  const cookie = signUpCookie(publicUrl);
  const secret = cookie.read(cookieHeader) ?? newSecret();
  return { browserHash: hashOfSecret(secret), setCookie: cookie.write(secret, maxAgeSeconds) };
}
