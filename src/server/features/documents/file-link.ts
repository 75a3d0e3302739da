import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError, notFound } from '../../app-error.ts';

/** Default life of a signed link, as the specification has it. */
export const fileLinkMinutes = 120;

/** What files can be linked to. HTML is saved, never shown: none is ever a page of this origin. */
export type LinkedType =
  | 'application/pdf'
  | 'text/html'
  | 'application/zip'
  | `image/${'webp' | 'png' | 'jpeg' | 'svg+xml'}`
  | `font/${'woff2' | 'woff' | 'ttf' | 'otf'}`;

/** What a link leads to. */
export interface LinkedFile {
  readonly key: string;
  /** A PDF where it is left out. */
  readonly contentType?: LinkedType;
  /** Name to save it under; without one it is shown in place. */
  readonly fileName?: string;
  /** What happens to a file that has a name; it is saved where this is left out. */
  readonly disposition?: 'inline' | 'attachment';
  /** What the link ends with. Left out for files in the owner's folder, which are removed with what they show. */
  readonly of?: LinkOrigin;
}

/** The account that asked for a link, and the documents that its file shows. */
export interface LinkOrigin {
  readonly uid: string;
  readonly documentIds?: readonly string[];
}

interface Claim extends LinkedFile {
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

function macOf(secret: Uint8Array, payload: string): Buffer {
  return createHmac('sha256', secret).update(`file-link:${payload}`).digest();
}

/** Signs one stored object for reading until `expiresAt`. The link is bound to that object alone. */
export function signFileLink(claim: Claim, secret: Uint8Array): string {
  const payload = Buffer.from(JSON.stringify(claim)).toString('base64url');
  return `${payload}.${macOf(secret, payload).toString('base64url')}`;
}

/** @throws AppError `not_found` for a forged token, `gone` for an expired one */
export function openFileLink(token: string, secret: Uint8Array, now: number): Claim {
  const [payload, mac, ...rest] = token.split('.');
  if (!payload || !mac || rest.length > 0) throw notFound('The file');
  // As text: the last character of base64url has spare bits, which a decoder ignores.
  const expected = Buffer.from(macOf(secret, payload).toString('base64url'));
  const given = Buffer.from(mac);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw notFound('The file');
  const claim = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claim;
  if (claim.expiresAt <= now) throw new AppError('gone', 'This link has expired. Ask for a new one.');
  return claim;
}
