import type { ErrorCode } from '../contract/error-codes.ts';
import { type ErrorReason, type Told, told } from './told.ts';

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
  readonly told: Told;
  readonly fields: readonly FieldFault[] | undefined;
  /** Seconds to wait before retrying; sent as Retry-After. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    message: Told,
    options: { cause?: unknown; fields?: readonly FieldFault[]; retryAfterSeconds?: number } = {},
  ) {
    super(message.detail, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.detail = message.detail;
    this.told = message;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

type MissingReason = Extract<ErrorReason, `${string}Missing`>;

/** Returns the same error for another user's objects as for missing ones, so IDs can't be probed. */
export function notFound(reason: MissingReason): AppError {
  return new AppError('not_found', told(reason));
}
