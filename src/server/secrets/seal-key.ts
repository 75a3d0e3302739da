import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Secret } from '../config.ts';

const algorithm = 'aes-256-gcm';
const version = 1;
const saltBytes = 16;
const nonceBytes = 12;
const tagBytes = 16;
const headBytes = 1 + saltBytes + nonceBytes + tagBytes;

const keyFrom = (secret: Uint8Array, salt: Uint8Array): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, 'octavo provider keys', 32));

/**
 * Encrypts a provider's key with the installation's secret. Bound to `providerId`, so it can't be decrypted
 * in another row. Format: version, salt, nonce, tag, ciphertext.
 */
export function sealKey(key: Secret, providerId: string, secret: Uint8Array): Buffer {
  const salt = randomBytes(saltBytes);
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyFrom(secret, salt), nonce).setAAD(Buffer.from(providerId));
  const text = Buffer.concat([cipher.update(key.reveal(), 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.of(version), salt, nonce, cipher.getAuthTag(), text]);
}

/**
 * Returns the decrypted key; null if it was encrypted with another secret or for another provider, or is
 * damaged.
 */
export function openKey(sealed: Uint8Array, providerId: string, secret: Uint8Array): Secret | null {
  const bytes = Buffer.from(sealed);
  if (bytes.length < headBytes || bytes[0] !== version) return null;
  const salt = bytes.subarray(1, 1 + saltBytes);
  const nonce = bytes.subarray(1 + saltBytes, 1 + saltBytes + nonceBytes);
  const tag = bytes.subarray(headBytes - tagBytes, headBytes);
  const decipher = createDecipheriv(algorithm, keyFrom(secret, salt), nonce, { authTagLength: tagBytes })
    .setAAD(Buffer.from(providerId))
    .setAuthTag(tag);
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(headBytes)), decipher.final()]);
    return new Secret(text.toString('utf8'));
  } catch {
    return null;
  }
}
