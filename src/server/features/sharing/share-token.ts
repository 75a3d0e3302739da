import { createHash, createHmac } from 'node:crypto';

/** 128 random bits, so a token can't be guessed. */
const tokenBytes = 16;

/** Format of a token. */
export const tokenPattern = /^[A-Za-z0-9_-]{22}$/;

/**
 * Derives a link's token from its row's random id and the instance secret. The owner can be shown the link
 * again, although the database contains nothing that opens it.
 */
export function shareToken(shareId: string, secret: Uint8Array): string {
  return createHmac('sha256', secret)
    .update(`share-link:${shareId}`)
    .digest()
    .subarray(0, tokenBytes)
    .toString('base64url');
}

/** Returns the hash that links are looked up by; lookup timing reveals nothing about the token. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
