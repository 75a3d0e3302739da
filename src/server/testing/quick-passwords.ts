import { randomBytes, scryptSync } from 'node:crypto';
import type { PasswordHashing } from '../adapters/identity/identity.ts';

const keyBytes = 16;
/** The smallest cost that scrypt accepts. */
const cost = { N: 2, r: 1, p: 1 };

const derive = (password: string, salt: string): string =>
  scryptSync(password.normalize('NFKC'), salt, keyBytes, cost).toString('hex');

/** Hashes in microseconds; the real cost takes most of the processor time of tests that sign in. */
export const quickPasswords: PasswordHashing = {
  hash: async (password) => {
    const salt = randomBytes(8).toString('hex');
    return `${salt}:${derive(password, salt)}`;
  },
  verify: async ({ hash, password }) => {
    const [salt = '', key] = hash.split(':');
    return derive(password, salt) === key;
  },
};
