import { APICallError, RetryError, ToolChoiceViolationError } from 'ai';
import { AppError } from '../../app-error.ts';
import { type ErrorReason, forCallers, type Told, told } from '../../told.ts';
import type { ResolvedModel } from '../providers/resolve-model.ts';

const reasons = {
  401: 'modelRejectedKey',
  403: 'modelRejectedKey',
  402: 'modelHasNoCredit',
  404: 'modelNotAtProvider',
  429: 'modelRateLimited',
  529: 'modelOverloaded',
} as const satisfies Record<number, ErrorReason>;

const hasReason = (status: number): status is keyof typeof reasons => Object.hasOwn(reasons, status);

const secondsOfMinute = 60;

/**
 * Returns the delay from a rate-limited provider's Retry-After; the SDK already retried delays under a
 * minute.
 */
function busyFor(model: string, status: number, headers: Readonly<Record<string, string>> = {}): Told | null {
  const seconds = Math.ceil(Number(headers['retry-after']));
  if (status !== 429 || !(seconds > 0)) return null;
  return seconds > secondsOfMinute
    ? told('modelRateLimitedMinutes', { model, minutes: Math.ceil(seconds / secondsOfMinute) })
    : told('modelRateLimitedSeconds', { model, seconds });
}

function toldOfStatus(model: string, status: number): Told {
  return hasReason(status)
    ? told(reasons[status], { model })
    : told('modelAnsweredStatus', { model, status });
}

/**
 * Maps a provider's failure to an error that tells users what to do; the provider's own text is only logged.
 */
export function modelFault(error: unknown, model: ResolvedModel): AppError {
  if (error instanceof AppError) return error;
  if (RetryError.isInstance(error)) return modelFault(error.lastError, model);
  if (ToolChoiceViolationError.isInstance(error))
    return new AppError(
      'model_failed',
      forCallers(
        `The model '${model.alias}' did not use the tool that tool_choice asks for. Leave tool_choice out, or choose another model.`,
      ),
      { cause: error },
    );
  if (APICallError.isInstance(error)) {
    const status = error.statusCode;
    if (status === undefined) {
      return new AppError('model_unavailable', told('modelServerUnreachable', { model: model.alias }), {
        cause: error,
      });
    }
    const message = busyFor(model.alias, status, error.responseHeaders) ?? toldOfStatus(model.alias, status);
    return new AppError(status >= 500 || status === 429 ? 'model_unavailable' : 'model_failed', message, {
      cause: error,
    });
  }
  return new AppError('model_failed', told('modelStopped', { model: model.alias }), { cause: error });
}
