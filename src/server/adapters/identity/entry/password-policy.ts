import { AppError } from '../../../app-error.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Length and a list of common passwords: rules about kinds of characters make passwords worse. */
export const passwordPolicy = { minLength: 6, maxLength: 128 } as const;

/**
 * Refuses a password that is too short, too long, common, or the account's own address.
 * @throws AppError `password_policy`, naming the field
 */
export async function requirePasswordPolicy(
  password: string,
  { email, field = 'password' }: { readonly email: string | null; readonly field?: string },
): Promise<void> {
  const message = await faultOf(password, email);
  if (message) throw new AppError('password_policy', message, { fields: [{ path: field, message }] });
}

async function faultOf(password: string, email: string | null): Promise<string | null> {
  const { minLength, maxLength } = passwordPolicy;
  // Counted as people count: an emoji is one character.
  if ([...password].length < minLength) return `Password must be at least ${minLength} characters long.`;
  if (password.length > maxLength) return `Password must be at most ${maxLength} characters long.`;
  const address = email?.toLowerCase() ?? '';
  const text = password.toLowerCase();
  if (address && (text === address || text === address.split('@')[0]))
    return 'Password must not be your email address. Choose another one.';
  if (await isCommonPassword(password)) return 'This password is too easy to guess. Choose another one.';
  return null;
}
