import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import pg from 'pg';
import type { ErrorBody, ErrorCode } from '../../contract/error-codes.ts';
import { AppError } from '../app-error.ts';
import { isDatabaseLost } from '../database/database-lost-error.ts';
import { isAccountGone } from '../database/tie-to-accounts.ts';
import { diskFullDetail, isDiskFull } from '../disk-full.ts';
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
  400: "Couldn't read the request. Check that the body is valid JSON.",
  404: 'There is nothing at this address.',
  413: 'The request is too large. Send less at once.',
  415: "This content type isn't accepted here. Send JSON.",
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

/** Values that no column can hold, by the database's codes: out of range, malformed, nested too deep, too large. */
const faultyValueCodes = new Set(['22003', '22007', '22008', '22P02', '54000', '54001']);

/** Returns what the database refuses for reasons that somebody can do something about, by its own codes. */
function ofDatabase(error: Error & { readonly code?: unknown }): AppError | null {
  const { code } = error;
  // A request that was under way when its account was deleted.
  if (isAccountGone(error))
    return new AppError('unauthenticated', 'User not authenticated', { cause: error });
  // A character (NUL or half of a surrogate pair) that no text of it can hold, in a value or within JSON.
  if (code === '22021' || code === '22P05')
    return new AppError('invalid_input', "A text contains a character that can't be stored (NUL).", {
      cause: error,
    });
  if (error instanceof pg.DatabaseError && typeof code === 'string' && faultyValueCodes.has(code))
    return new AppError('invalid_input', 'A value is out of range, malformed or nested too deeply.', {
      cause: error,
    });
  return null;
}

/**
 * Whether a parser or a walk ran out of stack: input nested by the ten thousands. The engine gives it no code of its own.
 */
const isTooDeep = (error: unknown): boolean =>
  error instanceof RangeError && error.message === 'Maximum call stack size exceeded';

/** Seconds after which a lost database is worth another try: a restart of one takes about as long. */
const databaseBackInSeconds = 2;

/** Returns what is wrong with the machine rather than with the request: no database, no room. */
function ofMachine(error: unknown): AppError | null {
  if (isDatabaseLost(error))
    return new AppError(
      'database_unavailable',
      "Octavo can't reach its database right now. Try again in a moment.",
      {
        cause: error,
        retryAfterSeconds: databaseBackInSeconds,
      },
    );
  if (isDiskFull(error)) return new AppError('disk_full', diskFullDetail, { cause: error });
  return null;
}

/** Converts whatever was thrown to the one shape of error that leaves the server. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError && errorStatus[error.code] < 500) return error;
  // Whatever a verb made of it on the way.
  const ofItsOwn = ofMachine(error);
  if (ofItsOwn) return ofItsOwn;
  if (error instanceof AppError) return error;
  if (error instanceof RenderError) {
    const isPassing = error.code === 'render_busy' || error.code === 'render_failed';
    const options = isPassing ? { cause: error, retryAfterSeconds: 2 } : { cause: error };
    return new AppError(error.code, error.message, options);
  }
  if (isTooDeep(error))
    return new AppError('invalid_input', 'The request has elements that are nested too deeply.', {
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
    const detail = detailOfStatus[status];
    if (code && detail) return new AppError(code, detail, { cause: error });
  }
  return new AppError(
    'internal',
    'Something went wrong on the server. Try again. If it happens again, search the log for the request id.',
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
  if (appError.code === 'database_unavailable') request.log.warn({ err: appError.cause }, appError.detail);
  else if (status >= 500)
    request.log.error({ code: appError.code, err: appError.cause ?? appError }, appError.detail);
  else request.log.debug({ code: appError.code }, appError.detail);
  if (appError.retryAfterSeconds !== undefined)
    reply.header('retry-after', String(appError.retryAfterSeconds));
  if (isLongFromOver(request)) reply.header('connection', 'close');
  // A file answer may have set its own type already; an error is always JSON.
  reply.type('application/json').code(status).send(errorBodyOf(appError, request.id));
}
