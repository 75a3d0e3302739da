import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FoundPhoto } from '../../adapters/photo-search/found-photo.ts';
import { AppError, notFound } from '../../app-error.ts';
import { told } from '../../told.ts';

/** How long a found photo can be chosen. */
export const photoTokenMs = 60 * 60_000;

interface Claim {
  readonly photo: FoundPhoto;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

const macOf = (secret: Uint8Array, payload: string): Buffer =>
  Buffer.from(createHmac('sha256', secret).update(`photo:${payload}`).digest('base64url'));

/** Signs a found photo, so that any process can fetch it later, and no address but those of a search. */
export function signPhoto(claim: Claim, secret: Uint8Array): string {
  const payload = Buffer.from(JSON.stringify(claim)).toString('base64url');
  return `${payload}.${macOf(secret, payload)}`;
}

/** @throws AppError `not_found` for a forged token, `gone` for an expired one */
export function openPhoto(token: string, secret: Uint8Array, now: number): FoundPhoto {
  const [payload, mac, ...rest] = token.split('.');
  if (!payload || !mac || rest.length > 0) throw notFound('photoMissing');
  const expected = macOf(secret, payload);
  const given = Buffer.from(mac);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw notFound('photoMissing');
  const { photo, expiresAt } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claim;
  if (expiresAt <= now) throw new AppError('gone', told('photoSearchOld'));
  return photo;
}
