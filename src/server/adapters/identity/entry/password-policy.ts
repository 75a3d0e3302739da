import { AppError } from '../../../app-error.ts';

/** Length alone: rules about kinds of characters make passwords worse. The upper end keeps hashing cheap. */
export const passwordPolicy = { minLength: 6, maxLength: 128 } as const;

/** Throws AppError `password_policy`, naming the field, for a password that this installation does not take. */
export function requirePasswordPolicy(password: string, field = 'password'): void {
  const { minLength, maxLength } = passwordPolicy;
  // Counted as people count: an emoji is one character.
  const length = [...password].length;
  const message =
    length < minLength
      ? `Password must be at least ${minLength} characters long.`
      : password.length > maxLength
        ? `Password must be at most ${maxLength} characters long.`
        : null;
  if (message) throw new AppError('password_policy', message, { fields: [{ path: field, message }] });
}
