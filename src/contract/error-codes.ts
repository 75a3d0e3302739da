import { z } from 'zod';

/** All error codes. The server maps each to one HTTP status; see server/http/error-status.ts. */
export const errorCodes = [
  'invalid_input',
  'unauthenticated',
  'token_expired',
  'invalid_credentials',
  'second_factor_required',
  'captcha_required',
  'password_policy',
  'not_configured',
  'forbidden',
  'plan_required',
  'not_found',
  'conflict',
  'gone',
  'payload_too_large',
  'quota_exceeded',
  'unsupported_media_type',
  'unprocessable',
  'rate_limited',
  'allowance_used_up',
  'model_unavailable',
  'model_failed',
  'render_failed',
  'render_busy',
  'deadline_exceeded',
  'storage_failed',
  'cancelled',
  'internal',
  'unavailable',
  'database_unavailable',
  'disk_full',
  'unknown_host',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** Values of a message: text, numbers, lists, and days as ISO dates. */
export const messageValues = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.array(z.string()).readonly(), z.object({ day: z.string() })]),
);

/** Fields that make a message translatable. */
export const reasonFields = {
  /** Stable name of the message, for showing it in another language. Absent if only `code` is stable. */
  reason: z.string().optional(),
  /** Values in the message, by name. */
  values: messageValues.optional(),
};

/** An error as stored with a run or a job. */
export const storedError = z.object({ code: z.string(), message: z.string(), ...reasonFields });

export type StoredError = z.infer<typeof storedError>;

/** Body of every error response; `detail` is safe to show to the user. */
export const errorBody = z.object({
  detail: z.union([z.string(), z.record(z.string(), z.unknown())]),
  code: z.enum(errorCodes),
  ...reasonFields,
  request_id: z.string(),
  /** For invalid input: the message per field. */
  fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});

export type ErrorBody = z.infer<typeof errorBody>;
