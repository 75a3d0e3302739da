import { createHash, randomBytes } from 'node:crypto';
import { apiKeyMark } from '../../../domain/membership/api-scopes.ts';

const prefixLength = 12;

/** The secret has 192 random bits, so it can't be guessed and a fast hash is safe. */
export function newSecret(): {
  readonly secret: string;
  readonly prefix: string;
  readonly secret_hash: string;
} {
  const secret = apiKeyMark + randomBytes(24).toString('base64url');
  return { secret, prefix: secret.slice(0, prefixLength), secret_hash: hashSecret(secret) };
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
