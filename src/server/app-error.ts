import type { ErrorCode } from '../contract/error-codes.ts';

export interface FieldFault {
  readonly path: string;
  readonly message: string;
}

/**
 * The only error that verbs throw. `detail` is shown to the user: what failed and what to do about it,
 * without secrets. The `cause` is only logged.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly detail: string;
  readonly fields: readonly FieldFault[] | undefined;
  /** Seconds to wait before retrying; sent as Retry-After. */
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

/** Returns the same error for another user's objects as for missing ones, so IDs can't be probed. */
export function notFound(what: string): AppError {
  return new AppError('not_found', `${what} was not found. It may have been deleted.`);
}
