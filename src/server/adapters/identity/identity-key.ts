import { hkdfSync } from 'node:crypto';

/** Derives better-auth's key from the installation's secret, so a signature made for one purpose isn't valid for another. */
export function identityKeyOf(instanceSecret: Uint8Array): string {
  return Buffer.from(hkdfSync('sha256', instanceSecret, '', 'octavo identity', 32)).toString('base64url');
}
