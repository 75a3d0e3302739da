import type { ErrorCode } from '../contract/error-codes.ts';

export interface FieldFault {
  readonly path: string;
  readonly message: string;
}

/**
 * The one error that verbs throw. `detail` is shown to the user: what failed and what to do about it, no secrets.
 * The `cause` goes to the log alone.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly detail: string;
  readonly fields: readonly FieldFault[] | undefined;
  /** Seconds after which trying again makes sense; becomes Retry-After. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    detail: string,
    options: { cause?: unknown; fields?: readonly FieldFault[]; retryAfterSeconds?: number } = {},
  ) {
    super(detail, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.detail = detail;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** 'Not yours' answers the same as 'not there', so that ids cannot be probed. */
export function notFound(what: string): AppError {
  return new AppError('not_found', `${what} was not found. It may have been deleted.`);
}
