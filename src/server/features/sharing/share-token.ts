import { createHash, createHmac } from 'node:crypto';

/** 128 bits: guessing one link of a million takes longer than the sun lasts. */
const tokenBytes = 16;

/** What a token looks like in an address. */
export const tokenPattern = /^[A-Za-z0-9_-]{22}$/;

/**
 * The token of a link, made of its row's random id with the secret of this installation. So the owner can be shown the
 * link again, while the database holds nothing that opens it.
 */
export function shareToken(shareId: string, secret: Uint8Array): string {
  return createHmac('sha256', secret)
    .update(`share-link:${shareId}`)
    .digest()
    .subarray(0, tokenBytes)
    .toString('base64url');
}

/** What links are looked up by: comparing it tells nothing of the token. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
