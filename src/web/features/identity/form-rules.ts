import { z } from 'zod';
import { words } from '../../lib/words.ts';

/** Problem with one field: title and text of the toast; the text is also shown at the field. */
export interface Problem {
  readonly field: 'displayName' | 'email' | 'password' | 'confirmation';
  readonly title: string;
  readonly message: string;
}

/** Minimum password length until the server's policy is loaded. */
export const defaultMinLength = 6;

const emailShape = z.email().max(254);

/** Validates the email; returns at most one problem. */
export function emailProblems(email: string): Problem[] {
  if (email.trim() === '')
    return [
      {
        field: 'email',
        title: words('identity').emailRequiredTitle,
        message: words('identity').emailRequiredText,
      },
    ];
  if (emailShape.safeParse(email.trim()).success) return [];
  return [
    {
      field: 'email',
      title: words('identity').emailInvalidTitle,
      message: words('identity').emailInvalidText,
    },
  ];
}

/** Validates a new password and its repetition. */
export function newPasswordProblems(password: string, confirmation: string, minLength: number): Problem[] {
  const problems: Problem[] = [];
  if (password !== confirmation)
    problems.push({
      field: 'confirmation',
      title: words('identity').passwordMismatchTitle,
      message: words('identity').passwordMismatchText,
    });
  // Counts UTF-16 code units like the server, not visible characters.
  if (password.length < minLength)
    problems.push({
      field: 'password',
      title: words('identity').passwordShortTitle,
      message: words('identity').passwordShortText(minLength),
    });
  return problems;
}

/** Validates the sign-up form. The first problem is shown as a toast. */
export function signUpProblems(
  values: {
    readonly displayName: string;
    readonly email: string;
    readonly password: string;
    readonly confirmation: string;
  },
  minLength: number,
): Problem[] {
  const problems: Problem[] = [];
  if (values.displayName.trim() === '')
    problems.push({
      field: 'displayName',
      title: words('identity').displayNameRequiredTitle,
      message: words('identity').displayNameRequiredText,
    });
  problems.push(...emailProblems(values.email));
  problems.push(...newPasswordProblems(values.password, values.confirmation, minLength));
  return problems;
}

export function magicLinkProblems(values: {
  readonly displayName: string;
  readonly email: string;
}): Problem[] {
  const problems: Problem[] = [];
  if (values.displayName.trim() === '')
    problems.push({
      field: 'displayName',
      title: words('identity').displayNameMissingTitle,
      message: words('identity').displayNameMissingText,
    });
  return [...problems, ...emailProblems(values.email)];
}

export function signInProblems(values: { readonly email: string; readonly password: string }): Problem[] {
  const problems = emailProblems(values.email);
  if (values.password === '')
    problems.push({
      field: 'password',
      title: words('identity').passwordRequiredTitle,
      message: words('identity').passwordRequiredText,
    });
  return problems;
}
