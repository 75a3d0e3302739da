import { AppError } from '../../../app-error.ts';
import { type Told, told } from '../../../told.ts';
import { isCommonPassword } from './common-passwords.ts';

export interface PasswordPolicy {
  readonly minLength: number;
  readonly maxLength: number;
}

/** From the specification. OCTAVO_PASSWORD_MIN_LENGTH raises it. */
const usualMinLength = 6;

/** Returns the policy: length and a list of common passwords. Character-class rules make passwords weaker. */
export const passwordPolicyOf = (deps: { readonly minPasswordLength?: number }): PasswordPolicy => ({
  minLength: deps.minPasswordLength ?? usualMinLength,
  maxLength: 128,
});

/**
 * Rejects a password that is too short, too long, common, or the account's own address.
 * @throws AppError `password_policy`, naming the field
 */
export async function requirePasswordPolicy(
  password: string,
  {
    policy,
    email,
    field = 'password',
  }: { readonly policy: PasswordPolicy; readonly email: string | null; readonly field?: string },
): Promise<void> {
  const message = await faultOf(password, email, policy);
  if (message)
    throw new AppError('password_policy', message, { fields: [{ path: field, message: message.detail }] });
}

async function faultOf(
  password: string,
  email: string | null,
  { minLength, maxLength }: PasswordPolicy,
): Promise<Told | null> {
  // Counts code points: an emoji is one character.
  if ([...password].length < minLength) return told('passwordTooShort', { limit: minLength });
  if (password.length > maxLength) return told('passwordTooLong', { limit: maxLength });
  const address = email?.toLowerCase() ?? '';
  const text = password.toLowerCase();
  if (address && (text === address || text === address.split('@')[0])) return told('passwordIsEmail');
  if (await isCommonPassword(password)) return told('passwordCommon');
  return null;
}
