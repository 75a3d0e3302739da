import { AppError } from '../app-error.ts';

/** What whoever sits at the command line is told. */
export function failureInWords(error: unknown): string {
  if (error instanceof AppError) return error.detail;
  return error instanceof Error ? error.message : String(error);
}
