import { AppError } from '../app-error.ts';

/** Returns an error message for command-line users. */
export function failureInWords(error: unknown): string {
  if (error instanceof AppError) return error.detail;
  return error instanceof Error ? error.message : String(error);
}
