import { z } from 'zod';

/** What is wrong with one field: the title and text of its toast; the text also stands at the field. */
export interface Problem {
  readonly field: 'displayName' | 'email' | 'password' | 'confirmation';
  readonly title: string;
  readonly message: string;
}

/** The smallest password until the server has said what it wants. */
export const defaultMinLength = 6;

const emailShape = z.email().max(254);

export function tooShortMessage(minLength: number): string {
  return `Password must be at least ${minLength} characters long.`;
}

/** For the e-mail alone: none, or one. */
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

/** For a new password and its repetition. */
export function newPasswordProblems(password: string, confirmation: string, minLength: number): Problem[] {
  const problems: Problem[] = [];
  if (password !== confirmation)
    problems.push({
      field: 'confirmation',
      title: 'Password mismatch',
      message: 'Passwords do not match. Please try again.',
    });
  // Counted as the server counts: code units, not what the eye takes for a character.
  if (password.length < minLength)
    problems.push({ field: 'password', title: 'Password too short', message: tooShortMessage(minLength) });
  return problems;
}

/** In the order in which a form tells them: the first one is toasted. */
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
