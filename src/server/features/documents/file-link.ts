import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError, notFound } from '../../app-error.ts';
import { told } from '../../told.ts';

/** Default lifetime of a signed link in minutes, as specified. */
export const fileLinkMinutes = 120;

/**
 * The media types that links can have. HTML is always downloaded, never shown, so it can't run in our origin.
 */
export type LinkedType =
  | 'application/pdf'
  | 'text/html'
  | 'application/zip'
  | `image/${'webp' | 'png' | 'jpeg' | 'svg+xml'}`
  | `font/${'woff2' | 'woff' | 'ttf' | 'otf'}`;

/** The target of a link. */
export interface LinkedFile {
  readonly key: string;
  /** Defaults to PDF. */
  readonly contentType?: LinkedType;
  /** Download file name; without one the file is shown inline. */
  readonly fileName?: string;
  /** How a file with a name is served; defaults to `attachment`. */
  readonly disposition?: 'inline' | 'attachment';
  /**
   * The link stops working when these are deleted. Omitted for files in the owner's folder, which are removed
   * with their source.
   */
  readonly of?: LinkOrigin;
}

/** The account that requested a link, and the documents that its file shows. */
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

/** Signs a link to one stored object, valid until `expiresAt`. */
export function signFileLink(claim: Claim, secret: Uint8Array): string {
  const payload = Buffer.from(JSON.stringify(claim)).toString('base64url');
  return `${payload}.${macOf(secret, payload).toString('base64url')}`;
}

/** @throws AppError `not_found` for a forged token, `gone` for an expired one */
export function openFileLink(token: string, secret: Uint8Array, now: number): Claim {
  const [payload, mac, ...rest] = token.split('.');
  if (!payload || !mac || rest.length > 0) throw notFound('fileMissing');
  // Compared as text, because decoders ignore the spare bits in the last base64url character.
  const expected = Buffer.from(macOf(secret, payload).toString('base64url'));
  const given = Buffer.from(mac);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw notFound('fileMissing');
  const claim = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claim;
  if (claim.expiresAt <= now) throw new AppError('gone', told('linkExpired'));
  return claim;
}
