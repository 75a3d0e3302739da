import { z } from 'zod';

/** Problem with one field: title and text of the toast; the text is also shown at the field. */
export interface Problem {
  readonly field: 'displayName' | 'email' | 'password' | 'confirmation';
  readonly title: string;
  readonly message: string;
}

/** Minimum password length until the server's policy is loaded. */
export const defaultMinLength = 6;

const emailShape = z.email().max(254);

export function tooShortMessage(minLength: number): string {
  return `Password must be at least ${minLength} characters long.`;
}

/** Validates the email; returns at most one problem. */
export function emailProblems(email: string): Problem[] {
  if (email.trim() === '')
    return [{ field: 'email', title: 'Email required', message: 'Please enter your email address.' }];
  if (emailShape.safeParse(email.trim()).success) return [];
  return [
    {
      field: 'email',
      title: 'Email not valid',
      message: 'Please enter an email address such as name@example.com.',
    },
  ];
}

/** Validates a new password and its repetition. */
export function newPasswordProblems(password: string, confirmation: string, minLength: number): Problem[] {
  const problems: Problem[] = [];
  if (password !== confirmation)
    problems.push({
      field: 'confirmation',
      title: 'Password mismatch',
      message: 'Passwords do not match. Please try again.',
    });
  // Counts UTF-16 code units like the server, not visible characters.
  if (password.length < minLength)
    problems.push({ field: 'password', title: 'Password too short', message: tooShortMessage(minLength) });
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
      title: 'Display name required',
      message: 'Please enter a display name to create your account.',
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
      title: 'Display name missing',
      message: 'Please enter a display name.',
    });
  return [...problems, ...emailProblems(values.email)];
}

export function signInProblems(values: { readonly email: string; readonly password: string }): Problem[] {
  const problems = emailProblems(values.email);
  if (values.password === '')
    problems.push({
      field: 'password',
      title: 'Password required',
      message: 'Please enter your password.',
    });
  return problems;
}
