import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErrorBody, ErrorCode } from '../../contract/error-codes.ts';
import { AppError } from '../app-error.ts';
import { isAccountGone } from '../database/tie-to-accounts.ts';
import { RenderError } from '../rendering/render-error.ts';
import { errorStatus } from './error-status.ts';

/** What Fastify itself refuses, by its status: the codes are fixed, its messages are not ours to match on. */
const codeOfStatus: Record<number, ErrorCode> = {
  400: 'invalid_input',
  404: 'not_found',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
};

const detailOfStatus: Record<number, string> = {
  400: 'The request could not be read. Check that the body is valid JSON.',
  404: 'There is nothing at this address.',
  413: 'The request is too large. Send less in one go.',
  415: 'This kind of content is not accepted here. Send JSON.',
  429: 'Too many requests. Wait a moment and try again.',
};

function invalidInput(error: FastifyError): AppError | null {
  if (!hasZodFastifySchemaValidationErrors(error)) return null;
  const fields = error.validation.map((fault) => ({
    path: fault.instancePath.replace(/^\//, '').replaceAll('/', '.') || 'body',
    message: fault.message ?? 'is not valid',
  }));
  const first = fields[0];
  const detail = first ? `${first.path}: ${first.message}` : 'The request is not valid.';
  return new AppError('invalid_input', detail, { fields, cause: error });
}

/** A refused body is read to its end up to this length, so that whoever sends it hears why. */
const readOnBytes = 64 * 1024 * 1024;

/** Whether there is more to come of a refused request than anybody should wait for. */
function isLongFromOver({ raw, headers }: FastifyRequest): boolean {
  if (raw.complete !== false) return false;
  const length = headers['content-length'];
  return length === undefined || Number(length) > readOnBytes;
}

/** What the database refuses for reasons that somebody can do something about, by its own codes. */
function ofDatabase(error: unknown): AppError | null {
  // A request that was under way when its account was deleted.
  if (isAccountGone(error))
    return new AppError('unauthenticated', 'User not authenticated', { cause: error });
  if (!(error instanceof Error && 'code' in error)) return null;
  const options = { cause: error };
  switch (error.code) {
    case '53100':
      return new AppError(
        'storage_failed',
        'The disk of the database is full. Whoever runs this server has to make room; then try again.',
        options,
      );
    // A sign (NUL) that no text of it can hold, in a value or within JSON.
    case '22021':
    case '22P05':
      return new AppError('invalid_input', 'A text has a sign in it that cannot be kept (NUL).', options);
    default:
      return null;
  }
}

/** Brings whatever was thrown into the one shape of error that leaves the server. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof RenderError) {
    const options = error.code === 'render_busy' ? { cause: error, retryAfterSeconds: 2 } : { cause: error };
    return new AppError(error.code, error.message, options);
  }
  const fault = ofDatabase(error);
  if (fault) return fault;
  if (error instanceof Error && 'statusCode' in error) {
    const fastifyError = error as FastifyError;
    const invalid = invalidInput(fastifyError);
    if (invalid) return invalid;
    const status = fastifyError.statusCode ?? 500;
    const code = codeOfStatus[status];
    const detail = detailOfStatus[status];
    if (code && detail) return new AppError(code, detail, { cause: error });
  }
  return new AppError(
    'internal',
    'Something went wrong on the server. Try again; if it stays, look for the request id in the log.',
    {
      cause: error,
    },
  );
}

function errorBodyOf(error: AppError, requestId: string): ErrorBody {
  return {
    detail: error.detail,
    code: error.code,
    request_id: requestId,
    ...(error.fields ? { fields: [...error.fields] } : {}),
  };
}

export function respondError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const appError = toAppError(error);
  const status = errorStatus[appError.code];
  if (status >= 500)
    request.log.error({ code: appError.code, err: appError.cause ?? appError }, appError.detail);
  else request.log.debug({ code: appError.code }, appError.detail);
  if (appError.retryAfterSeconds !== undefined)
    reply.header('retry-after', String(appError.retryAfterSeconds));
  if (isLongFromOver(request)) reply.header('connection', 'close');
  // A file answer may have set its own type already; an error is always JSON.
  reply.type('application/json').code(status).send(errorBodyOf(appError, request.id));
}
