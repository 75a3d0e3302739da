import type { ErrorCode } from '../../contract/error-codes.ts';

/** The one table from error code to HTTP status. */
export const errorStatus: Record<ErrorCode, number> = {
  invalid_input: 400,
  unauthenticated: 401,
  token_expired: 401,
  allowance_used_up: 402,
  forbidden: 403,
  not_found: 404,
  deadline_exceeded: 504,
  conflict: 409,
  gone: 410,
  payload_too_large: 413,
  unsupported_media_type: 415,
  unprocessable: 422,
  rate_limited: 429,
  cancelled: 499,
  internal: 500,
  storage_failed: 500,
  render_failed: 500,
  model_failed: 502,
  model_unavailable: 503,
  render_busy: 503,
  unavailable: 503,
};
