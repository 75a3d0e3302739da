import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import pg from 'pg';
import type { ErrorBody, ErrorCode } from '../../contract/error-codes.ts';
import { AppError } from '../app-error.ts';
import { isDatabaseLost } from '../database/database-lost-error.ts';
import { isAccountGone } from '../database/tie-to-accounts.ts';
import { diskFullTold, isDiskFull } from '../disk-full.ts';
import { RenderError } from '../rendering/render-error.ts';
import { forCallers, reasonFields, type Told, told } from '../told.ts';
import { errorStatus } from './error-status.ts';

/** Error codes for Fastify's own refusals, by status, because its messages may change. */
const codeOfStatus: Record<number, ErrorCode> = {
  400: 'invalid_input',
  404: 'not_found',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
};

const toldOfStatus: Record<number, Told> = {
  400: forCallers("Couldn't read the request. Check that the body is valid JSON."),
  404: told('nothingHere'),
  413: forCallers('The request is too large. Send less at once.'),
  415: forCallers("This content type isn't accepted here. Send JSON."),
  429: told('tooManyRequests'),
};

function invalidInput(error: FastifyError): AppError | null {
  if (!hasZodFastifySchemaValidationErrors(error)) return null;
  const fields = error.validation.map((fault) => ({
    path: fault.instancePath.replace(/^\//, '').replaceAll('/', '.') || 'body',
    message: fault.message ?? 'is not valid',
  }));
  const first = fields[0];
  const detail = first ? `${first.path}: ${first.message}` : "The request isn't valid.";
  return new AppError('invalid_input', forCallers(detail), { fields, cause: error });
}

/** Maximum length of a rejected body that is still read, so the client gets the response. */
const readOnBytes = 64 * 1024 * 1024;

/** Returns whether the rest of a rejected body is too long to read. */
function isLongFromOver({ raw, headers }: FastifyRequest): boolean {
  if (raw.complete !== false) return false;
  const length = headers['content-length'];
  return length === undefined || Number(length) > readOnBytes;
}

/** SQLSTATE codes of values that a column can't hold: out of range, malformed, nested too deep, too large. */
const faultyValueCodes = new Set(['22003', '22007', '22008', '22P02', '54000', '54001']);

/** Maps database errors that a user or the operator can fix, by SQLSTATE. */
function ofDatabase(error: Error & { readonly code?: unknown }): AppError | null {
  const { code } = error;
  // The account was deleted during the request.
  if (isAccountGone(error)) return new AppError('unauthenticated', told('accountGone'), { cause: error });
  // A character that PostgreSQL text can't hold (NUL or a lone surrogate), in a value or within JSON.
  if (code === '22021' || code === '22P05')
    return new AppError(
      'invalid_input',
      forCallers("A text contains a character that can't be stored (NUL)."),
      {
        cause: error,
      },
    );
  if (error instanceof pg.DatabaseError && typeof code === 'string' && faultyValueCodes.has(code))
    return new AppError(
      'invalid_input',
      forCallers('A value is out of range, malformed or nested too deeply.'),
      {
        cause: error,
      },
    );
  return null;
}

/** Returns whether a parser ran out of stack on deeply nested input. V8 has no error code for it. */
const isTooDeep = (error: unknown): boolean =>
  error instanceof RangeError && error.message === 'Maximum call stack size exceeded';

/** Retry-After for a lost database, in seconds; about the time of a restart. */
const databaseBackInSeconds = 2;

/** Maps failures of the machine rather than the request: database lost, disk full. */
function ofMachine(error: unknown): AppError | null {
  if (isDatabaseLost(error))
    return new AppError('database_unavailable', told('databaseAway'), {
      cause: error,
      retryAfterSeconds: databaseBackInSeconds,
    });
  if (isDiskFull(error)) return new AppError('disk_full', diskFullTold, { cause: error });
  return null;
}

/** Converts any thrown value to the only error type that leaves the server. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError && errorStatus[error.code] < 500) return error;
  // Takes precedence over an error that wraps it.
  const ofItsOwn = ofMachine(error);
  if (ofItsOwn) return ofItsOwn;
  if (error instanceof AppError) return error;
  if (error instanceof RenderError) {
    const isPassing = error.code === 'render_busy' || error.code === 'render_failed';
    const options = isPassing ? { cause: error, retryAfterSeconds: 2 } : { cause: error };
    return new AppError(error.code, error.told, options);
  }
  if (isTooDeep(error))
    return new AppError('invalid_input', forCallers('The request has elements that are nested too deeply.'), {
      cause: error,
    });
  const fault = error instanceof Error ? ofDatabase(error) : null;
  if (fault) return fault;
  if (error instanceof Error && 'statusCode' in error) {
    const fastifyError = error as FastifyError;
    const invalid = invalidInput(fastifyError);
    if (invalid) return invalid;
    const status = fastifyError.statusCode ?? 500;
    const code = codeOfStatus[status];
    const message = toldOfStatus[status];
    if (code && message) return new AppError(code, message, { cause: error });
  }
  return new AppError('internal', told('internal'), {
    cause: error,
  });
}

function errorBodyOf(error: AppError, requestId: string): ErrorBody {
  return {
    detail: error.detail,
    code: error.code,
    ...reasonFields(error.told),
    request_id: requestId,
    ...(error.fields ? { fields: [...error.fields] } : {}),
  };
}

export function respondError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const appError = toAppError(error);
  const status = errorStatus[appError.code];
  if (appError.code === 'database_unavailable') request.log.warn({ err: appError.cause }, appError.detail);
  else if (status >= 500)
    request.log.error({ code: appError.code, err: appError.cause ?? appError }, appError.detail);
  else request.log.debug({ code: appError.code }, appError.detail);
  if (appError.retryAfterSeconds !== undefined)
    reply.header('retry-after', String(appError.retryAfterSeconds));
  if (isLongFromOver(request)) reply.header('connection', 'close');
  // A file response may have set its type already; errors are always JSON.
  reply.type('application/json').code(status).send(errorBodyOf(appError, request.id));
}
